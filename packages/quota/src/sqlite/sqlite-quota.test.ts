import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { quotaContract } from "../testing/contract.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { inMemory, openDatabase } from "./database.ts";
import { createSqliteQuota } from "./sqlite-quota.ts";

/** A machine under load is no failure. */
const patience = 60_000;

test("who takes words and gives them back under ever new names leaves nothing behind", async () => {
  const database = await openDatabase(inMemory, patience);
  onTestFinished(() => database.connection.close());
  const quota = createSqliteQuota(database, { wordsPerDay: 100, peoplePerAddress: 2 });
  for (let name = 0; name < 50; name += 1) {
    const visitor = { person: `${name}`, address: "home" };
    const { reservation } = await quota.reserve(visitor, 1);
    await quota.settle(visitor, `${reservation}`, 0);
  }
  expect(database.connection.prepare("SELECT (SELECT count(*) FROM used) + (SELECT count(*) FROM reservation) AS rows").get()).toEqual({ rows: 0 });
});

quotaContract("memory", async () => {
  const database = await openDatabase(inMemory, patience);
  return {
    open: async (limits, clock) => createSqliteQuota(database, limits, clock),
    remove: async () => database.connection.close(),
  };
});

quotaContract("a file", async () => {
  const folder = await temporaryFolder();
  const opened: { close(): void }[] = [];
  return {
    open: async (limits, clock) => {
      const database = await openDatabase(join(folder, "quota.sqlite"), patience);
      opened.push(database.connection);
      return createSqliteQuota(database, limits, clock);
    },
    remove: async () => {
      for (const connection of opened) connection.close();
      await rm(folder, { recursive: true });
    },
  };
});
