import { fileURLToPath } from "node:url";
import { createFallback, reasonOf } from "./fallback.ts";
import { openHanded } from "./open-handed.ts";
import { memoryPace, type Pace, type PaceLimits, redisPace } from "./pace.ts";
import type { DailyLimits, Quota } from "./quota.ts";
import { connect } from "./redis/connection.ts";
import { createRedisQuota } from "./redis/redis-quota.ts";
import { type Database, inMemory, openDatabase } from "./sqlite/database.ts";
import { createSqliteQuota } from "./sqlite/sqlite-quota.ts";

export interface CountersOptions {
  /** `redis:` or `rediss:` for a Redis, `file:` for a file of this machine; without one, the memory of this process. */
  readonly url?: string | undefined;
  /** What cookies are signed with. A Redis needs it given; elsewhere one is made and kept with the counts. */
  readonly secret?: string | undefined;
  readonly limits: DailyLimits & PaceLimits;
  /** Told when words go uncounted, or are counted in memory alone, and why. */
  readonly tell: (message: string) => void;
}

/** All that is counted, where it is counted, and the secret that those who count share. */
export interface Counters {
  readonly quota: Quota;
  readonly pace: Pace;
  readonly secret: string;
}

/** Opens the store that an address names. No failure of the store ever fails a request: the words are then granted, uncounted. */
export const openCounters = (options: CountersOptions): Promise<Counters> =>
  /^rediss?:/u.test(options.url ?? "") ? inRedis(options) : inDatabase(options);

async function inRedis({ url = "", secret, limits, tell }: CountersOptions): Promise<Counters> {
  if (!secret) throw new Error("A Redis is shared, and so must the secret be: give the same one to every server.");
  const connection = connect(url);
  const attempt = createFallback({ tell });
  const [shared, own] = [redisPace(connection, limits), memoryPace(limits)];
  return {
    quota: openHanded(createRedisQuota(connection, limits), limits, attempt),
    pace: { take: (visitor) => attempt(() => shared.take(visitor), () => own.take(visitor)) },
    secret,
  };
}

async function inDatabase({ url, secret, limits, tell }: CountersOptions): Promise<Counters> {
  const database = await (url ? openOrDoWithout(fileURLToPath(url), tell) : openDatabase(inMemory));
  return {
    quota: openHanded(createSqliteQuota(database, limits), limits, createFallback({ tell })),
    pace: memoryPace(limits),
    secret: secret ?? database.secret,
  };
}

async function openOrDoWithout(file: string, tell: (message: string) => void): Promise<Database> {
  try {
    return await openDatabase(file);
  } catch (error) {
    tell(`The words of the day cannot be counted in ${file} (${reasonOf(error)}), so they are counted in memory, until this server stops. QUOTA_URL names another place.`);
    return openDatabase(inMemory);
  }
}
