import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { parseJsonLines } from "./json-lines.ts";

/** A text from a corpus that is not ours to pass on. */
export interface ExternalText {
  readonly id: string;
  readonly text: string;
}

const files = {
  "llm-essays": "rewriting/llm_essays_dev.jsonl",
  "human-control": "rewriting/human_gov_control_dev.jsonl",
  humanizerbench: "humanizerbench/inputs.jsonl",
} as const;

export type ExternalName = keyof typeof files;

const repository = fileURLToPath(new URL("../../..", import.meta.url));

/** Where the external corpora lie: `CORPUS_DIR`, else `shared/corpus` beside the repository. */
export const corpusDirectory = (): string =>
  // oxlint-disable-next-line node/no-process-env -- the one setting that says where data that is not ours lies
  resolve(repository, process.env["CORPUS_DIR"] || "../shared/corpus");

/** The texts of an external corpus, or `null` where it is not on this machine. */
export function external(name: ExternalName): ExternalText[] | null {
  const file = resolve(corpusDirectory(), files[name]);
  return existsSync(file) ? parseJsonLines(readFileSync(file, "utf8")) : null;
}

/** What a commercial humanizer made of one of HumanizerBench's inputs (CC BY 4.0). */
export interface MarketOutput {
  /** The input's id. */
  readonly sample: string;
  readonly tool: string;
  readonly output: string;
}

/** The market's outputs for the inputs of `external("humanizerbench")`, or `null` where they are not on this machine. */
export function marketOutputs(): MarketOutput[] | null {
  const file = resolve(corpusDirectory(), "humanizerbench/market-outputs.jsonl.gz");
  return existsSync(file) ? parseJsonLines(gunzipSync(readFileSync(file)).toString("utf8")) : null;
}
