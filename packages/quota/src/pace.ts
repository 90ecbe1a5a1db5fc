import { AsyncLocalStorage } from "node:async_hooks";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { Visitor } from "./quota.ts";
import type { Connection } from "./redis/connection.ts";

/** The limit by minute. */
export interface Pace {
  /** Counts a request: 0 when it may go on, else how many seconds to wait. */
  take(visitor: Visitor): Promise<number>;
}

/** How many requests a minute takes. */
export interface PaceLimits {
  readonly requestsPerMinute: number;
  readonly peoplePerAddress: number;
}

interface Limiter {
  consume(key: string): Promise<unknown>;
}

const seconds = 60;

/** Counted by this process alone. */
export function memoryPace(limits: PaceLimits): Pace {
  // A timer forgets each visitor after the minute, and a timer keeps all that belongs to the request in which it was set.
  const apart = AsyncLocalStorage.snapshot();
  return pace(limits, (points, keyPrefix) => {
    const limiter = new RateLimiterMemory({ points, duration: seconds, keyPrefix });
    return { consume: (key) => apart(() => limiter.consume(key)) };
  });
}

/** Counted by all that share the Redis. */
export function redisPace({ redis, ready }: Connection, limits: PaceLimits): Pace {
  const shared = pace(
    limits,
    (points, keyPrefix) => new RateLimiterRedis({ storeClient: redis, points, duration: seconds, keyPrefix }),
  );
  return {
    take: async (visitor) => {
      await ready();
      return shared.take(visitor);
    },
  };
}

function pace({ requestsPerMinute, peoplePerAddress }: PaceLimits, limiter: (points: number, keyPrefix: string) => Limiter): Pace {
  const byPerson = limiter(requestsPerMinute, "prosewell:pace:person");
  const byAddress = limiter(requestsPerMinute * peoplePerAddress, "prosewell:pace:address");
  return {
    // The address comes first: while it has to wait, no name that it takes is remembered, and it can take as many as it likes.
    take: async ({ person, address }) => (address === undefined ? 0 : await wait(byAddress.consume(address))) || wait(byPerson.consume(person)),
  };
}

/** The library rejects with a result of its own when a key has used its points, and with an error when the store fails. */
async function wait(consumed: Promise<unknown>): Promise<number> {
  try {
    await consumed;
    return 0;
  } catch (refusal) {
    // A clock that was put back makes the minute's end seem far away; the timer that ends it does not ask the clock.
    if (refusal instanceof RateLimiterRes) return Math.min(seconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)));
    throw refusal;
  }
}
