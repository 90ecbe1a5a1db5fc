import type { DocumentKind } from "@prosewell/documents";

/** The file that a text came out of. */
export interface Source {
  readonly name: string;
  readonly kind: DocumentKind;
  /** Its text as a text box holds it, in which a line ends with `\n`. */
  readonly text: string;
  /** Spans of `text` that the file cannot have otherwise, in UTF-16 code units. */
  readonly locked: readonly (readonly [start: number, end: number])[];
  /** The kind that it is written as. */
  readonly writes: DocumentKind;
  readonly canTrack: boolean;
  /** Its bytes, held here: the file itself may be changed or moved meanwhile. */
  readonly bytes: Blob;
}
