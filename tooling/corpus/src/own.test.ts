import { expect, test } from "vitest";
import { aiPassages, assistantPassages, edgeCases, patternRates, verbForms } from "./own.ts";

test("sixty passages, five for each of twelve genres, list 683 facts that stand in them", () => {
  const passages = aiPassages();
  expect(passages).toHaveLength(60);
  expect(new Set(passages.map(({ genre }) => genre)).size).toBe(12);
  expect(passages.flatMap(({ locks }) => locks)).toHaveLength(683);
  expect(passages.flatMap(({ text, locks }) => locks.filter((lock) => !text.includes(lock)))).toEqual([]);
});

test("an assistant's passages are of one paragraph, of 60 words and more, each beside another passage", () => {
  const passages = assistantPassages();
  expect(passages.length).toBeGreaterThan(200);
  expect(new Set(passages.map(({ of }) => of)).size).toBe(passages.length);
  expect(passages.filter(({ text }) => /\s{2}|\n/u.test(text) || text.split(" ").length < 60)).toEqual([]);
});

test("edge cases keep their odd characters", () => {
  expect(edgeCases()).toHaveLength(20);
  expect(edgeCases().some(({ text }) => text.startsWith("\uFEFF") && text.includes("\r"))).toBe(true);
});

test("verbs list every form, and both where there are two", () => {
  const forms = new Map(verbForms().map((verb) => [verb.base, verb]));
  expect(forms.get("get")?.pastParticiple).toEqual(["got", "gotten"]);
  expect([...forms.values()].every((verb) => Object.values(verb).every((form) => form.length > 0))).toBe(true);
});

test("every pattern compiles, and statistics have none", () => {
  const rates = patternRates();
  expect(rates).toHaveLength(70);
  for (const { regex } of rates) expect(() => new RegExp(regex ?? "", "gi")).not.toThrow();
  expect(rates.find(({ feature }) => feature === "sent len mean")?.regex).toBeNull();
});
