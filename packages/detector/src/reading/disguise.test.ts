import { expect, test } from "vitest";
import { disguisesOf } from "./disguise.ts";

const found = (text: string) => disguisesOf(text).map(({ text: what, start, end }) => [what, text.slice(start, end)]);

test("invisible characters are told, each run once", () => {
  expect(found("one\u200B\u200B two\u2060")).toEqual([
    ["Contains invisible characters.", "\u200B\u200B"],
    ["Contains invisible characters.", "\u2060"],
  ]);
});

test("a word that mixes alphabets is told whole", () => {
  expect(found("We dеlve in.")).toEqual([["Contains letters of another alphabet that look like Latin ones.", "dеlve"]]);
});

test.each(["Plain words.", "“Curly” — and é", "Москва and Αθήνα", "👩‍👩‍👧 family", "a\u00A0b"])("%s hides nothing", (text) => {
  expect(disguisesOf(text)).toEqual([]);
});
