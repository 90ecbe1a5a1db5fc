import type { Clock } from "../index.ts";

/** A clock that stands until it is moved. */
export interface FakeClock extends Clock {
  /** Moves time on; what falls due on the way runs in order. Resolves when what that set off has run, too. */
  advance(milliseconds: number): Promise<void>;
}

/** Lets everything that is ready to run do so. */
export const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** A clock at a fixed time. */
export function fakeClock(start: number = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start;
  let timers: { readonly due: number; readonly run: () => void }[] = [];

  const next = (until: number) => timers.filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0];

  return {
    now: () => now,
    after: (milliseconds, run) => {
      const timer = { due: now + milliseconds, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: async (milliseconds) => {
      const until = now + milliseconds;
      await settle();
      for (let timer = next(until); timer; timer = next(until)) {
        const due = timer;
        now = due.due;
        timers = timers.filter((other) => other !== due);
        due.run();
        await settle();
      }
      now = until;
    },
  };
}
