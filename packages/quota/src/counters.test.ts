import { rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openCounters } from "./counters.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const limits = { wordsPerDay: 100, peoplePerAddress: 10, requestsPerMinute: 60 };
const ann = { person: "ann" };

async function begin() {
  const folder = await temporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const told: string[] = [];
  const open = (file: string, secret?: string) =>
    openCounters({ url: pathToFileURL(resolve(folder, file)).href, secret, limits, tell: (message) => told.push(message) });
  return { folder, open, told };
}

test("a server that starts anew finds the counts, and signs with the same secret", async () => {
  const { open, told } = await begin();
  const first = await open("data/quota.sqlite");
  await first.quota.reserve(ann, 30);
  const second = await open("data/quota.sqlite");
  expect(await second.quota.usage(ann)).toMatchObject({ used: 30 });
  expect(second.secret).toBe(first.secret);
  expect(first.secret.length).toBeGreaterThanOrEqual(43);
  expect(told).toEqual([]);
});

test("two servers that start at once on nothing make one secret", async () => {
  const { open } = await begin();
  const [one, other] = await Promise.all([open("quota.sqlite"), open("quota.sqlite")]);
  expect(one.secret).toBe(other.secret);
});

test("the secret of one file is not that of another", async () => {
  const { open } = await begin();
  expect((await open("one.sqlite")).secret).not.toBe((await open("other.sqlite")).secret);
});

test("a secret that is given is the one that is used", async () => {
  const { open } = await begin();
  expect((await open("quota.sqlite", "given")).secret).toBe("given");
});

test.each([
  ["lies in a folder that cannot be made", "taken/quota.sqlite"],
  ["is no database", "taken"],
  ["lies where a file system makes nothing", "/proc/nowhere/quota.sqlite"],
])("where the file %s the words are counted in memory, and one line says so", async (_, file) => {
  const { folder, open, told } = await begin();
  await writeFile(join(folder, "taken"), "Not a database, but long enough to be taken for one if nobody looks.".repeat(20));
  const { quota } = await open(file);
  await quota.reserve(ann, 100);
  expect(await quota.reserve(ann, 1)).toMatchObject({ reservation: null });
  expect(told).toEqual([expect.stringMatching(/^The words of the day cannot be counted in .+ QUOTA_URL names another place\.$/u)]);
});

test("a file that another program holds shut stops nobody: words go uncounted, the operator is told, and later they count again", async () => {
  const { folder, open, told } = await begin();
  const { quota } = await open("quota.sqlite");
  const other = new DatabaseSync(join(folder, "quota.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  expect(await quota.reserve(ann, 60)).toMatchObject({ reservation: expect.any(String), remaining: 100 });
  expect(await quota.reserve(ann, 60)).toMatchObject({ reservation: expect.any(String), remaining: 100 });
  expect(told).toEqual([expect.stringContaining("locked")]);
  other.exec("ROLLBACK");
  other.close();
  expect(await (await open("quota.sqlite")).quota.usage(ann)).toMatchObject({ used: 0 });
});
