interface FallbackOptions {
  /** Told once for each time that the store is left alone. */
  readonly tell: (message: string) => void;
  /** How many milliseconds the store may take; a server under load is slow to hear an answer that has come. */
  readonly patience?: number;
  /** For how many milliseconds it is then left alone. */
  readonly rest?: number;
  /** A clock that nobody sets. */
  readonly clock?: () => number;
}

/** Asks the store, or does without it. */
export type Attempt = <Answer>(ask: () => Promise<Answer>, without: () => Answer | Promise<Answer>) => Promise<Answer>;

/** A store that is down or slow must not stop anybody from working, nor make each of them wait to find out. */
export function createFallback({ tell, patience = 5_000, rest = 30_000, clock = () => performance.now() }: FallbackOptions): Attempt {
  let restsUntil = -Infinity;
  return async (ask, without) => {
    if (clock() < restsUntil) return without();
    try {
      return await within(patience, ask);
    } catch (error) {
      if (clock() >= restsUntil) {
        restsUntil = clock() + rest;
        tell(`The store of the word limit does not answer (${reasonOf(error)}), so nothing is counted in it for ${rest / 1_000} seconds.`);
      }
      return without();
    }
  };
}

/** What a failure says of itself; several at once, as when a name has two addresses, say nothing in their message. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ("code" in error && String(error.code)))) || "unknown";

async function within<Answer>(patience: number, ask: () => Promise<Answer>): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${patience} ms`)), patience);
  try {
    return await Promise.race([ask(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
