import { expect, test } from "vitest";
import { fitLogistic } from "./logistic.ts";

const row = (...columns: number[]) => ({ columns: Uint32Array.from(columns), values: new Float32Array(columns.length).fill(1) });
const examples = [
  ...Array.from({ length: 40 }, () => ({ row: row(0, 2), isPositive: true })),
  ...Array.from({ length: 40 }, () => ({ row: row(1, 2), isPositive: false })),
];

test("a column that marks one side gets its sign, one that marks both gets little", () => {
  const { weights } = fitLogistic(examples, 3, { cost: 1, epochs: 20 });
  expect(weights[0]).toBeGreaterThan(1);
  expect(weights[1]).toBeLessThan(-1);
  expect(Math.abs(weights[2] ?? 1)).toBeLessThan(0.1);
});

test("it finds the minimum: the gradient of loss and penalty vanishes", () => {
  const { weights, bias } = fitLogistic(examples, 3, { cost: 1, epochs: 200 });
  const slope = weights.map((weight, column) =>
    examples.reduce((total, { row: { columns }, isPositive }) => {
      if (!columns.includes(column)) return total;
      const score = columns.reduce((sum, place) => sum + (weights[place] ?? 0), bias);
      return total + 1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0);
    }, weight),
  );
  for (const value of slope) expect(Math.abs(value)).toBeLessThan(0.01);
});

test("an example of half the weight that stands there twice counts as one", () => {
  const halves = [...examples, ...examples].map((example) => ({ ...example, weight: 0.5 }));
  const [whole, halved] = [examples, halves].map((some) => fitLogistic(some, 3, { cost: 1, epochs: 200 }).weights);
  halved?.forEach((weight, column) => expect(weight).toBeCloseTo(whole?.[column] ?? Number.NaN, 2));
});

test("the same examples give the same weights", () => {
  expect(fitLogistic(examples, 3, { cost: 3, epochs: 5 })).toEqual(fitLogistic(examples, 3, { cost: 3, epochs: 5 }));
});
