import { expect, test } from "vitest";
import { countedSites } from "./usage-site.ts";

const { restart, visitor } = countedSites(700);

const marked = "It is important to note that we met on Monday.";

test("a visitor's words are reserved, settled by what was used, and known on every site that shares the file", async () => {
  const { usage, reserve, settle } = await visitor();
  expect(await usage()).toMatchObject({ limit: 700, used: 0, remaining: 700, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/u) });
  const { body } = await reserve(300);
  expect(body).toMatchObject({ reservation: expect.any(String), remaining: 400 });
  expect((await settle(body.reservation, 120)).body).toMatchObject({ used: 120, remaining: 580 });
  expect(await usage(1)).toMatchObject({ used: 120, remaining: 580 });
  expect((await settle(body.reservation, 0)).status).toBe(404);
});

test("a run on the server costs the words that it counts, and one that changes nothing costs none", async () => {
  const { usage, humanize } = await visitor();
  expect((await humanize("We met on Monday.")).status).toBe(200);
  expect(await usage()).toMatchObject({ used: 0 });
  expect((await humanize(marked)).status).toBe(200);
  expect(await usage()).toMatchObject({ used: 10 });
});

test("at the limit a run is refused with what is left and when to come back", async () => {
  const { usage, reserve, humanize } = await visitor();
  await reserve(695);
  const { status, retryAfter, body } = await humanize(marked);
  expect(status).toBe(429);
  expect(body).toMatchObject({ code: "daily_limit_reached", remaining: 5, resetsAt: (await usage()).resetsAt });
  expect(Number(retryAfter)).toBeGreaterThan(0);
  expect(await usage()).toMatchObject({ used: 695 });
});

test("a text is judged though no words are left, and no longer one than can be judged at once", async () => {
  const { reserve, detect } = await visitor();
  await reserve(700);
  expect(await detect(marked)).toMatchObject({ status: 200, body: { verdict: "unsure" } });
  expect(await detect("word ".repeat(3_001))).toMatchObject({ status: 413, body: { code: "text_too_long", limit: 15_000 } });
});

test("a page of another site uses up nobody's words", async () => {
  const { usage, reserve } = await visitor();
  expect(await reserve(10, { Origin: "https://evil.example" })).toMatchObject({ status: 403, body: { code: "cross_site" } });
  expect(await usage()).toMatchObject({ used: 0 });
});

test("of 1,000 wishes at once through two servers exactly as many are granted as there are words, and a restart keeps it", async () => {
  const { usage, reserve } = await visitor();
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => reserve(1, {}, index % 2)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(200), count(429)]).toEqual([700, 300]);
  expect(await usage()).toMatchObject({ used: 700, remaining: 0 });
  await restart();
  expect(await usage()).toMatchObject({ used: 700, remaining: 0 });
  expect((await reserve(1, {}, 1)).body.code).toBe("daily_limit_reached");
});
