import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { corpusDirectory } from "@prosewell/corpus";

/** A labelled passage of the detector's corpus. */
export interface Passage {
  readonly id: string;
  readonly text: string;
  readonly label: "human" | "ai";
  readonly generator: string;
  readonly domain: string;
  readonly source: string;
  readonly topic: string;
}

/** The passages of a part of the corpus, or `null` where it is not on this machine. */
export function passages(part: "train" | "dev"): Passage[] | null {
  const file = resolve(corpusDirectory(), `detector/${part}.jsonl.gz`);
  if (!existsSync(file)) return null;
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Passage);
}
