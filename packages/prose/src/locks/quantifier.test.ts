import { describe, expect, test } from "vitest";
import { valued } from "../testing/locks.ts";

describe("quantities in words", () => {
  const finds: readonly (readonly [text: string, found: readonly string[]])[] = [
    ["All of them, every one, each day.", ["all", "every", "each"]],
    ["At least two, at most three, more than four.", ["at least", "two", "at most", "three", "more than", "four"]],
    ["A wide range of tools, a myriad of ways, numerous paths.", ["many", "many", "many"]],
    ["Most people always try.", ["most", "always"]],
    ["Over 5 and under $3, approximately 40.", ["more than", "less than", "about"]],
    ["Twenty-six months and half the time.", ["twenty-six", "half"]],
    ["One hour, only.", ["one", "only"]],
    ["Each and every day, the majority of us.", ["every", "most"]],
  ];
  test.each(finds)("finds them in: %s", (text, found) => {
    expect(valued("quantifier", text)).toEqual(found);
  });

  const leaves: readonly string[] = [
    "After all, it is all about balance.",
    "The most important one of the best.",
    "It is most widely known.",
    "Think about it, over and under.",
    "It is not only fast.",
    "A third pathway, the first of its kind.",
  ];
  test.each(leaves)("finds none in: %s", (text) => {
    expect(valued("quantifier", text)).toEqual([]);
  });
});
