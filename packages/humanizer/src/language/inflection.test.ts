import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inflect, readForms, spellingsOf, verbForms } from "./inflection.ts";

const gold = readFileSync(new URL("../../../../tooling/corpus/data/verb_forms_gold.csv", import.meta.url), "utf8")
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((line) => line.split(",").map((cell) => cell.split("|")));

describe.each(gold.map((cells) => [cells[0]?.[0] ?? "", cells] as const))("%s", (verb, cells) => {
  test.each(verbForms.map((form, index) => [form, cells[index] ?? []] as const))("has its %s right", (form, written) => {
    expect(written).toContain(inflect(verb, form));
    expect(written).toContain(inflect(verb, form, "UK"));
    for (const word of written) expect(readForms(word, verb)).toContain(form);
  });
});

test("British spelling doubles where American does not", () => {
  expect(inflect("model", "gerund")).toBe("modeling");
  expect(inflect("model", "gerund", "UK")).toBe("modelling");
});

test("a phrase is inflected in its verb", () => {
  expect(inflect("look at", "gerund")).toBe("looking at");
  expect(inflect("be central to", "third")).toBe("is central to");
  expect(inflect("speed up", "past")).toBe("sped up");
});

test("a word that is no form of the verb has no reading", () => {
  expect(readForms("fosterer", "foster")).toEqual([]);
  expect(readForms("fostered", "foster")).toEqual(["past", "participle"]);
});

test("verbs in -ize are known in both spellings, others in one", () => {
  expect(spellingsOf("utilize")).toEqual(["utilize", "utilise"]);
  expect(spellingsOf("seize")).toEqual(["seize"]);
});
