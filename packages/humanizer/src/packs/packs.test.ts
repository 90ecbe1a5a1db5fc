import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "../rule-examples.ts";
import { packs } from "./index.ts";

describe.each(packs.flatMap(({ rules }) => rules))("$id", (rule) => {
  const rewrites = rule.rewrites.map(([before, after]) => ({ before, after }));

  test.each(rewrites)("rewrites: $before → $after", ({ before, after }) => {
    expect(textsOf(before, editsOf(rule, before, null))).toContain(after);
  });

  test.each(rewrites)("has nothing left to do after: $after", ({ after }) => {
    expect(editsOf(rule, after, null)).toEqual([]);
  });

  test.each(rule.leaves)("leaves: %s", (text) => {
    expect(editsOf(rule, text, null)).toEqual([]);
  });

  test("has at least five examples of change and three to be left alone", () => {
    expect(rule.rewrites.length).toBeGreaterThanOrEqual(5);
    expect(rule.leaves.length).toBeGreaterThanOrEqual(3);
  });
});

test.each(packs)("$language has at least ten operations", ({ rules }) => {
  expect(rules.length).toBeGreaterThanOrEqual(10);
});
