import { expect, test } from "vitest";
import { groupsOf } from "./groups.ts";

test("a list comes back whole and in order, and of nothing there is no group", () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  expect(groupsOf(list).map(({ length }) => length)).toEqual([24, 24, 2]);
  expect(groupsOf(list).flat()).toEqual(list);
  expect(groupsOf([])).toEqual([]);
});
