import { findLocks, parse } from "@prosewell/prose";
import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hintsIn } from "../engine/hints-in.ts";
import { passagesOf } from "../engine/passages.ts";
import { loadWinkTagger } from "../tagger/wink.ts";
import { hintRules } from "./index.ts";

const tagger = await loadWinkTagger();

function hintsOf(text: string) {
  const document = parse(text);
  return [...passagesOf(document, findLocks(document))].flatMap((passage) => hintsIn(passage, { tone: "standard", strength: "standard" }, tagger));
}

describe.each(hintRules)("$id", ({ id, points, passes }) => {
  const own = (text: string) => hintsOf(text).filter(({ rule }) => rule === id).map(({ start, end }) => text.slice(start, end));

  test.each(points)("points into %j at %j", (text, at) => {
    expect(own(text)).toContain(at);
  });

  test.each(passes.map((text) => [text]))("says nothing about %j", (text) => {
    expect(own(text)).toEqual([]);
  });

  test("has at least five texts that it points into and three that it passes", () => {
    expect(points.length).toBeGreaterThanOrEqual(5);
    expect(passes.length).toBeGreaterThanOrEqual(3);
  });
});

test("a hint stands where it was found in the whole text, and code has none", () => {
  const text = "Rain fell.\n\n```\nStudies show it.\n```\n\nStudies show that bees sleep.";
  expect(hintsOf(text)).toEqual([expect.objectContaining({ start: text.lastIndexOf("Studies"), end: text.lastIndexOf("Studies") + "Studies show".length, rule: "unsourced-claims" })]);
});

test("a quotation is left to who said it", () => {
  expect(hintsOf("“Studies show that the bees here sleep,” she said.")).toEqual([]);
});

test("every hint's file is called like it", () => {
  const files = readdirSync(new URL(".", import.meta.url)).filter((name) => !/^(?:hint|index|sources|hints\.test)\.ts$/u.test(name));
  expect(hintRules.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});
