/** Time as the tracking layer sees it, so that a test can hold it still. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Calls `run` after `milliseconds`; the function that comes back calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

/** The machine's own time. */
export const systemClock: Clock = {
  now: Date.now,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};
