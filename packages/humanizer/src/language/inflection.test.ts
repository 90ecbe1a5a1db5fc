import { verbForms } from "@prosewell/corpus";
import { describe, expect, test } from "vitest";
import { inflect, readForms, spellingsOf, verbForms as forms } from "./inflection.ts";

const gold = verbForms().map(({ base, thirdSingular, past, pastParticiple, gerund }) => ({ verb: base, written: { base: [base], third: thirdSingular, past, participle: pastParticiple, gerund } }));

describe.each(gold)("$verb", ({ verb, written }) => {
  test.each(forms)("has its %s right", (form) => {
    expect(written[form]).toContain(inflect(verb, form));
    expect(written[form]).toContain(inflect(verb, form, "UK"));
    for (const word of written[form]) expect(readForms(word, verb)).toContain(form);
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
