import { openDatabase } from "../sqlite/database.ts";
import { createSqliteQuota } from "../sqlite/sqlite-quota.ts";

/** A server that reserves words without end, one by one, and tells of each that it was granted, until it is killed. */
const [, , file = ""] = process.argv;
const quota = createSqliteQuota(await openDatabase(file, 60_000), { wordsPerDay: 1_000_000, peoplePerAddress: 1 });
for (;;) {
  const { reservation } = await quota.reserve({ person: "ann" }, 1);
  process.send?.(reservation);
}
