import { expect, test } from "vitest";
import { rangeOf } from "./range.ts";

const ranges = [
  { below: 300, width: 2, reachesOne: 1, reachesZero: 1.5 },
  { below: 1e9, width: 1, reachesOne: 2, reachesZero: -2 },
];

test("a range lies around the probability, and is wider for a short text", () => {
  const [low, high] = rangeOf(ranges, 0, 400);
  expect([low, high].map((bound) => bound.toFixed(2))).toEqual(["0.27", "0.73"]);
});

test("where texts of one side are found the range reaches that side", () => {
  expect(rangeOf(ranges, 3, 400)[1]).toBe(1);
  expect(rangeOf(ranges, -3, 400)[0]).toBe(0);
  expect(rangeOf(ranges, 1.2, 100)).toEqual([0, 1]);
});
