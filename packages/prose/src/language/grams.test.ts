import { expect, test } from "vitest";
import { packGrams, unpackGrams, type Grams } from "./grams.ts";

const { ngramsData }: { ngramsData: { ngrams: Grams } } = await import(new URL("../ngrams/small.js", import.meta.resolve("eld/small")).href);
const packed = packGrams(ngramsData.ngrams);

test("every gram of eld’s table comes out of the packed one with the same scores", () => {
  const table = unpackGrams(packed);
  const wrong = Object.entries(ngramsData.ngrams).filter(([gram, known]) => JSON.stringify(table[gram]) !== JSON.stringify(known));
  expect(wrong).toEqual([]);
  expect(Object.keys(ngramsData.ngrams).length).toBeGreaterThan(50_000);
});

test("a gram that eld does not know is unknown", () => {
  const table = unpackGrams(packed);
  expect(table["toString"]).toBeUndefined();
  expect(table[""]).toBeUndefined();
});
