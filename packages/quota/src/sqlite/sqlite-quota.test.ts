import { rm } from "node:fs/promises";
import { join } from "node:path";
import { quotaContract } from "../testing/contract.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { inMemory, openDatabase } from "./database.ts";
import { createSqliteQuota } from "./sqlite-quota.ts";

/** A machine under load is no failure. */
const patience = 60_000;

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
