import { expect, test } from "vitest";
import { isInHalf, numberOf, randomOf, shuffle } from "./random.ts";

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

test("half of the texts are in a half, whether or not their parts are", () => {
  const names = Array.from({ length: 400 }, (_, at) => `text ${at % 20} tool ${Math.floor(at / 20)}`);
  const share = (some: readonly string[]) => some.filter(isInHalf).length / some.length;
  expect(Math.abs(share(names) - 0.5)).toBeLessThan(0.08);
  for (let one = 0; one < 20; one += 1) expect(Math.abs(share(names.filter((_, at) => at % 20 === one)) - 0.5)).toBeLessThan(0.45);
});
