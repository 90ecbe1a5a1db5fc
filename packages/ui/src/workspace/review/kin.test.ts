import { expect, test } from "vitest";
import { outcomeOf } from "../testing/outcome.ts";
import { partnersOf, sameKind, sameSentence } from "./kin.ts";

const original = "Moreover, we utilize it. In order to win — it seems — we leverage tools.\n\nUltimately, we won.";
const { edits } = outcomeOf({
  text: original,
  edits: [["Moreover, we", "We"], ["utilize", "use"], ["In order to", "To"], [" — it", ", it"], [" — we", ", we"], ["leverage", "use"], ["Ultimately, we", "We"]],
}).result;
const all = edits.map((edit) => (edit.before.includes("—") ? { ...edit, group: "aside", rule: "paired-dashes" } : edit));
const one = (before: string) => all.find((edit) => edit.before === before) ?? expect.fail(`No edit of “${before}”.`);
const befores = (some: typeof all | readonly (typeof all)[number][]) => some.map(({ before }) => before);

test("an edit is on its own, a pair together", () => {
  expect(befores(partnersOf(one("utilize"), all))).toEqual(["utilize"]);
  expect(befores(partnersOf(one(" — we"), all))).toEqual([" — it", " — we"]);
});

test("edits by one rule are of one kind", () => {
  expect(befores(sameKind(one(" — it"), all))).toEqual([" — it", " — we"]);
});

test("a sentence's edits are those that touch it, in its paragraph alone", () => {
  expect(befores(sameSentence(one("utilize"), all, original))).toEqual(["Moreover, we", "utilize"]);
  expect(befores(sameSentence(one("leverage"), all, original))).toEqual(["In order to", " — it", " — we", "leverage"]);
  expect(befores(sameSentence(one("Ultimately, we"), all, original))).toEqual(["Ultimately, we"]);
});
