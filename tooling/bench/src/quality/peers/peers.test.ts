import { expect, test } from "vitest";
import { GrammarChecker } from "../grammar.ts";
import { wordsChanged } from "./difference.ts";
import { replaced } from "./peer.ts";
import { simplify } from "./retext-simplify.ts";

test("words that are not shared are changed, and an equal text has none", () => {
  expect(wordsChanged("a b c d", "a b c d")).toBe(0);
  expect(wordsChanged("a b c d", "a x c d")).toBe(0.25);
  expect(wordsChanged("", "a")).toBe(0);
});

test("replacements are made in order, the first of two that overlap alone", () => {
  expect(replaced("one two three", [{ start: 4, end: 7, wording: "2" }, { start: 0, end: 5, wording: "1" }])).toBe("1wo three");
});

test("retext-simplify's first suggestion is taken, with the capital of what it replaces", async () => {
  expect(await simplify.rewrite("Utilize a shorter word. We utilize it.")).toBe("Use a shorter word. We use it.");
});

test("a fault that a rewrite brings is a fresh lint, and one that it mends a fixed one", async () => {
  const grammar = new GrammarChecker();
  const [right, wrong] = ["The cat sat on the mat.", "The cat sat on on the mat."];
  expect((await grammar.compare(right, wrong)).fresh).toHaveLength(1);
  expect((await grammar.compare(wrong, right)).fixed).toHaveLength(1);
  expect(await grammar.compare(wrong, wrong)).toEqual({ fresh: [], fixed: [] });
}, 60_000);
