import { expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { styleNames, styleOf } from "./style.ts";

const measure = (text: string, name: string) => {
  const { tokens } = passageOf(text);
  return styleOf(tokens, 0, tokens.count)[styleNames.indexOf(name)];
};

test.each([
  ["sentence length", "One two three. One two three four five.", 4],
  ["short sentences", "One two three. One two three four five six seven eight.", 0.5],
  ["words: I", "I know my way home by now, and so do all ten of us.", (1000 * 2) / 14],
  ["mark: exclamation", "No! Yes one two.", 250],
  ["share of last commas", "We have tea, milk, and rum.", 0.75],
  ["share of last commas", "We have tea, milk and rum.", 0.25],
  ["opening: the", "The one. The two. A third. No more.", 0.5],
  ["names", "We met Anna in Rome.", 400],
  ["lower-case I", "i think so do i now", (1000 * 2) / 6],
])("%s of: %s", (name, text, value) => {
  expect(measure(text, name)).toBeCloseTo(value, 3);
});

test("every measure has a name of its own and is a number, for an empty text too", () => {
  const { tokens } = passageOf("");
  const style = styleOf(tokens, 0, 0);
  expect(new Set(styleNames).size).toBe(style.length);
  expect([...style].every(Number.isFinite)).toBe(true);
});
