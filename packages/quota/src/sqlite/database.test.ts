import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openDatabase } from "./database.ts";

async function begin(patience = 60_000) {
  const folder = await temporaryFolder();
  const file = join(folder, "quota.sqlite");
  const one = await openDatabase(file, patience);
  const other = await openDatabase(file, patience);
  onTestFinished(async () => {
    one.connection.close();
    other.connection.close();
    await rm(folder, { recursive: true });
  });
  return { one, other };
}

const add = "INSERT INTO used VALUES ('ann', 1) ON CONFLICT DO UPDATE SET words = words + 1";
const count = "SELECT words FROM used";

test("from its first reading to its last writing, a transaction has the file to itself", async () => {
  const { one, other } = await begin();
  await one.transact(() => {
    one.connection.prepare(count).get();
    expect(() => other.connection.exec(add)).toThrow("locked");
  });
});

test("a transaction that finds the file taken waits for it asleep", async () => {
  const { one, other } = await begin();
  other.connection.exec("BEGIN IMMEDIATE");
  const waiting = one.transact(() => one.connection.exec(add));
  // Only a server that goes on with its other work gets as far as this.
  setTimeout(() => other.connection.exec("COMMIT"), 30);
  await waiting;
  expect(other.connection.prepare(count).get()).toEqual({ words: 1 });
});

test("one that waited in vain has done nothing, and does nothing later", async () => {
  const { one, other } = await begin(1);
  other.connection.exec("BEGIN IMMEDIATE");
  const vain = Array.from({ length: 5 }, () => one.transact(() => one.connection.exec(add)));
  for (const waiting of vain) await expect(waiting).rejects.toThrow("locked");
  other.connection.exec("COMMIT");
  expect(other.connection.prepare(count).get()).toBeUndefined();
});

test("a transaction that fails leaves nothing behind, and the next one goes on", async () => {
  const { one } = await begin();
  const failing = one.transact(() => {
    one.connection.exec(add);
    throw new Error("half way");
  });
  await expect(failing).rejects.toThrow("half way");
  await one.transact(() => one.connection.exec(add));
  expect(one.connection.prepare(count).get()).toEqual({ words: 1 });
});
