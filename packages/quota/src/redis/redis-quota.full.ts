import type { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { type Counters, openCounters } from "../counters.ts";
import { quotaContract } from "../testing/contract.ts";
import { raceProcesses } from "../testing/race-processes.ts";
import { hasRedis, type RedisServer, startRedis } from "../testing/redis-server.ts";
import { connect } from "./connection.ts";
import { createRedisQuota } from "./redis-quota.ts";

/** A machine under load is no failure. */
const patience = 60_000;

const limits = { wordsPerDay: 100, peoplePerAddress: 2, requestsPerMinute: 3 };
const ann = { person: "ann" };

describe.skipIf(!(await hasRedis()))("with a real Redis", () => {
  let server: RedisServer;

  beforeAll(async () => void (server = await startRedis()));
  afterAll(() => server.stop());

  async function emptied() {
    const { redis, ready } = connect(server.url, patience);
    await (await ready()).flushall();
    return redis;
  }

  quotaContract("Redis", async () => {
    const clients = [await emptied()];
    return {
      open: async (own, clock) => {
        const connection = connect(server.url, patience);
        clients.push(connection.redis);
        return createRedisQuota(connection, own, clock);
      },
      remove: async () => {
        for (const client of clients) client.disconnect();
      },
    };
  });

  test.each([1, 100])(
    "of 1,000 wishes at once from two processes, for %i people, exactly as many are granted as there are words, and a third finds them",
    async (people) => {
      const own = await emptied();
      onTestFinished(() => own.disconnect());
      expect(await raceProcesses(server.url, people)).toEqual({ granted: 700, left: 0 });
    },
  );

  test("nothing that is kept outlives its day by more than another", async () => {
    const redis = await emptied();
    onTestFinished(() => redis.disconnect());
    const { quota } = await openCounters({ url: server.url, secret: "shared", limits, tell: () => {} });
    await quota.reserve({ person: "ann", address: "home" }, 10);
    const keys = await redis.keys("*");
    expect(keys.length).toBe(3);
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(86_400);
  });

  test("who takes words and gives them back under ever new names leaves nothing behind", async () => {
    const redis = await emptied();
    onTestFinished(() => redis.disconnect());
    const { quota } = await openCounters({ url: server.url, secret: "shared", limits, tell: () => {} });
    for (const person of ["ann", "bob", "cem"]) {
      const { reservation } = await quota.reserve({ person, address: "home" }, 1);
      await quota.settle({ person, address: "home" }, `${reservation}`, 0);
    }
    expect(await redis.keys("*")).toEqual(["{prosewell:quota}:day"]);
  });

  test("requests by minute are counted together by all servers", async () => {
    const own = await emptied();
    onTestFinished(() => own.disconnect());
    const told: string[] = [];
    const open = () => openCounters({ url: server.url, secret: "shared", limits, tell: (message) => told.push(message) });
    // Neither has connected yet; what comes first waits for it.
    const doors = [await open(), await open()];
    const waits = [];
    for (let turn = 0; turn < 5; turn += 1) waits.push(await doors[turn % 2]?.pace.take(ann));
    expect(waits.map((wait) => (wait ?? 0) > 0)).toEqual([false, false, false, true, true]);
    expect(told).toEqual([]);
  });

  test("a server whose clock is put back by a day lets nobody wait for longer than the minute", async () => {
    const own = await emptied();
    onTestFinished(() => own.disconnect());
    vi.useFakeTimers({ now: Date.UTC(2031, 0, 2), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const { pace } = await openCounters({ url: server.url, secret: "shared", limits, tell: () => {} });
    for (let turn = 0; turn < 4; turn += 1) await pace.take(ann);
    vi.setSystemTime(Date.UTC(2031, 0, 1));
    expect(await pace.take(ann)).toBeLessThanOrEqual(60);
    // The minute ends by the clock of the Redis, which nobody has set.
    await own.flushall();
    expect(await pace.take(ann)).toBe(0);
  });

  test("a Redis without a shared secret is refused", async () => {
    await expect(openCounters({ url: server.url, limits, tell: () => {} })).rejects.toThrow("secret");
  });
});

describe.skipIf(!(await hasRedis()))("when the Redis fails", () => {
  async function begin() {
    const server = await startRedis();
    const told: string[] = [];
    const counters = await openCounters({ url: server.url, secret: "shared", limits, tell: (message) => told.push(message) });
    return { server, told, counters };
  }

  const granted = async ({ quota }: Counters) => (await quota.reserve(ann, 60)).reservation !== null;

  const faults: [what: string, fail: (server: RedisServer, redis: Redis) => unknown][] = [
    ["is gone", (server) => server.stop()],
    ["says nothing", (server) => server.freeze()],
    ["has no room", (_, redis) => redis.config("SET", "maxmemory", "1")],
    ["holds something else in place of its counts", (_, redis) => redis.set("{prosewell:quota}:used", "x")],
    ["no longer knows its day", (_, redis) => redis.set("{prosewell:quota}:day", "x")],
  ];

  test.each(faults)("where it %s, people go on working, the operator is told, and nothing is counted", async (_, fail) => {
    const { server, told, counters } = await begin();
    const { redis, ready } = connect(server.url, patience);
    onTestFinished(() => redis.disconnect());
    await ready();
    expect([await granted(counters), await granted(counters)]).toEqual([true, false]);
    await fail(server, redis);
    expect([await granted(counters), await granted(counters)]).toEqual([true, true]);
    expect(await counters.pace.take(ann)).toBe(0);
    expect(told).toEqual([expect.stringMatching(/does not answer \(.+\)/u)]);
    await server.stop();
  });

  test("once it has room again, the words go on from what was counted before", async () => {
    const { server, counters } = await begin();
    const { redis, ready } = connect(server.url, patience);
    onTestFinished(() => redis.disconnect());
    await ready();
    await granted(counters);
    await redis.config("SET", "maxmemory", "1");
    await granted(counters);
    await redis.config("SET", "maxmemory", "0");
    const { quota } = await openCounters({ url: server.url, secret: "shared", limits, tell: () => {} });
    expect(await quota.usage(ann)).toMatchObject({ used: 60 });
    await server.stop();
  });
});
