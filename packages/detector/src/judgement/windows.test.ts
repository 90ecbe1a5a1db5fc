import { expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { windowLogit, windows } from "./windows.ts";

const { tokens } = passageOf("One here. Two now. Three then. Four so. Five yet. Six more. Seven most.");
const evidence = [{ sums: Float32Array.from({ length: tokens.count }, (_, at) => tokens.sentences[at] ?? 0), known: new Uint32Array(tokens.count).fill(1) }];
const found = windows(tokens, 0, tokens.count, evidence);

test("each sentence has a window, in order, with its own tokens and words", () => {
  expect(found.map(({ sentence }) => sentence)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(found[1]).toMatchObject({ from: 3, to: 6, words: 2 });
});

test("a window's evidence is that of its sentence and two on either side", () => {
  expect(found[3]?.sums).toEqual([{ sum: 3 * (1 + 2 + 3 + 4 + 5), known: 15 }]);
  expect(found[0]?.sums).toEqual([{ sum: 3 * (0 + 1 + 2), known: 9 }]);
});

test("the evidence of each family has its share in the logit", () => {
  expect(windowLogit({ shares: [2, -1], height: 0.5 }, { evidence: [1, 3] })).toBe(-0.5);
});
