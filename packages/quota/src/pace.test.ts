import { AsyncLocalStorage } from "node:async_hooks";
import { expect, onTestFinished, test, vi } from "vitest";
import { memoryPace } from "./pace.ts";

const many = async (count: number, take: () => Promise<number>) => {
  const waits = await Promise.all(Array.from({ length: count }, take));
  return { allowed: waits.filter((wait) => wait === 0).length, waits: waits.filter((wait) => wait > 0) };
};

test("a person may send so many requests a minute, and is told how long to wait before the next", async () => {
  const pace = memoryPace({ requestsPerMinute: 20, peoplePerAddress: 10 });
  const { allowed, waits } = await many(25, () => pace.take({ person: "ann", address: "home" }));
  expect(allowed).toBe(20);
  for (const wait of waits) expect(wait).toBeGreaterThan(0);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(60);
  expect(await pace.take({ person: "bob", address: "home" })).toBe(0);
});

test("an address may send as many as its people, however many names they take", async () => {
  const pace = memoryPace({ requestsPerMinute: 5, peoplePerAddress: 3 });
  let names = 0;
  const { allowed } = await many(20, () => pace.take({ person: `person ${names++}`, address: "home" }));
  expect(allowed).toBe(15);
});

test("while an address has to wait, the names that it takes are not counted, nor remembered", async () => {
  const pace = memoryPace({ requestsPerMinute: 1, peoplePerAddress: 1 });
  await pace.take({ person: "ann", address: "home" });
  expect(await pace.take({ person: "bob", address: "home" })).toBeGreaterThan(0);
  expect(await pace.take({ person: "bob", address: "train" })).toBe(0);
});

test("where no address is known each person is counted alone", async () => {
  const pace = memoryPace({ requestsPerMinute: 1, peoplePerAddress: 1 });
  expect(await pace.take({ person: "ann" })).toBe(0);
  expect(await pace.take({ person: "bob" })).toBe(0);
  expect(await pace.take({ person: "ann" })).toBeGreaterThan(0);
});

test("a clock that is put back by a day lets nobody wait for longer than the minute", async () => {
  vi.useFakeTimers({ now: Date.UTC(2031, 0, 2) });
  onTestFinished(() => void vi.useRealTimers());
  const pace = memoryPace({ requestsPerMinute: 1, peoplePerAddress: 1 });
  expect(await pace.take({ person: "ann" })).toBe(0);
  vi.setSystemTime(Date.UTC(2031, 0, 1));
  expect(await pace.take({ person: "ann" })).toBe(60);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await pace.take({ person: "ann" })).toBe(0);
});

test("what is remembered of a visitor for the minute keeps nothing of their request", async () => {
  const request = new AsyncLocalStorage<object>();
  const kept: unknown[] = [];
  const { setTimeout: set } = globalThis;
  const spy = vi.spyOn(globalThis, "setTimeout").mockImplementation((...args: Parameters<typeof set>) => {
    kept.push(request.getStore());
    return set(...args);
  });
  onTestFinished(() => spy.mockRestore());
  const pace = memoryPace({ requestsPerMinute: 5, peoplePerAddress: 2 });
  expect(await request.run({}, () => pace.take({ person: "one", address: "somewhere" }))).toBe(0);
  expect(kept).toEqual([undefined, undefined]);
});
