import { createHumanizer } from "@prosewell/humanizer";
import { expect, test } from "vitest";
import { everyday } from "../text-sets.ts";
import { changeOf, editsByRule } from "./change.ts";
import { rewriteAll } from "./outcome.ts";
import { undetermined, unsettled } from "./repeat.ts";
import { untrue } from "./untrue.ts";

const settings = { tone: "standard", strength: "standard" } as const;
const humanizer = await createHumanizer();
const outcomes = rewriteAll(humanizer, everyday().texts, settings);

test("the edits of all rules add up to the edits that were made", () => {
  const total = [...editsByRule(outcomes).values()].reduce((sum, rate) => sum + rate, 0);
  expect(total).toBeCloseTo(changeOf(outcomes).editsPerThousand);
});

test("a text that the engine leaves alone counts as untouched and unchanged", () => {
  const plain = rewriteAll(humanizer, [{ id: "plain", text: "The bus left at nine. We walked home." }], settings);
  expect(changeOf(plain)).toEqual({ wordsChanged: 0, untouched: 1, editsPerThousand: 0, length: 1 });
});

test("results are the original with exactly the listed edits, and a tampered one is found out", () => {
  expect(untrue(outcomes)).toEqual([]);
  const [first] = outcomes;
  if (!first) throw new Error("There are no passages.");
  const tampered = { ...first, result: { ...first.result, text: `${first.result.text} ` } };
  expect(untrue([tampered])).toEqual([first.source.id]);
});

test("an engine that changes its mind is found out", () => {
  const [first] = outcomes;
  if (!first) throw new Error("There are no passages.");
  const other = { ...first.result, text: `${first.result.text} Furthermore, it is very robust.` };
  expect(undetermined(humanizer, [{ ...first, result: other }], settings)).toEqual([first.source.id]);
  expect(unsettled({ ...humanizer, humanize: () => other }, [first], settings)).toEqual([first.source.id]);
});
