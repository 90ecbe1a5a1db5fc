import type { DocumentKind } from "./kinds.ts";

/** One change to a text. The humanizer's `Edit` is one. Offsets are UTF-16 code units of the document's `text`, `end` exclusive. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
  /** Stands in the margin, as a comment, when changes are tracked. */
  readonly reason?: string;
  /** Changes of one group belong together: all of them are made, or none. */
  readonly group?: string;
}

/** Who made tracked changes, and when. */
export interface Tracking {
  readonly author: string;
  readonly date: Date;
  /** Gives each change that has a reason a comment with it. */
  readonly comments?: boolean;
}

export interface WriteOptions {
  /** Writes each change as a tracked one, for the person to accept or reject; only a .docx and an .odt can hold such. */
  readonly tracked?: Tracking;
}

/** What was written. */
export interface Written {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The text that the bytes hold: `text` with every change that could be made. */
  readonly text: string;
  /**
   * Changes that were left out, since the file has no place for them: they cut through what is no text, such as the mark of a
   * footnote, or a field; and those of their groups. Changes that keep off `locked` and off Markdown's marks are never among them.
   */
  readonly refused: readonly Change[];
}

/** Told how much of a file is read, from 0 to 1. */
export type OnShare = (share: number) => void;

/** An open document. */
export interface OpenDocument {
  readonly kind: DocumentKind;
  /** Its text as Markdown. For .txt and .md it is the file's own, line endings included. */
  readonly text: string;
  /** Spans of `text` that the file cannot have otherwise (results of fields, existing tracked changes); for `Request.locked`. */
  readonly locked: readonly (readonly [start: number, end: number])[];
  /** The kind that {@link write} gives: the document's own; Markdown for a .pdf, whose pages have no room for other words. */
  readonly writes: DocumentKind;
  readonly canTrack: boolean;
  /**
   * The file with `changes` made: the same file, with only the words inside them changed; without a change, byte for byte the same.
   * Changes may come in any order; those that overlap or lie outside the text throw a `RangeError`.
   */
  write(changes: readonly Change[], options?: WriteOptions): Written;
}
