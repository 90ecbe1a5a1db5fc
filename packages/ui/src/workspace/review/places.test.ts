import type { Edit } from "@prosewell/humanizer";
import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "../testing/outcome.ts";
import { type Decisions, undoing } from "./decisions.ts";
import { decisionsAt, type PlacedDecisions, placesOf, placing } from "./places.ts";
import { undecided } from "./undecided.ts";

type Pairs = readonly (readonly [before: string, after: string])[];

const result = (text: string, edits: Pairs) => {
  const outcome = outcomeOf({ text, edits });
  return { edits: outcome.result.edits, places: placesOf(text, outcome.result.edits) };
};
const sentence = "Moreover, we utilize it in order to win.";
const all: Pairs = [["Moreover, we", "We"], ["utilize", "use"], ["in order ", ""]];
const before = result(sentence, all);
const undoneIn = (edits: readonly Edit[], decisions: Decisions) => edits.filter(({ id }) => decisions.has(id)).map((edit) => edit.before);
const carried = (placed: PlacedDecisions, to: ReturnType<typeof result>) => undoneIn(to.edits, decisionsAt(to.edits, to.places, placed));
const undo = (...words: readonly string[]) =>
  placing(new Map(), before.places, undoing(undecided, before.edits.filter((edit) => words.includes(edit.before))));

test("what was undone stays undone when other settings bring other edits", () => {
  expect(carried(undo("utilize"), result(sentence, [["utilize", "employ"], ["in order ", ""]]))).toEqual(["utilize"]);
});

test("it stays undone wherever the rest of the text takes its sentence", () => {
  expect(carried(undo("utilize"), result(`A new beginning. And more.\n\n${sentence} An end.`, all))).toEqual(["utilize"]);
});

test("in another sentence, or over other words, the engine's wording stands", () => {
  expect(carried(undo("utilize"), result("Moreover, they utilize it in order to win.", [["utilize", "use"]]))).toEqual([]);
  expect(carried(undo("utilize"), result(sentence, [["we utilize", "we use"]]))).toEqual([]);
});

test("a decision of an edit that does not come again waits until it does", () => {
  const fewer = result(sentence, [["Moreover, we", "We"]]);
  const meanwhile = placing(undo("utilize"), fewer.places, undoing(undecided, fewer.edits));
  expect(carried(meanwhile, before)).toEqual(["Moreover, we", "utilize"]);
});

test("of a sentence that stands twice, only the one that was decided is", () => {
  const [first, second] = ["one", "two"].map((id, index): Edit => ({ id, start: 3 + 15 * index, end: 10 + 15 * index, before: "utilize", after: "use", alternatives: [], rule: "plain-words", reason: "" }));
  if (!first || !second) throw new Error("There are two.");
  const places = placesOf("We utilize it. We utilize it.", [first, second]);
  const placed = placing(new Map(), places, undoing(undecided, [second]));
  expect([...decisionsAt([first, second], places, placed).keys()]).toEqual(["two"]);
});

test("a pair of which one half was undone comes back undone as a whole", () => {
  const pair = before.edits.slice(0, 2).map((edit) => ({ ...edit, group: "pair" }));
  expect(decisionsAt(pair, before.places, undo("utilize"))).toEqual(undoing(undecided, pair));
});

test("whatever is decided is found again in the same result", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...before.edits.map(({ id }) => id)), fc.string())), (choices) => {
      const decisions = new Map(choices);
      expect(decisionsAt(before.edits, before.places, placing(undo("utilize"), before.places, decisions))).toEqual(decisions);
    }),
  );
});
