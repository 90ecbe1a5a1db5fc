import { expect, test, vi } from "vitest";
import { Recollection } from "./recollection.ts";

test("what is known is not made again", () => {
  const recollection = new Recollection<number>(100);
  const make = vi.fn<() => number>(() => 1);
  expect([recollection.recall("one", make), recollection.recall("one", make)]).toEqual([1, 1]);
  expect(make).toHaveBeenCalledOnce();
});

test("it holds no more than it may, and forgets what was asked for longest ago", () => {
  const recollection = new Recollection<string>(6);
  const made: string[] = [];
  const ask = (key: string) => recollection.recall(key, () => (made.push(key), key));
  for (const key of ["one", "two", "one", "six", "one", "two"]) ask(key);
  expect(made).toEqual(["one", "two", "six", "two"]);
});

test("a key that is too long by itself is answered and not held", () => {
  const recollection = new Recollection<number>(2);
  let made = 0;
  for (let turn = 0; turn < 3; turn += 1) recollection.recall("long", () => (made += 1));
  expect(made).toBe(3);
});
