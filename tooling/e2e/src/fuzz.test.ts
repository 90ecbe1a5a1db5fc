import { expect, inject, test } from "vitest";
import { oddRequests, unmeant } from "./odd-requests.ts";
import { ask } from "./raw.ts";

// A short version of fuzz.full.ts, from another seed.
test("200 requests that no page of ours sends are each answered, none by a failure, and the site stays well", { timeout: 120_000 }, async () => {
  const origin = inject("origins").default;
  expect(await unmeant(origin, oddRequests(200, 1))).toEqual([]);
  expect((await ask(origin, "/api/health")).status).toBe(200);
});
