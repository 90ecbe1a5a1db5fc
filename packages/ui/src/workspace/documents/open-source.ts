import type { DocumentError, DocumentKind, OnShare, Problem } from "@prosewell/documents";
import type { Documents } from "./documents.ts";
import { inBox, spansInBox } from "./line-ends.ts";
import type { Source } from "./source.ts";

/** Why a file was not opened; `actual` is what an `otherKind` one really is. */
export interface FileProblem {
  readonly problem: Problem | "unreadable";
  readonly actual?: DocumentKind | undefined;
}

/** The file with its text, or why there is none. Nothing leaves the device. Rejects with the signal's reason, and where what reads files could not be loaded. */
export const openSource = async (documents: Documents, file: File, limit: number, signal: AbortSignal, onShare?: OnShare): Promise<Source | FileProblem> => {
  if (file.size > limit) return { problem: "tooLarge" };
  const bytes = await file.arrayBuffer().then((buffer) => new Uint8Array(buffer), () => null);
  if (!bytes) return { problem: "unreadable" };
  try {
    const document = await documents.open(bytes, file.name, { limits: { bytes: limit }, signal, onShare });
    document.close();
    const { kind, text, locked, writes, canTrack } = document;
    return { name: file.name, kind, text: inBox(text), locked: spansInBox(text, locked), writes, canTrack, bytes: new Blob([bytes]) };
  } catch (error) {
    if (isRefusal(error)) return { problem: error.code, actual: error.actual };
    throw error;
  }
};

const isRefusal = (error: unknown): error is DocumentError => error instanceof Error && error.name === "DocumentError";
