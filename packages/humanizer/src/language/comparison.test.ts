import { expect, test } from "vitest";
import { compared } from "./comparison.ts";

test.each([
  ["strong", "stronger", "strongest"],
  ["full", "fuller", "fullest"],
  ["subtle", "subtler", "subtlest"],
  ["fine", "finer", "finest"],
  ["lively", "livelier", "liveliest"],
  ["big", "bigger", "biggest"],
  ["deep", "deeper", "deepest"],
  ["well-known", "better-known", "best-known"],
])("%s is compared by its ending", (adjective, comparative, superlative) => {
  expect([compared(adjective, "comparative"), compared(adjective, "superlative")]).toEqual([comparative, superlative]);
});

test.each(["important", "complex", "careful", "lasting", "far-reaching"])("%s needs the word “more”", (adjective) => {
  expect(compared(adjective, "comparative")).toBeNull();
});
