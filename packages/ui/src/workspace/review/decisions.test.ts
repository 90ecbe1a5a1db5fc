import fc from "fast-check";
import { expect, test } from "vitest";
import { outcomeOf } from "../testing/outcome.ts";
import { choosing, type Decisions, decidedText, isUndone, nextWording, restoring, undoing, wordingOf, wordingsOf } from "./decisions.ts";
import { undecided } from "./undecided.ts";

const original = "Moreover, we utilize it in order to win.";
const { result } = outcomeOf({ text: original, edits: [["Moreover, we", "We"], ["utilize", "use"], ["in order ", ""]] });
const [opener, verb, phrase] = result.edits.map((edit) => (edit.before === "utilize" ? { ...edit, alternatives: ["employ", "apply"] } : edit));
if (!opener || !verb || !phrase) throw new Error("The outcome has three edits.");
const edits = [opener, verb, phrase];
const textWith = (decisions: Decisions) => decidedText(original, edits, decisions);

test("with nothing decided the engine's wordings stand", () => {
  expect(textWith(undecided)).toBe(result.text);
});

test("with everything undone the original stands", () => {
  expect(textWith(undoing(undecided, edits))).toBe(original);
});

test("an edit that is undone leaves the others, and comes back as the engine made it", () => {
  const undone = undoing(undecided, [verb]);
  expect(textWith(undone)).toBe("We utilize it to win.");
  expect([isUndone(verb, undone), isUndone(opener, undone)]).toEqual([true, false]);
  expect(textWith(restoring(undone, [verb]))).toBe(result.text);
});

test("another wording takes the place, and the engine's own is no decision", () => {
  expect(textWith(choosing(undecided, verb, "employ"))).toBe("We employ it to win.");
  expect(choosing(choosing(undecided, verb, "employ"), verb, "use")).toEqual(undecided);
});

test("the wordings follow each other round and round, from an undone edit too", () => {
  const after = (decisions: Decisions) => nextWording(verb, decisions);
  expect([after(undecided), after(choosing(undecided, verb, "employ")), after(choosing(undecided, verb, "apply"))]).toEqual(["employ", "apply", "use"]);
  expect(after(undoing(undecided, [verb]))).toBe("use");
  expect(nextWording(opener, undecided)).toBe(opener.after);
});

test("whatever is decided, only the edits' places change", () => {
  const choice = fc.record({ edit: fc.constantFrom(...edits), pick: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(choice), (choices) => {
      const decisions = choices.reduce((so, { edit, pick }) => choosing(so, edit, [edit.before, ...wordingsOf(edit, undecided)][pick] ?? edit.before), undecided);
      const [first, second, third] = edits.map((edit) => wordingOf(edit, decisions));
      expect(textWith(decisions)).toBe(`${first} ${second} it ${third}to win.`);
    }),
  );
});
