import { valueOf } from "@prosewell/detector/training";
import { expect, test } from "vitest";
import { boost, type BoostOptions } from "./boost.ts";
import { randomOf } from "./random.ts";

const options: BoostOptions = { rounds: 60, depth: 3, rate: 0.2, rows: 0.8, features: 1, penalty: 1, least: 2, bins: 16, seed: 1, rising: new Set() };
const random = randomOf(11);
const rows = Array.from({ length: 600 }, () => Float32Array.of(random(), random(), random()));

test("trees learn what no line can: one of two, not both", () => {
  const isOne = ([first = 0, second = 0]: Float32Array) => first > 0.5 !== second > 0.5;
  const forest = boost(rows, rows.map((row) => (isOne(row) ? 1 : 0)), options);
  const right = rows.filter((row) => valueOf(forest, row) > 0 === isOne(row));
  expect(right.length / rows.length).toBeGreaterThan(0.95);
});

test("a rising feature never lowers the value, whatever the data say", () => {
  const labels = rows.map(([first = 0, second = 0]) => ((first > 0.3 && first < 0.6) || second > 0.7 ? 1 : 0));
  const forest = boost(rows, labels, { ...options, rising: new Set([0]) });
  for (const [, second = 0, third = 0] of rows.slice(0, 50)) {
    const along = Array.from({ length: 21 }, (_, step) => valueOf(forest, [step / 20, second, third]));
    along.slice(1).forEach((value, at) => expect(value).toBeGreaterThanOrEqual((along[at] ?? 0) - 1e-6));
  }
});
