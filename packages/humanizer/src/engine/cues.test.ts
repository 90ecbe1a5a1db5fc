import { expect, test } from "vitest";
import { Cues } from "./cues.ts";

const asked = (cues: readonly string[] | undefined, sentence: string) => new Cues([cues ? { cues } : {}]).askedOf([sentence]).length === 1;

test("a rule is asked of the sentences that hold a word or a mark of its own, whatever the case, and of no other", () => {
  expect(asked(["delve"], "They Delve into it.")).toBe(true);
  expect(asked(["delve"], "They delved into it.")).toBe(false);
  expect(asked(["delve"], "Go on, delve")).toBe(true);
  expect(asked(["—"], "One thing — and another.")).toBe(true);
  expect(asked(["—"], "One thing - and another.")).toBe(false);
  expect(asked(["it's"], "It is so.")).toBe(true);
  expect(asked(["è"], "È vero.")).toBe(true);
  expect(asked(["è"], "Vero.")).toBe(false);
});

test("a rule without cues is asked of every sentence, in its turn", () => {
  const cues = new Cues([{ id: "first", cues: ["two"] }, { id: "second" }]);
  expect(cues.askedOf(["one", "two", ""]).map(({ rule, sentences }) => [rule.id, sentences])).toEqual([["first", [1]], ["second", [0, 1, 2]]]);
});
