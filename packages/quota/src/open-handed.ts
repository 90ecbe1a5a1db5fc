import { randomUUID } from "node:crypto";
import { dayOf, endOf } from "./day.ts";
import type { Attempt } from "./fallback.ts";
import { type DailyLimits, type Quota, toUsage } from "./quota.ts";

/** A quota that grants every wish, uncounted, while its store cannot be asked. */
export function openHanded(quota: Quota, limits: DailyLimits, attempt: Attempt, clock = Date.now): Quota {
  const untouched = () => toUsage(limits, endOf(dayOf(clock())), 0);
  return {
    usage: (visitor) => attempt(() => quota.usage(visitor), untouched),
    reserve: (visitor, words) => attempt(() => quota.reserve(visitor, words), () => ({ reservation: randomUUID(), ...untouched() })),
    settle: (visitor, reservation, words) => attempt(() => quota.settle(visitor, reservation, words), untouched),
  };
}
