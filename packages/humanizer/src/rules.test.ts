import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyRule } from "./apply-rule.ts";
import { rules } from "./rules/index.ts";
import { loadWinkTagger } from "./tagger/wink.ts";

const tagger = await loadWinkTagger();

describe.each(rules)("$id", (rule) => {
  test.each(rule.rewrites)("rewrites: %s → %s", (before, after, tone) => {
    expect(applyRule(rule, before, tagger, tone)).toBe(after);
  });

  test.each(rule.rewrites)("has nothing left to do after: %s", (_, after, tone) => {
    expect(applyRule(rule, after, tagger, tone)).toBe(after);
  });

  test.each(rule.leaves)("leaves: %s", (text) => {
    expect(applyRule(rule, text, tagger)).toBe(text);
  });

  test("has at least five examples of each kind", () => {
    expect(rule.rewrites.length).toBeGreaterThanOrEqual(5);
    expect(rule.leaves.length).toBeGreaterThanOrEqual(3);
  });
});

test("the list names every rule file, once", () => {
  const files = readdirSync(new URL("rules/", import.meta.url))
    .filter((name) => name.endsWith(".ts") && !/\.(test|table)\.ts$|^index\.ts$/u.test(name))
    .map((name) => name.replace(/\.ts$/u, ""));
  expect(rules.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
});
