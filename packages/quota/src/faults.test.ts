import { fork } from "node:child_process";
import { on, once } from "node:events";
import { readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openCounters } from "./counters.ts";
import { createFallback } from "./fallback.ts";
import { openHanded } from "./open-handed.ts";
import { openDatabase } from "./sqlite/database.ts";
import { createSqliteQuota } from "./sqlite/sqlite-quota.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const limits = { wordsPerDay: 1_000_000, peoplePerAddress: 1, requestsPerMinute: 60 };
const ann = { person: "ann" };

async function begin() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const told: string[] = [];
  return { file: join(folder, "quota.sqlite"), told, tell: (message: string) => void told.push(message) };
}

test("on a disk that is full people go on working, the operator is told, and what was counted before stays", async () => {
  const { file, told, tell } = await begin();
  const database = await openDatabase(file);
  onTestFinished(() => database.connection.close());
  const quota = createSqliteQuota(database, limits);
  const open = openHanded(quota, limits, createFallback({ tell, rest: 0 }));
  await open.reserve(ann, 7);
  // No page more than there are: what SQLite then says is what it says of a full disk.
  database.connection.exec(`PRAGMA max_page_count = ${Number(database.connection.prepare("PRAGMA page_count").get()?.["page_count"])}`);
  for (let person = 0; told.length === 0; person += 1) expect(await open.reserve({ person: `${person}` }, 1)).toMatchObject({ reservation: expect.any(String) });
  expect(told).toEqual([expect.stringContaining("database or disk is full")]);
  expect(await quota.usage(ann)).toMatchObject({ used: 7 });
  // Room again.
  database.connection.exec("PRAGMA max_page_count = 1000000");
  expect(await open.reserve(ann, 1)).toMatchObject({ used: 8 });
});

test("a process that is killed as it writes leaves all that it has granted counted, nothing by half, and nobody shut out", async () => {
  const { file, told, tell } = await begin();
  const writer = fork(fileURLToPath(new URL("testing/writer.ts", import.meta.url)), [file]);
  const granted: unknown[] = [];
  for await (const [reservation] of on(writer, "message")) if (granted.push(reservation) >= 40) break;
  writer.kill("SIGKILL");
  await once(writer, "exit");

  const { quota } = await openCounters({ url: pathToFileURL(file).href, limits, tell });
  const { used } = await quota.usage(ann);
  expect(used).toBeGreaterThanOrEqual(granted.length);
  const { connection } = await openDatabase(file);
  onTestFinished(() => connection.close());
  expect(connection.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
  expect(connection.prepare("SELECT sum(words) AS words, count(*) AS rows FROM reservation").get()).toEqual({ words: used, rows: used });
  expect(await quota.settle(ann, String(granted[0]), 0)).toMatchObject({ used: used - 1 });
  expect(told).toEqual([]);
});

test.each([
  ["from its beginning on", 0],
  ["behind its first page", 4_096],
])("a file that is damaged %s stops nobody, when it is opened or later, and the operator is told", async (_, from) => {
  const { file, told, tell } = await begin();
  const open = () => openCounters({ url: pathToFileURL(file).href, limits, tell });
  const first = await openDatabase(file);
  const quota = createSqliteQuota(first, limits);
  for (let person = 0; person < 200; person += 1) await quota.reserve({ person: `${person}` }, 1);
  first.connection.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  first.connection.close();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, from));
  expect((await stat(file)).size).toBe(bytes.length);

  const { quota: damaged } = await open();
  for (let wish = 0; wish < 3; wish += 1) expect(await damaged.reserve(ann, 1)).toMatchObject({ reservation: expect.any(String) });
  expect(told).toEqual([expect.stringMatching(/malformed|not a database/u)]);
});
