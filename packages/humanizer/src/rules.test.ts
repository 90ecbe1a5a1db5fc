import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { editsOf, textsOf } from "./rule-examples.ts";
import { rules } from "./rules/index.ts";
import { loadWinkTagger } from "./tagger/wink.ts";

const tagger = await loadWinkTagger();

const insideWord = /[\p{L}\p{N}]['’]?\|['’]?[\p{L}\p{N}]/u;

describe.each(rules)("$id", (rule) => {
  const rewrites = rule.rewrites.map(([before, after, tone]) => ({ before, after, tone }));

  test.each(rewrites)("rewrites: $before → $after", ({ before, after, tone }) => {
    expect(textsOf(before, editsOf(rule, before, tagger, tone))).toContain(after);
  });

  test.each(rewrites)("has nothing left to do after: $after", ({ after, tone }) => {
    expect(editsOf(rule, after, tagger, tone)).toEqual([]);
  });

  test.each(rewrites)("begins and ends its marks where words do: $before", ({ before, tone }) => {
    const marks = editsOf(rule, before, tagger, tone).flatMap(({ start, end }) => [start, end]);
    expect(marks.filter((at) => insideWord.test(`${before.slice(0, at)}|${before.slice(at)}`))).toEqual([]);
  });

  test.each(rule.leaves)("leaves: %s", (text) => {
    expect(editsOf(rule, text, tagger)).toEqual([]);
  });

  test("has at least five examples of each kind", () => {
    expect(rule.rewrites.length).toBeGreaterThanOrEqual(5);
    expect(rule.leaves.length).toBeGreaterThanOrEqual(3);
  });
});

test("the list names every rule, once, and each rule's file is called like it", () => {
  const folder = new URL("rules/", import.meta.url);
  const files = readdirSync(folder).filter((name) => readFileSync(new URL(name, folder), "utf8").includes("= defineRule({"));
  expect(rules.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});
