import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Call } from "./calls.ts";
import { capacity, enqueue } from "./queue.ts";

const stamp = { deviceId: "device", sessionId: 1, time: 1, insertId: "" };
const event = (insertId: string): Call => ({ method: "page", ...stamp, insertId, path: "/" });
const purchase = (insertId: string): Call => ({ method: "purchase", ...stamp, insertId, value: 1, currency: "EUR", productId: "pro" });

const fill = (calls: readonly Call[]): Call[] => {
  let queue: Call[] = [];
  for (const call of calls) queue = enqueue(queue, call);
  return queue;
};

describe("the queue", () => {
  test("holds two hundred calls, and the oldest makes room", () => {
    const calls = Array.from({ length: 203 }, (_, index) => event(`${index}`));
    expect(fill(calls)).toEqual(calls.slice(3));
  });

  test("drops a younger event before an older purchase", () => {
    const events = Array.from({ length: 200 }, (_, index) => event(`${index}`));
    expect(fill([purchase("order"), ...events])).toEqual([purchase("order"), ...events.slice(1)]);
  });

  const calls = fc.array(
    fc.tuple(fc.boolean(), fc.uuid()).map(([bought, id]) => (bought ? purchase(id) : event(id))),
    { maxLength: 600, size: "max" },
  );
  const isPurchase = ({ method }: Call) => method === "purchase";

  test("whatever comes: it is full before it drops anything, and keeps the order", () => {
    fc.assert(
      fc.property(calls, (all) => {
        const kept = fill(all);
        expect(kept.length).toBe(Math.min(all.length, capacity));
        expect(kept).toEqual(all.filter((call) => kept.includes(call)));
      }),
    );
  });

  test("whatever comes: no purchase is dropped while anything else could be", () => {
    fc.assert(
      fc.property(calls, (all) => {
        expect(fill(all).filter(isPurchase).length).toBe(Math.min(all.filter(isPurchase).length, capacity));
      }),
    );
  });
});
