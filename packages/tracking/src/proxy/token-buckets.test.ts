import fc from "fast-check";
import { expect, test } from "vitest";
import { createTokenBuckets } from "./token-buckets.ts";

test("a burst passes, what is more waits, and each second brings back its share", () => {
  const take = createTokenBuckets({ burst: 3, perSecond: 2 });
  expect([1, 2, 3, 4].map(() => take("a", 0))).toEqual([true, true, true, false]);
  expect([1, 2, 3].map(() => take("a", 1_000))).toEqual([true, true, false]);
});

test("one address never waits for another", () => {
  const take = createTokenBuckets({ burst: 1, perSecond: 0 });
  expect([take("a", 0), take("a", 0), take("b", 0)]).toEqual([true, false, true]);
});

test("a rest of any length fills no bucket beyond its burst", () => {
  const take = createTokenBuckets({ burst: 2, perSecond: 1 });
  take("a", 0);
  expect([1, 2, 3].map(() => take("a", 1e9))).toEqual([true, true, false]);
});

test("of more addresses than are kept, the longest unused is forgotten", () => {
  const take = createTokenBuckets({ burst: 1, perSecond: 0, most: 2 });
  expect([take("a", 0), take("b", 0), take("a", 0), take("c", 0)]).toEqual([true, true, false, true]);
  // The third address made room by the second, which was used before the first.
  expect(take("a", 0)).toBe(false);
  expect(take("b", 0)).toBe(true);
});

test("nobody ever gets more than a burst and the seconds' share, in any order of requests", () => {
  const rate = { burst: 5, perSecond: 3 };
  const steps = fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(2_000)), { maxLength: 200 });
  fc.assert(
    fc.property(steps, (requests) => {
      const take = createTokenBuckets(rate);
      const passed = new Map<string, number>();
      let now = 0;
      for (const [key, wait] of requests) {
        now += wait;
        if (take(key, now)) passed.set(key, (passed.get(key) ?? 0) + 1);
      }
      for (const count of passed.values()) expect(count).toBeLessThanOrEqual(rate.burst + (rate.perSecond * now) / 1_000 + 1e-6);
    }),
  );
});
