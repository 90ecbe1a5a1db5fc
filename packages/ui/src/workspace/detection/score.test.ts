import { expect, test } from "vitest";
import { hundredthsOf } from "./score.ts";

test.each([
  [0.62, 0.97, [62, 97]],
  [0.9974, 0.9999, [99, 100]],
  [1, 1, [99, 100]],
  [0.0002, 0.004, [0, 1]],
  [0, 0, [0, 1]],
  [0.5, 0.5, [50, 51]],
])("a range from %f to %f lies between whole numbers that differ", (low, high, between) => {
  expect(hundredthsOf({ low, high })).toEqual(between);
});
