import type { Change, Tracking } from "@prosewell/documents";
import type { Decisions } from "../review/decisions.ts";
import type { Outcome } from "../runtime.ts";
import { changesOf } from "./changes.ts";
import type { Documents } from "./documents.ts";
import { changesInFile } from "./line-ends.ts";
import type { Source } from "./source.ts";

export interface Saved {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Changes that the file has no place for. */
  readonly refused: readonly Change[];
}

/** The file with what was decided in it; by `tracked`, as changes for somebody else to accept. */
export const saveSource = async (documents: Documents, source: Source, outcome: Outcome, decisions: Decisions, tracked?: Tracking): Promise<Saved> => {
  const document = await documents.open(new Uint8Array(await source.bytes.arrayBuffer()), source.name, { limits: { bytes: source.bytes.size } });
  try {
    return await document.write(changesInFile(document.text, changesOf(source.text, outcome, decisions)), tracked ? { tracked } : {});
  } finally {
    document.close();
  }
};
