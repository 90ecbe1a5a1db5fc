import { randomUUID } from "node:crypto";
import { dayOf, endOf } from "../day.ts";
import { addressLimit, type DailyLimits, type Quota, toUsage, type Usage, type Visitor } from "../quota.ts";
import type { Connection } from "./connection.ts";
import { script } from "./script.ts";

/** The braces keep the three on one machine of a cluster, as one script needs them. */
const keys = ["day", "used", "open"].map((name) => `{prosewell:quota}:${name}`);

/** The daily limit in a Redis that any number of machines share. */
export function createRedisQuota({ ready }: Pick<Connection, "ready">, limits: DailyLimits, clock = Date.now): Quota {
  /** One run of the script. */
  async function step(act: string, { person, address = "" }: Visitor, words: number, reservation = ""): Promise<{ isDone: boolean; usage: Usage }> {
    const redis = await ready();
    const args = [act, dayOf(clock()), person, address, words, reservation, limits.wordsPerDay, addressLimit(limits)];
    const [done = 0, byPerson = 0, byAddress = 0, day = 0] = numbers(await redis.eval(script, keys.length, ...keys, ...args));
    return { isDone: done === 1, usage: toUsage(limits, endOf(day), byPerson, byAddress) };
  }

  return {
    usage: async (visitor) => (await step("look", visitor, 0)).usage,

    reserve: async (visitor, words) => {
      const reservation = randomUUID();
      const { isDone, usage } = await step("reserve", visitor, words, reservation);
      return { reservation: isDone ? reservation : null, ...usage };
    },

    settle: async (visitor, reservation, words) => {
      const { isDone, usage } = await step("settle", visitor, words, reservation);
      return isDone ? usage : undefined;
    },
  };
}

const numbers = (reply: unknown): number[] => (Array.isArray(reply) ? reply.map(Number) : []);
