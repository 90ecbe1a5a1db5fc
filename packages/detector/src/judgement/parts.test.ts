import { expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { partsOf } from "./parts.ts";

const partsIn = (text: string) => {
  const { tokens, words } = passageOf(text);
  return { parts: partsOf(tokens, words), tokens };
};

test("a text of the usual length is one part", () => {
  expect(partsIn("A sentence of five words. ".repeat(100)).parts).toHaveLength(1);
});

test("a long text is cut between sentences into parts of like length that leave nothing out", () => {
  const { parts, tokens } = partsIn("A sentence of five words. ".repeat(300));
  expect(parts.map(({ words }) => words)).toEqual([500, 500, 500]);
  expect(parts.map(({ from }) => tokens.sentences[from])).toEqual([0, 100, 200]);
  expect(parts.at(-1)?.to).toBe(tokens.count);
});

test("a sentence without end is cut all the same", () => {
  expect(Math.max(...partsIn("word ".repeat(5000)).parts.map(({ words }) => words))).toBeLessThanOrEqual(600);
});
