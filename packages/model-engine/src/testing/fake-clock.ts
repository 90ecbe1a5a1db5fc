import type { Clock } from "../clock.ts";

/** A clock that stands until it is moved; what waits for no time runs at once. */
export interface FakeClock extends Clock {
  /** Moves time on, and runs what falls due. */
  advance(milliseconds: number): void;
  /** Times that something waits for, in milliseconds from now. */
  readonly waits: readonly number[];
}

export function fakeClock(): FakeClock {
  let now = 0;
  const timers = new Set<{ readonly due: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      if (milliseconds <= 0) {
        queueMicrotask(run);
        return () => {};
      }
      const timer = { due: now + milliseconds, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const timer of [...timers].filter(({ due }) => due <= now).toSorted((one, other) => one.due - other.due)) {
        if (timers.delete(timer)) timer.run();
      }
    },
    get waits() {
      return [...timers].map(({ due }) => due - now);
    },
  };
}
