import type { OpenInWorkerOptions, WorkerDocument } from "@prosewell/documents/client";

/** Kinds of file that a text of any origin can be saved as. */
export const newKinds = ["docx", "html", "md", "txt"] as const;
export type NewKind = (typeof newKinds)[number];

/** Reads and writes files, away from the page. What it needs comes with the first file. */
export interface Documents {
  /** Rejects with a `DocumentError` where the file cannot be opened. */
  open(bytes: Uint8Array, name: string, options?: OpenInWorkerOptions): Promise<WorkerDocument>;
  /** A new file of a text in Markdown. */
  export(text: string, kind: NewKind): Promise<Uint8Array<ArrayBuffer>>;
}
