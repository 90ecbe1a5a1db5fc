import { aiPassages } from "@prosewell/corpus";
import { expect, test } from "vitest";
import { lostFacts } from "./facts.ts";

const original = "Acme grew 12 % in 2024. You do not pay; you must not wait 120 days.";

test("an unchanged text keeps every fact", () => {
  expect(lostFacts(original, original, ["Acme", "12 %", "2024", "must not wait"])).toEqual([]);
});

test("a changed figure is lost, though its digits stand inside another", () => {
  expect(lostFacts(original, original.replace("12 %", "13 %"), ["12 %"])).toEqual(["12 %"]);
  expect(lostFacts("It took 12 days, not 120.", "It took 2 days, not 120.", ["12"])).toEqual(["12"]);
});

test("a contraction of the same words keeps the fact", () => {
  expect(lostFacts(original, original.replace("do not", "don't"), ["do not pay"])).toEqual([]);
  expect(lostFacts("They can't stay.", "They cannot stay.", ["can't stay"])).toEqual([]);
});

test("a dropped negation loses the fact", () => {
  expect(lostFacts(original, original.replace("must not wait", "must wait"), ["must not wait"])).toEqual(["must not wait"]);
});

test("one of two mentions gone counts as lost", () => {
  expect(lostFacts("Acme bought Acme Labs.", "It bought Acme Labs.", ["Acme"])).toEqual(["Acme"]);
});

test("all 683 listed facts are found in the passages themselves", () => {
  const passages = aiPassages();
  expect(passages.flatMap(({ locks }) => locks)).toHaveLength(683);
  expect(passages.flatMap(({ text, locks }) => lostFacts(text, text, locks))).toEqual([]);
});
