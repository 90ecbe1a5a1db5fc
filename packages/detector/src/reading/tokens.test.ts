import { expect, test } from "vitest";
import { token } from "./token.ts";
import { tokensOf } from "./tokens.ts";

const read = (text: string, leftOut: { start: number; end: number }[] = []) => {
  const tokens = tokensOf(text, [{ start: 0, end: text.length }], leftOut);
  return Array.from({ length: tokens.count }, (_, at) => ({
    plain: String.fromCharCode(...tokens.letters.slice(tokens.letterStarts[at], tokens.letterStarts[at + 1])),
    written: text.slice(tokens.starts[at], tokens.ends[at]),
    kind: tokens.kinds[at],
    capital: tokens.capitals[at],
  }));
};
const plain = (text: string) => read(text).map((one) => one.plain);

test("words keep their apostrophes, numbers their points and commas", () => {
  expect(plain("Don't pay 1,200.50 now.")).toEqual(["don't", "pay", "1,200.50", "now", "."]);
});

test("typographic marks read like typed ones", () => {
  expect(plain("It’s “so” – yes…")).toEqual(plain('It\'s "so" -- yes...'));
});

test("a hyphen between spaces is a dash, one inside a word is not", () => {
  expect(plain("a - b")).toEqual(["a", "—", "b"]);
  expect(plain("well-known")).toEqual(["well", "-", "known"]);
});

test("a word that is parted at the end of a line is one word, as a name after a hyphen is not", () => {
  expect(read("a trans-\nfor-\r\nmation")).toMatchObject([{ plain: "a" }, { plain: "transformation", written: "trans-\nfor-\r\nmation" }]);
  expect(plain("pre-\nWorld")).toEqual(["pre", "-", "world"]);
  expect(plain("well- known")).toEqual(["well", "-", "known"]);
});

test("a run of one mark is one token", () => {
  expect(plain("No!! Wait...")).toEqual(["no", "!!", "wait", "..."]);
});

test("what is not seen parts no word, and the written form keeps it", () => {
  expect(read("de\u200Blve in\u00ADto")).toMatchObject([
    { plain: "delve", written: "de\u200Blve" },
    { plain: "into", written: "in\u00ADto" },
  ]);
});

test("letters in one are read one by one", () => {
  expect(read("an oﬃce")).toMatchObject([{ plain: "an" }, { plain: "office", written: "oﬃce" }]);
});

test("what is left out is passed over", () => {
  expect(read("one two three", [{ start: 4, end: 7 }]).map((one) => one.plain)).toEqual(["one", "three"]);
});

test("capitals are noted: one, or all", () => {
  expect(read("The NASA of us").map(({ capital }) => capital)).toEqual([1, 2, 0, 0]);
});

test("words, numbers and marks are told apart", () => {
  expect(read("in 1999 !").map(({ kind }) => kind)).toEqual([token.word, token.number, token.mark]);
});
