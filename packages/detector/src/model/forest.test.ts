import { expect, test } from "vitest";
import { binOf, binsOf, leaf, leavesOf, rootsAsking, valueOf, type Forest } from "./forest.ts";

const forest: Forest = {
  base: 1,
  nodesPerTree: 3,
  features: Uint16Array.of(0, leaf, leaf, 1, leaf, leaf),
  bins: Uint8Array.of(0, 0, 0, 1, 0, 0),
  values: Float32Array.of(0, -2, 2, 0, -10, 10),
  cuts: [Float32Array.of(5), Float32Array.of(1, 2)],
};

test("a value's bin is how many bounds it reaches", () => {
  expect([0, 1, 1.5, 2, 9].map((value) => binOf(Float32Array.of(1, 2), value))).toEqual([0, 1, 1, 2, 2]);
});

test("the trees' leaves add up on the base", () => {
  expect(valueOf(forest, [4, 0])).toBe(1 - 2 - 10);
  expect(valueOf(forest, [5, 2])).toBe(1 + 2 + 10);
  expect(valueOf(forest, [5, 1])).toBe(1 + 2 - 10);
});

test("a change of some features changes the trees that ask for them, and no others", () => {
  const roots = rootsAsking(forest, new Set([1]));
  expect([...roots]).toEqual([3]);
  const change = leavesOf(forest, binsOf(forest, [4, 2]), roots) - leavesOf(forest, binsOf(forest, [4, 0]), roots);
  expect(change).toBe(valueOf(forest, [4, 2]) - valueOf(forest, [4, 0]));
});
