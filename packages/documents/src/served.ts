import { transfer } from "comlink";
import type { Change, OnShare, OpenDocument, WriteOptions, Written } from "./document.ts";
import type { ExportKind } from "./export/export-text.ts";
import { DocumentError, type Problem } from "./failure.ts";
import type { DocumentKind } from "./kinds.ts";
import type { Limits } from "./limits.ts";
import { openDocument } from "./open-document.ts";

/** What a page knows of a document that a worker holds. */
export type Opened = Omit<OpenDocument, "write">;

/** A {@link DocumentError} on its way to the page: of an error as such only the words would arrive. */
export interface Refusal {
  readonly code: Problem;
  readonly detail: string;
  readonly actual: DocumentKind | undefined;
}

/** What a worker does for its page. */
export interface Served {
  open(bytes: Uint8Array, name: string, limits: Partial<Limits>, onShare?: OnShare): Promise<Opened | Refusal>;
  write(changes: readonly Change[], options: WriteOptions): Written;
  export(text: string, kind: ExportKind): Promise<Uint8Array<ArrayBuffer>>;
}

/** Holds one document. */
export function serveDocument(): Served {
  let document: OpenDocument | undefined;
  return {
    async open(bytes, name, limits, onShare) {
      try {
        document = await openDocument(bytes, name, limits, onShare);
        const { kind, text, locked, writes, canTrack } = document;
        return { kind, text, locked, writes, canTrack };
      } catch (error) {
        if (!(error instanceof DocumentError)) throw error;
        return { code: error.code, detail: error.message, actual: error.actual };
      }
    },
    write(changes, options) {
      if (!document) throw new Error("No document is open.");
      const written = document.write(changes, options);
      return transfer(written, [written.bytes.buffer]);
    },
    async export(text, kind) {
      const { exportText } = await import("./export/export-text.ts");
      const bytes = await exportText(text, kind);
      return transfer(bytes, [bytes.buffer]);
    },
  };
}
