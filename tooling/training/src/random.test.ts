import { expect, test } from "vitest";
import { numberOf, randomOf, shuffle } from "./random.ts";

test("a seed gives the same numbers, another seed others", () => {
  const draw = (seed: number) => Array.from({ length: 5 }, randomOf(seed));
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test("shuffling keeps everything", () => {
  expect(shuffle([1, 2, 3, 4, 5], randomOf(3)).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5]);
});

test("topics are spread evenly over parts", () => {
  const counts = [0, 0, 0, 0];
  for (let topic = 0; topic < 4000; topic += 1) counts[numberOf(`topic ${topic}`) % 4] = (counts[numberOf(`topic ${topic}`) % 4] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(800);
});
