import { once } from "node:events";
import { Redis } from "ioredis";

/** A client of a Redis. */
export interface Connection {
  readonly redis: Redis;
  /** The client, once it can be asked; rejects when that takes too long. */
  readonly ready: () => Promise<Redis>;
}

/**
 * Connects, and again whenever the connection is lost. A question is never put twice: one that was lost on the way may have been
 * heard.
 * @param patience How many milliseconds an answer may take.
 */
export function connect(url: string, patience = 4_000): Connection {
  const redis = new Redis(url, {
    connectTimeout: patience,
    commandTimeout: patience,
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 2_000),
  });
  // Whoever asks hears of it; without a listener the client would write to the log at each try.
  redis.on("error", () => {});

  // All who wait at one time wait together.
  let waiting: Promise<unknown> | undefined;
  return {
    redis,
    ready: async () => {
      if (redis.status === "ready") return redis;
      waiting ??= once(redis, "ready", { signal: AbortSignal.timeout(patience) }).finally(() => void (waiting = undefined));
      await waiting;
      return redis;
    },
  };
}
