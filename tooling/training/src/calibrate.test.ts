import { calibrated, probabilityOf } from "@prosewell/detector/training";
import { expect, test } from "vitest";
import { boundOf, calibrationOf, fitFew, quantile, rangesOf } from "./calibrate.ts";
import { randomOf } from "./random.ts";

const random = randomOf(5);
/** Scores that are twice too sure. */
const outcomes = Array.from({ length: 4000 }, () => {
  const truth = 6 * random() - 3;
  return { isGenerated: random() < probabilityOf(truth), words: 80 + Math.floor(random() * 500), score: 2 * truth, foreignScore: 2 * truth + random() - 0.5 };
});

test("a few weights are found by Newton's method", () => {
  const rows = outcomes.map(({ score }) => [1, score]);
  const [height = 1, slope = 0] = fitFew(rows, outcomes.map(({ isGenerated }) => isGenerated));
  expect(height).toBeCloseTo(0, 0);
  expect(slope).toBeCloseTo(0.5, 1);
});

test("calibration makes probabilities come true", () => {
  const calibration = calibrationOf(outcomes);
  const sure = outcomes.filter(({ score, words }) => probabilityOf(calibrated(calibration, score, words)) > 0.8);
  const told = sure.reduce((total, { score, words }) => total + probabilityOf(calibrated(calibration, score, words)), 0) / sure.length;
  expect(sure.filter(({ isGenerated }) => isGenerated).length / sure.length).toBeCloseTo(told, 1);
});

test("ranges miss few of either side, and shorter texts have wider ones", () => {
  const calibration = calibrationOf(outcomes);
  const ranges = rangesOf(outcomes, calibration);
  const held = outcomes.filter(({ isGenerated, score, words }) => {
    const range = ranges.find(({ below }) => words < below);
    const logit = calibrated(calibration, score, words);
    return isGenerated ? logit >= (range?.reachesOne ?? 0) : logit <= (range?.reachesZero ?? 0);
  });
  expect(held.length / outcomes.length).toBeGreaterThan(0.9);
  expect(ranges.map(({ width }) => width)).toEqual(ranges.map(({ width }) => width).toSorted((one, other) => other - one));
});

test("a bound is reached by no more than its share, ties included", () => {
  const values = [...Array.from({ length: 97 }, () => 0), 1, 1, 2];
  expect(values.filter((value) => value >= boundOf(values, 0.01))).toEqual([2]);
  expect(values.filter((value) => value >= boundOf(values, 0.02))).toEqual([2]);
  expect(values.filter((value) => value >= boundOf(values, 0.03))).toEqual([1, 1, 2]);
});

test("a quantile is the value that a share lies below", () => {
  expect(quantile([3, 1, 2, 4], 0.5)).toBe(3);
  expect(quantile([1], 0.99)).toBe(1);
});
