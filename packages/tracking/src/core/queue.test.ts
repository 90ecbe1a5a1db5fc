import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Call } from "./calls.ts";
import { capacity, enqueue } from "./queue.ts";

const stamp = { deviceId: "device", sessionId: 1, time: 1, insertId: "" };
const event = (insertId: string): Call => ({ method: "page", payload: { ...stamp, insertId, path: "/" } });
const purchase = (insertId: string): Call => ({
  method: "purchase",
  payload: { ...stamp, insertId, value: 1, currency: "EUR", productId: "pro" },
});

const fill = (calls: readonly Call[]) => {
  let queue: { call: Call }[] = [];
  const dropped: Call[] = [];
  for (const call of calls) {
    const step = enqueue(queue, { call });
    queue = step.queue;
    if (step.dropped) dropped.push(step.dropped.call);
  }
  return { kept: queue.map(({ call }) => call), dropped };
};

describe("the queue", () => {
  test("holds two hundred calls, and the oldest makes room", () => {
    const { kept, dropped } = fill(Array.from({ length: 203 }, (_, index) => event(`${index}`)));
    expect(kept).toHaveLength(200);
    expect(dropped).toEqual([event("0"), event("1"), event("2")]);
  });

  test("drops a younger event before an older purchase", () => {
    const { kept, dropped } = fill([purchase("order"), ...Array.from({ length: 200 }, (_, index) => event(`${index}`))]);
    expect(kept).toContainEqual(purchase("order"));
    expect(dropped).toEqual([event("0")]);
  });

  const calls = fc.array(
    fc.tuple(fc.boolean(), fc.uuid()).map(([bought, id]) => (bought ? purchase(id) : event(id))),
    { maxLength: 600, size: "max" },
  );

  test("whatever comes: it is never longer than two hundred, keeps the order, and loses nothing unsaid", () => {
    fc.assert(
      fc.property(calls, (all) => {
        const { kept, dropped } = fill(all);
        expect(kept.length).toBe(Math.min(all.length, capacity));
        expect(kept).toEqual(all.filter((call) => kept.includes(call)));
        expect(kept.length + dropped.length).toBe(all.length);
      }),
    );
  });

  test("whatever comes: no purchase is dropped while anything else could be", () => {
    fc.assert(
      fc.property(calls, (all) => {
        const { kept, dropped } = fill(all);
        const lost = dropped.filter(({ method }) => method === "purchase");
        const bought = all.filter(({ method }) => method === "purchase");
        expect(lost.length).toBe(Math.max(0, bought.length - capacity));
        if (lost.length > 0) expect(kept.every(({ method }) => method === "purchase")).toBe(true);
      }),
    );
  });
});
