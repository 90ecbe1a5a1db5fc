import { aiPassages, edgeCases } from "@prosewell/corpus";
import { compareLocks, finish } from "@prosewell/prose";
import { expect, test } from "vitest";
import { firstPass } from "./first-pass.ts";
import { createHumanizer } from "./index.ts";
import { firstRules } from "./rules/first.ts";
import { allRules } from "./rules/index.ts";
import type { Edit } from "./types.ts";

const { humanize } = await createHumanizer();
const first = (text: string, locked: readonly string[] = []) => finish(firstPass({ text, locked }));
const apply = (text: string, edits: readonly Edit[]) => edits.reduceRight((left, { start, end, after }) => left.slice(0, start) + after + left.slice(end), text);
const examples = allRules.flatMap(({ rewrites, leaves }) => [...rewrites.map(([before]) => before), ...leaves]);
const texts = [...aiPassages(), ...edgeCases()].map(({ text }) => text).concat(examples, "", "  \n");

test("every edit of the first pass is one of the whole rewrite, or lies within one", () => {
  const strays = texts.flatMap((text) => {
    const { edits } = first(text);
    const whole = edits.length > 0 ? humanize({ text }).edits : [];
    return edits.filter((edit) => !whole.some(({ start, end }) => start <= edit.start && edit.end <= end));
  });
  expect(strays).toEqual([]);
});

test("its edits lead from the text to what it shows, and but for what an assistant said no lock is lost or added", () => {
  const foreign = new Set(firstRules.filter((rule) => rule.foreign).map(({ id }) => id));
  for (const text of texts) {
    const { text: shown, edits } = first(text);
    expect(apply(text, edits)).toBe(shown);
    const { lost, added } = compareLocks(apply(text, edits.filter(({ rule }) => foreign.has(rule))), shown);
    expect([lost, added]).toEqual([[], []]);
  }
});

test("it takes out what an assistant said around a text, and leaves the words of the text alone", () => {
  const { text, edits } = first("Certainly! Here is a polished version of your text:\n\nMoreover, we lever\u200Bage tools:contentReference[oaicite:2]{index=2}.");
  expect(text).toBe("Moreover, we leverage tools.");
  expect(new Set(edits.map(({ rule }) => rule))).toEqual(new Set(firstRules.map(({ id }) => id)));
});

test("what the person locked stays, whatever it is", () => {
  expect(first("We lever\u200Bage tools.", ["lever\u200Bage"])).toEqual({ text: "We lever\u200Bage tools.", edits: [] });
});

test("it runs no rule that waits for a tagger, a language or a density of marks", () => {
  expect(firstRules.filter(({ needsTags, anyLanguage, always }) => needsTags || !anyLanguage || !always)).toEqual([]);
});
