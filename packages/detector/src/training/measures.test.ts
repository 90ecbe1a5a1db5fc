import { expect, test } from "vitest";
import { auroc, calibrationError, caughtAt, shareUpper } from "./measures.ts";

const scored = (human: readonly number[], generated: readonly number[]) => [
  ...human.map((score) => ({ score, isGenerated: false })),
  ...generated.map((score) => ({ score, isGenerated: true })),
];

test("a perfect order has an area of one, ties count half", () => {
  expect(auroc(scored([0, 1], [2, 3]))).toBe(1);
  expect(auroc(scored([2, 3], [0, 1]))).toBe(0);
  expect(auroc(scored([1], [1]))).toBe(0.5);
});

test("what is caught is counted above the score that so many people exceed", () => {
  const people = Array.from({ length: 100 }, (_, at) => at);
  expect(caughtAt(scored(people, [98.5, 97.5, 50]), 0.01)).toBeCloseTo(1 / 3);
  expect(caughtAt(scored(people, [98.5, 97.5, 50]), 0.05)).toBeCloseTo(2 / 3);
});

test("probabilities that come true have no error", () => {
  expect(calibrationError(scored([0.5], [0.5]))).toBe(0);
  expect(calibrationError(scored([0.9], []))).toBeCloseTo(0.9);
});

test("the upper bound of a share is that of Clopper and Pearson", () => {
  expect(shareUpper(0, 100)).toBeCloseTo(0.0362, 4);
  expect(shareUpper(3, 300)).toBeCloseTo(0.0289, 4);
  expect(shareUpper(5, 5)).toBe(1);
});
