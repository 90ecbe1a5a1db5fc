import { describe, expect, test } from "vitest";
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

describe("a paragraph that is set in", () => {
  const first = "It was late when we came home, and nobody had left a light on for us.";
  const second = "So we sat on the steps, “as one does,” and waited for the well-known sound of his car.";

  test.each(["\t", "    "])("is prose: %j", (indentation) => {
    const text = [first, second].map((paragraph) => indentation + paragraph).join("\n\n");
    expect(passageOf(text).sentences.map(({ start, end }) => text.slice(start, end))).toEqual([first, second]);
    expect(notes(text)).toEqual([]);
  });

  test.each([
    ["a program", 'const total = items.map(price).reduce(add, 0);\n    if (total > limit) throw new Error("too much");'],
    ["settings", "name: build\n    on: push\n    runs: always\n    steps: install, check, test\n    shell: plain\n    cache: none"],
  ])("is code where it reads as code: %s", (_, code) => {
    expect(notes(`${prose}\n\n    ${code}`)).toEqual(["Code is left out of the judgement."]);
  });
});

test.each(["[12]", "[^3]"])("the number of a note is not read: %s", (note) => {
  expect(passageOf(`It is so${note}. Nobody knows.`).words).toBe(5);
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
