import { aiPassages, edgeCases } from "@prosewell/corpus";
import { findLocks, parse } from "@prosewell/prose";
import { expect, test } from "vitest";
import { chunksOf } from "./chunks.ts";
import { factsOf } from "./fact.ts";
import { mask, neighbour, unmask } from "./mask.ts";

const texts = [...aiPassages(), ...edgeCases()].map(({ text }) => text);
const flat = (text: string) => text.replace(/[ \t]*[\r\n]+[ \t]*/gu, " ");

test("what was masked comes back as it was, and none of it was in what is sent", () => {
  let hidden = 0;
  for (const text of texts) {
    const document = parse(text);
    const facts = factsOf(findLocks(document));
    for (const chunk of chunksOf(document, facts, [])) {
      const masked = mask(text, chunk, facts);
      const back = unmask(masked.text, masked);
      hidden += masked.hidden.length;
      expect(flat(back.text)).toBe(flat(text.slice(chunk.start, chunk.end)));
      expect(back.hasStrangers).toBe(false);
      expect(back.facts.map(({ start, end }) => back.text.slice(start, end))).toEqual(masked.hidden);
      expect(masked.text).not.toMatch(/\d{3}|https?:/u);
    }
  }
  expect(hidden).toBeGreaterThan(500);
});

test("brackets that the text itself has are not used for marks", () => {
  const text = "The sign ⟦a⟧ stands for the first of 340 wells in the valley.";
  const facts = factsOf(findLocks(parse(text)));
  const masked = mask(text, { start: 0, end: text.length }, facts);
  expect(masked.text).toContain("The sign ⟦a⟧ stands for");
  expect(masked.text).toContain("⦃");
  expect(unmask(masked.text, masked).text).toBe(text);
});

test("what stands beside a passage is shown without its facts", () => {
  const text = "In 2019 Anna Bell counted 340 wells.";
  expect(neighbour(text, { start: 0, end: text.length }, factsOf(findLocks(parse(text))))).toBe("In ⟦…⟧ ⟦…⟧ counted ⟦…⟧ wells.");
});

test.each([
  ["⟦ 2 ⟧ and ⟦1⟧", "two and one", false],
  ["⟦3⟧", "", true],
  ["⟦1", "⟦1", true],
  ["one, ⟦1⟧, ⟦1⟧", "one, one, one", false],
])("%s is read as %j", (answer, text, hasStrangers) => {
  expect(unmask(answer, { hidden: ["one", "two"], brackets: ["⟦", "⟧"] })).toMatchObject({ text, hasStrangers });
});
