import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { corpusDirectory } from "@prosewell/corpus";
import type { Detection, Detector } from "@prosewell/detector";
import { countWords } from "@prosewell/prose";

interface DevPassage {
  readonly text: string;
  readonly label: "human" | "ai";
  readonly generator: string;
  readonly domain: string;
  readonly source: string;
}

/** A passage that the training has not seen, and what the detector says of it. */
export interface Judged extends DevPassage {
  readonly isGenerated: boolean;
  readonly words: number;
  readonly score: number;
  readonly detection: Detection;
}

/** The judged dev passages, or `null` where the corpus is not on this machine. */
export function judgeDev({ detect }: Detector): Judged[] | null {
  const file = resolve(corpusDirectory(), "detector/dev.jsonl.gz");
  if (!existsSync(file)) return null;
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const passage: DevPassage = JSON.parse(line);
    const detection = detect(passage.text);
    if (detection.probability === null) return [];
    return [{ ...passage, isGenerated: passage.label === "ai", words: countWords(passage.text), score: detection.probability, detection }];
  });
}
