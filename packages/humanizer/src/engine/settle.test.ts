import { expect, test } from "vitest";
import type { Change } from "./passage.ts";
import { groupsOf, settle as settleGroups } from "./settle.ts";

const settle = (changes: Change[]) => settleGroups(groupsOf(changes));
const change = (start: number, end: number, rule: string, group?: string): Change => ({ start, end, after: "", alternatives: [], rule, group });

test("of two changes that overlap, the first in the list wins", () => {
  expect(settle([change(4, 9, "one"), change(0, 5, "two")]).map(({ rule }) => rule)).toEqual(["one"]);
});

test("changes that touch count as overlapping: they would be shown as one", () => {
  expect(settle([change(0, 4, "one"), change(4, 6, "two")])).toHaveLength(1);
});

test("the winners come in the order of the text", () => {
  expect(settle([change(8, 9, "one"), change(0, 2, "two")]).map(({ start }) => start)).toEqual([0, 8]);
});

test("a group is applied whole or not at all", () => {
  const dashes = [change(10, 11, "dashes", "pair"), change(20, 21, "dashes", "pair")];
  expect(settle([change(19, 22, "other"), ...dashes]).map(({ rule }) => rule)).toEqual(["other"]);
  expect(settle([change(30, 31, "other"), ...dashes])).toHaveLength(3);
});
