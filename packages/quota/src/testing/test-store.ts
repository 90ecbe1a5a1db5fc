import type { DailyLimits, Quota } from "../quota.ts";

/** Counts that live for one test. */
export interface TestStore {
  /** Another way to the same counts, as a second server has it. */
  readonly open: (limits: DailyLimits, clock: () => number) => Promise<Quota>;
  readonly remove: () => Promise<void>;
}
