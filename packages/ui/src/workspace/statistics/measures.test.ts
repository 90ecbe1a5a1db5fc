import { finish, Memory } from "@prosewell/prose";
import { expect, test } from "vitest";
import { measuring, spreadOf } from "./measures.ts";

const measured = (text: string) => finish(measuring(text, new Memory()));

test("sentences are counted in the order of the text, without headings and code", () => {
  expect(measured("# A heading of five words\n\nIt rained. We stayed at home all day.\n\n- And it snowed.\n\n```\nlet code = 1;\n```").sentences).toEqual([2, 6, 3]);
});

test("the grade is the published formula’s: 4.71 signs a word and half a word a sentence, less 21.43", () => {
  // 20 sentences of 6 words and 27 letters.
  const text = "Quiet rivers carry gently along here. ".repeat(20);
  const [signs, words, sentences] = [20 * 31, 20 * 6, 20];
  expect(measured(text).grade).toBeCloseTo(4.71 * (signs / words) + 0.5 * (words / sentences) - 21.43, 10);
});

test("of a few words no grade is told, and of none no length", () => {
  expect(measured("It rained.").grade).toBeNull();
  expect(measured("")).toEqual({ sentences: [], grade: null });
  expect(spreadOf([])).toBeNull();
});

test("the spread of sentences is told by the shortest, the longest and the mean", () => {
  expect(spreadOf([2, 6, 4])).toEqual({ shortest: 2, longest: 6, mean: 4 });
});
