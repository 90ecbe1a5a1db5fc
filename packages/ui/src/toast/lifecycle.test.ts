import { expect, test } from "vitest";
import { type Signal, type Status, step } from "./lifecycle.ts";

const statuses: Status[] = ["queued", "entering", "entered", "exiting", "removed"];
const signals: Signal[] = ["SHOW", "SHOWN", "DISMISS", "GONE"];

test("a toast that nothing disturbs is queued, enters, has entered, exits and is removed (U4)", () => {
  const life: Status[] = ["queued"];
  for (const signal of signals) life.push(step(life.at(-1) ?? "queued", signal));
  expect(life).toEqual(statuses);
});

test("a toast never goes back, whatever the signal", () => {
  for (const status of statuses) {
    for (const signal of signals) expect(statuses.indexOf(step(status, signal))).toBeGreaterThanOrEqual(statuses.indexOf(status));
  }
});

test("one that is told to go before it was seen is removed without a motion", () => {
  expect(step("queued", "DISMISS")).toBe("removed");
});
