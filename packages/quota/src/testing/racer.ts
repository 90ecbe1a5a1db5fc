import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "../redis/connection.ts";
import { createRedisQuota } from "../redis/redis-quota.ts";
import { openDatabase } from "../sqlite/database.ts";
import { createSqliteQuota } from "../sqlite/sqlite-quota.ts";
import { words } from "./race-processes.ts";

/** A machine under load is no failure. */
const patience = 60_000;

const [, , place = "", people = "1", wishes = "0"] = process.argv;
const limits = { wordsPerDay: words / Number(people), peoplePerAddress: Number(people) };

const quota = place.startsWith("redis:")
  ? createRedisQuota(connect(place, patience), limits)
  : createSqliteQuota(await openDatabase(place, patience), limits);

const visitor = (index: number) => ({ person: `person ${index % Number(people)}`, address: "home" });

await quota.usage(visitor(0));
process.send?.("ready");
await once(process, "message");

/** Every third word that is granted is given back at once, and wished for again. */
async function wish(index: number, isGivenBack = index % 3 === 0): Promise<boolean> {
  // Spread over a moment, so that neither process is done before the other has begun.
  await pause(index % 50);
  const { reservation } = await quota.reserve(visitor(index), 1);
  if (reservation === null || !isGivenBack) return reservation !== null;
  await quota.settle(visitor(index), reservation, 0);
  return wish(index, false);
}

async function left(): Promise<number> {
  const usages = await Promise.all(Array.from({ length: Number(people) }, (_, index) => quota.usage({ person: visitor(index).person })));
  return usages.reduce((sum, { remaining }) => sum + remaining, 0);
}

const answers = await Promise.all(Array.from({ length: Number(wishes) }, (_, index) => wish(index)));
process.send?.(answers.length > 0 ? answers.filter(Boolean).length : await left(), () => process.exit());
