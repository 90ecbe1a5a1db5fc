import { expect, test } from "vitest";
import { isRemoval, visible } from "./visible.ts";

test.each([
  ["\u200b", "U+200B"],
  ["\u00a0 ", "U+00A0 U+0020"],
  ["in order to", "in order to"],
  [" x", " x"],
  ["in order ", "in order"],
  ["", ""],
])("%j is shown as %j", (wording, shown) => {
  expect(visible(wording)).toBe(shown);
});

test.each([
  ["Moreover, ", "", true],
  ["n’t about speed; it’s ", " ", true],
  ["\u00a0 ", " ", false],
  ["in order to", "to", false],
])("%j that becomes %j is taken out: %j", (before, after, removed) => {
  expect(isRemoval(before, after)).toBe(removed);
});
