import { describe, expect, test } from "vitest";
import { passageOf } from "../reading/passage.ts";
import { families, quotable } from "./grams.ts";

const gramsOf = (name: string, text: string) => {
  const { tokens } = passageOf(text);
  const grams = families.find((family) => family.name === name)?.read(tokens, 0, tokens.count);
  return [...(grams?.ids.subarray(0, grams.count) ?? [])];
};

describe.each(families.map(({ name }) => name))("%s", (name) => {
  const text = "The old house, which we sold in 1999, was never quiet.";

  test("are the same for the same words, whatever quotes and spaces stand about", () => {
    expect(gramsOf(name, text.replace(" we", "  we"))).toEqual(gramsOf(name, text));
  });

  test("a range of tokens has the grams that end in it", () => {
    const { tokens } = passageOf(text);
    const grams = families.find((one) => one.name === name)?.read(tokens, 2, 6);
    const places = [...(grams?.lasts.subarray(0, grams.count) ?? []), ...(grams?.firsts.subarray(0, grams.count) ?? [])];
    expect(places.length).toBeGreaterThan(0);
    expect(places.every((at) => at >= 2 && at < 6)).toBe(true);
  });
});

test("words and pairs pass over marks", () => {
  expect(gramsOf("words", "Well, yes.")).toEqual(gramsOf("words", "Well yes"));
  expect(gramsOf("pairs", "Well, yes.")).toEqual(gramsOf("pairs", "Well yes"));
});

test("the build sees marks, and what is not grammatical by its ending alone", () => {
  expect(gramsOf("build", "He was running, then sleeping.")).toEqual(gramsOf("build", "He was walking, then working."));
  expect(gramsOf("build", "He was running, then sleeping.")).not.toEqual(gramsOf("build", "He was running then sleeping."));
});

test("numbers are alike to pairs, digits to letters", () => {
  expect(gramsOf("pairs", "in 1999 we")).toEqual(gramsOf("pairs", "in 27 we"));
  expect(new Set(gramsOf("letters", "in 11 we"))).toEqual(new Set(gramsOf("letters", "in 99 we")));
});

test("what can be quoted is words", () => {
  expect(quotable).toEqual(["words", "pairs"]);
});
