import { expect, test } from "vitest";
import { attacked, attacks } from "./attacks.ts";

const text =
  "It is an important opportunity to explore the landscape of ambition. The people who live here do not always say so, but they know it well. \"Nothing lasts,\" she said — and she was right, as people often are. Moreover, the world is bigger than one town, one road, and one river. ".repeat(6).trim();

test.each(Object.keys(attacks))("%s: changes a text, and always the same way", (name) => {
  expect(attacked(name, text)).not.toBe(text);
  expect(attacked(name, text)).toBe(attacked(name, text));
});

test.each([
  ["small letters", text.toLowerCase()],
  ["short forms", text.replaceAll("It is", "It's").replaceAll("do not", "don't")],
])("%s", (name, expected) => {
  expect(attacked(name, text)).toBe(expected);
});

test("another order loses no sentence", () => {
  const sentences = (of: string) => of.split(/(?<=\.) /u).toSorted();
  expect(sentences(attacked("sentences in another order", text))).toEqual(sentences(text));
});

test("half a text is long enough to be judged", () => {
  const half = attacked("first half", text);
  expect(text.startsWith(half)).toBe(true);
  expect(half.split(" ").length).toBeGreaterThanOrEqual(80);
});
