import { expect, test } from "vitest";
import { percentile } from "./percentile.ts";

test("a percentile is a value that occurs, and so many are no greater", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 99, 100]);
  expect(percentile([7], 0.5)).toBe(7);
});
