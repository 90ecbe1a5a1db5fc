import { expect, test } from "vitest";
import { dayOf, endOf, turn } from "./day.ts";

test("a day is the UTC date, whatever the zone of the machine", () => {
  const midnight = Date.UTC(2026, 10, 22);
  expect(dayOf(midnight) - dayOf(midnight - 1)).toBe(1);
  expect(endOf(dayOf(midnight - 1))).toEqual(new Date(midnight));
  expect(endOf(dayOf(midnight))).toEqual(new Date(Date.UTC(2026, 10, 23)));
});

test.each([
  ["a store that never counted begins", undefined, 100, { day: 100, isNew: true }],
  ["the same day goes on", 100, 100, { day: 100, isNew: false }],
  ["the next day begins anew", 100, 101, { day: 101, isNew: true }],
  ["a clock put back over midnight stays in the day it had reached", 100, 99, { day: 100, isNew: false }],
  ["a clock that had run days ahead goes on from now, and keeps the counts", 100, 98, { day: 98, isNew: false }],
] as const)("%s", (_, kept, today, expected) => {
  expect(turn(kept, today)).toEqual(expected);
});
