import { expect, test } from "vitest";
import { isSound } from "./check.ts";

const allows = (text: string, before: string, replacement: string) => {
  const start = text.indexOf(before);
  return isSound(text, [{ start, end: start + before.length, after: replacement, alternatives: [], rule: "any" }]);
};

test.each([
  ["a plain swap", "We leverage data.", "leverage", "use"],
  ["a deletion with its space", "A truly fine day.", "truly ", ""],
  ["a fault that was there before", "It is  truly fine.", "truly ", ""],
])("lets through %s", (_, text, before, replacement) => {
  expect(allows(text, before, replacement)).toBe(true);
});

test.each([
  ["a doubled word", "We use leverage here.", "leverage", "use"],
  ["a doubled space", "A truly fine day.", "truly", ""],
  ["a space before a comma", "It is fine, truly, today.", "fine", ""],
  ["a lower-case sentence start", "It ended. Moreover, we left.", "Moreover, we", "we"],
  ["a lost bracket", "It (the end) came.", "(the end", "the end"],
  ["a wrong article", "It is a robust plan.", "robust", "able"],
])("stops %s", (_, text, before, replacement) => {
  expect(allows(text, before, replacement)).toBe(false);
});

test("brackets may come in pairs, one in each change of a group", () => {
  const dash = (start: number, after: string) => ({ start, end: start + 1, after, alternatives: [], rule: "dashes", group: "pair" });
  const text = "Every room—kitchen, hall—was painted.";
  expect(isSound(text, [dash(10, " ("), dash(24, ") ")])).toBe(true);
  expect(isSound(text, [dash(10, " (")])).toBe(false);
});
