import { expect, test } from "vitest";
import { passageOf } from "./passage.ts";

const prose = "One plain sentence stands here. Another follows it.";
const notes = (text: string) => passageOf(text).notices.map(({ text: what }) => what);

test("prose is judged whole", () => {
  expect(passageOf(prose)).toMatchObject({ words: 8, notices: [] });
});

test.each([
  ["code", "```\nlet a = 1;\n```", "Code is left out of the judgement."],
  ["a block quotation", "> Somebody else said all of this.", "A quotation is left out of the judgement."],
  ["a table", "| a | b |\n| --- | --- |\n| 1 | 2 |", "A table is left out of the judgement."],
])("%s is left out, and told", (_, block, notice) => {
  const text = `${prose}\n\n${block}`;
  expect(passageOf(text).words).toBe(8);
  expect(notes(text)).toEqual([notice]);
});

test("a heading is no running prose", () => {
  expect(passageOf(`# A title of many words\n\n${prose}`).words).toBe(8);
});

test("a code span is left out of its sentence", () => {
  const text = "Call `the one` now.";
  expect(passageOf(text).words).toBe(2);
  expect(notes(text)).toEqual(["Code is left out of the judgement."]);
});

test("a long quotation is left out, a line of dialogue is not", () => {
  const long = Array.from({ length: 50 }, () => "word").join(" ");
  expect(passageOf(`He wrote “${long}” to us.`).words).toBe(4);
  expect(passageOf("“Go away,” he said.").words).toBe(4);
});
