import { expect, test } from "vitest";
import { oddRequests, unmeant } from "./odd-requests.ts";
import { ask } from "./raw.ts";
import { trackedSite } from "./tracked-site.ts";
import { mostMemory } from "./tracking-memory.ts";

const { origin } = trackedSite("fuzz", () => Promise.reject(new Error("No page is opened.")));

const parts = 10;
const each = 2_000;
const most = 1_500 * 1_000_000;

test.each(Array.from({ length: parts }, (_, part) => part))("2,000 requests that no page of ours sends, part %i of 10, are each answered, none by a failure, and the site stays well and no larger than it may be", { timeout: 1_800_000 }, async (part) => {
  expect(await unmeant(origin(), oddRequests(each, 1_000 + part))).toEqual([]);
  expect((await ask(origin(), "/api/health")).status).toBe(200);
  if (process.platform === "linux") expect(await mostMemory()).toBeLessThan(most);
});
