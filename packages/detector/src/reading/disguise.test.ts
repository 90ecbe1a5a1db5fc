import { expect, test } from "vitest";
import { disguisesOf } from "./disguise.ts";

const found = (text: string) => disguisesOf(text).map(({ text: what, start, end }) => [what, text.slice(start, end)]);

test("invisible characters are told, each run once", () => {
  expect(found("one\u200B\u200B two\u2060")).toEqual([
    ["Contains invisible characters.", "\u200B\u200B"],
    ["Contains invisible characters.", "\u2060"],
  ]);
});

test.each(["t\uFE0Fhe", "t\u{E0100}he", "t\u3164he"])("what nobody sees in a word is told: %j", (text) => {
  expect(found(text)).toEqual([["Contains invisible characters.", text.slice(1, -2)]]);
});

test.each(["𝐛𝐨𝐥𝐝", "ｗｉｄｅ", "ⓑⓘⓖ", "ᴄᴀᴘs"])("letters of unusual form are told: %s", (text) => {
  expect(found(text).map(([what]) => what)).toEqual(["Contains letters of unusual form."]);
});

test("a word that mixes alphabets is told whole", () => {
  expect(found("We dеlve in.")).toEqual([["Contains letters of another alphabet that look like Latin ones.", "dеlve"]]);
  expect(found("ꓪe delve in.")).toEqual([["Contains letters of another alphabet that look like Latin ones.", "ꓪe"]]);
});

test.each(["Plain words.", "where 𝑥 is one", "❤\uFE0F and oﬃce", "“Curly” — and é", "Москва and Αθήνα", "👩‍👩‍👧 family", "a\u00A0b"])("%s hides nothing", (text) => {
  expect(disguisesOf(text)).toEqual([]);
});
