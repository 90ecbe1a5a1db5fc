import { expect, test } from "vitest";
import { longestOwn } from "./tasks.ts";

test("what a bare page needs too is not counted", () => {
  expect(longestOwn([320, 80], [300, 75])).toBe(20);
});

test("a task that the bare page does not have is counted whole", () => {
  expect(longestOwn([300, 120], [300])).toBe(120);
  expect(longestOwn([], [300])).toBe(0);
});
