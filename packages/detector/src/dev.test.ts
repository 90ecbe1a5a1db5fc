import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { corpusDirectory } from "@prosewell/corpus";
import { describe, expect, test } from "vitest";
import { createDetector } from "./index.ts";

const file = resolve(corpusDirectory(), "detector/dev.jsonl.gz");
const lines = existsSync(file) ? gunzipSync(readFileSync(file)).toString("utf8").trim().split("\n") : [];
if (lines.length === 0) process.stderr.write("Skipped: the detector's dev passages are not in CORPUS_DIR.\n");

const { detect } = await createDetector();

const judged = lines.flatMap((line) => {
  const { text, label }: { text: string; label: string } = JSON.parse(line);
  const { verdict, probability, range } = detect(text);
  return probability === null ? [] : [{ isGenerated: label === "ai", verdict, probability, range, words: text.split(/\s+/u).length }];
});
const mean = (values: readonly number[]) => values.reduce((total, value) => total + value, 0) / values.length;
const share = <Item>(items: readonly Item[], test_: (item: Item) => boolean) => items.filter(test_).length / items.length;

describe.skipIf(lines.length === 0)("on passages that the training has not seen", () => {
  test("nine in ten ranges hold what the text is", () => {
    expect(share(judged, ({ range: [low, high], isGenerated }) => (isGenerated ? high === 1 : low === 0))).toBeGreaterThanOrEqual(0.88);
  });

  test("of texts with like probabilities that share is generated, within their mean range", () => {
    for (let bin = 0; bin < 5; bin += 1) {
      const inside = judged.filter(({ probability }) => Math.min(4, Math.floor(probability * 5)) === bin);
      const generated = share(inside, ({ isGenerated }) => isGenerated);
      expect(generated).toBeGreaterThanOrEqual(mean(inside.map(({ range }) => range[0])));
      expect(generated).toBeLessThanOrEqual(mean(inside.map(({ range }) => range[1])));
    }
  });

  test("probabilities are off by no more than three in a hundred", () => {
    let error = 0;
    for (let bin = 0; bin < 10; bin += 1) {
      const inside = judged.filter(({ probability }) => Math.min(9, Math.floor(probability * 10)) === bin);
      if (inside.length > 0) error += (inside.length / judged.length) * Math.abs(mean(inside.map(({ probability }) => probability)) - share(inside, ({ isGenerated }) => isGenerated));
    }
    expect(error).toBeLessThanOrEqual(0.03);
  });

  test("short texts have wider ranges", () => {
    const widths = (isShort: boolean) => mean(judged.filter(({ words }) => words < 300 === isShort).map(({ range: [low, high] }) => high - low));
    expect(widths(true)).toBeGreaterThan(widths(false));
  });

  test("at most one person in a hundred is accused", () => {
    expect(share(judged.filter(({ isGenerated }) => !isGenerated), ({ verdict }) => verdict === "ai")).toBeLessThanOrEqual(0.01);
  });
});
