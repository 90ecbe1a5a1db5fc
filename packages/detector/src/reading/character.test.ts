import { expect, test } from "vitest";
import { characterAt, hasLookalikes, kind, plainText } from "./character.ts";

const read = (text: string) => characterAt(text.codePointAt(0) ?? 0);

test.each([
  ["A", "a"],
  ["é", "e"],
  ["а", "a"],
  ["Ο", "o"],
  ["ｆ", "f"],
  ["𝐛", "b"],
  ["’", "'"],
  ["”", '"'],
  ["–", "—"],
  ["ᴋ", "k"],
  ["ꓢ", "s"],
  ["\u00A0", " "],
])("%s counts as %s", (written, plain) => {
  expect(String.fromCharCode(read(written).code)).toBe(plain);
});

test("only letters of another script are look-alikes", () => {
  expect(["о", "o", "é"].map(hasLookalikes)).toEqual([true, false, false]);
});

test.each(["\u200B", "\u00AD", "\u2060", "\uFEFF", "\u0301", "\u0000", "\u115F", "\u3164", "\uFE0F", "\u{E0041}", "\u{E0100}"])("%j is not seen", (written) => {
  expect(read(written).kind).toBe(kind.unseen);
});

test("a text in disguise reads as what it looks like", () => {
  expect(plainText("Tһе\u200B quісk — “fох”")).toBe('the quick — "fox"');
});

test("letters in one stand for all of them, an accent for none", () => {
  expect(plainText("oﬃce ﬁne ĳs ệ ŷ")).toBe("office fine ijs e y");
});

test("the blank of Braille is a space", () => {
  expect(read("\u2800").kind).toBe(kind.space);
});

test("every code point has a character, lone surrogates too", () => {
  for (const point of [0, 0x7f, 0xd800, 0xdfff, 0xfffd, 0xffff, 0x1f600, 0x10ffff]) expect(characterAt(point).code).toBeLessThan(0x10000);
});
