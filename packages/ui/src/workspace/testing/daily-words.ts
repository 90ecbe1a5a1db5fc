import type { Allowance, Daily, DailyWords } from "../allowance/allowance.ts";
import { allowanceMessages } from "./messages.ts";

interface Counted {
  readonly daily: Daily;
  /** What was asked for, and what each run was settled by. */
  readonly reserved: readonly number[];
  readonly settled: readonly number[];
}

/** A day that has so many words left. */
export const dayWith = (remaining: number, rest: Partial<DailyWords> = {}): Counted => {
  let left = remaining;
  const reserved: number[] = [];
  const settled: number[] = [];
  const standing = (): Allowance => ({ limit: 2000, remaining: left, resetsAt: Date.now() + 3_600_000 });
  const words: DailyWords = {
    look: async () => standing(),
    async reserve(wanted) {
      reserved.push(wanted);
      if (wanted > left) return { isGranted: false, allowance: standing() };
      left -= wanted;
      return {
        isGranted: true,
        allowance: standing(),
        async settle(used) {
          settled.push(used);
          left += wanted - used;
          return standing();
        },
      };
    },
    ...rest,
  };
  return { daily: { words, messages: allowanceMessages }, reserved, settled };
};
