import { expect, test } from "vitest";
import { verdictOf } from "./verdict.ts";

const settings = { verdicts: { ai: 3, human: -1 }, mixed: { ai: 0.8, human: 0.2 } };
const stretch = (words: number, probability: number) => ({ words, probability });
const even = [stretch(100, 0.5), stretch(100, 0.5)];

test("the text's logit decides between generated, human and neither", () => {
  expect([4, 1, -2].map((logit) => verdictOf(settings, logit, even))).toEqual(["ai", "unsure", "human"]);
});

test("a paragraph of each side makes a text mixed", () => {
  expect(verdictOf(settings, 1, [stretch(80, 0.95), stretch(80, 0.9), stretch(80, 0.05), stretch(40, 0.1)])).toBe("mixed");
});

test("a lone sentence of the other side does not", () => {
  expect(verdictOf(settings, 4, [stretch(200, 0.95), stretch(20, 0.05)])).toBe("ai");
});

test("sentences of either side in turn do not", () => {
  const turns = Array.from({ length: 12 }, (_, at) => stretch(20, at % 2 === 0 ? 0.95 : 0.05));
  expect(verdictOf(settings, 1, turns)).toBe("unsure");
});
