import { passageOf } from "@prosewell/detector/training";
import { expect, test } from "vitest";
import { countGrams, sparseRowOf, vocabularyOf } from "./vocabulary.ts";

const words = (text: string) => countGrams(passageOf(text).tokens)[0] ?? { ids: new Uint32Array(), times: new Uint8Array() };
const texts = ["One fine day.", "One fine night.", "One more day."].map(words);

test("a vocabulary holds the grams of so many passages, in order", () => {
  expect(vocabularyOf(texts, 3).ids).toHaveLength(1);
  const { ids } = vocabularyOf(texts, 2);
  expect(ids).toHaveLength(3);
  expect([...ids]).toEqual([...ids].toSorted((one, other) => one - other));
});

test("what is rare counts for more than what is everywhere", () => {
  const { rarity } = vocabularyOf(texts, 1);
  expect(Math.max(...rarity)).toBeGreaterThan(Math.min(...rarity));
});

test("a row has the known grams alone, and a gram that comes twice counts less than double", () => {
  const vocabulary = vocabularyOf(texts, 2);
  const once = sparseRowOf(words("Nothing of it."), vocabulary);
  expect(once.columns).toHaveLength(0);
  const { values } = sparseRowOf(words("day day fine"), vocabulary);
  expect(values).toHaveLength(2);
  expect(Math.max(...values) / Math.min(...values)).toBeLessThan(2);
});
