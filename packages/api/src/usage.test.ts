import { describe, expect, test } from "vitest";
import { createTestApi, problemOf } from "./test-client.ts";
import { json, origin, visit } from "./test-visit.ts";

async function reservationIn(response: Response): Promise<string> {
  const { reservation }: { reservation: string } = await response.json();
  return reservation;
}

describe("the words of a day", () => {
  test("are all there at first, and are there again at 00:00 UTC", async () => {
    const { usage } = visit();
    const { resetsAt, ...rest } = await usage();
    expect(rest).toEqual({ limit: 2_000, used: 0, remaining: 2_000 });
    expect(resetsAt).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/u);
    expect(Date.parse(resetsAt)).toBeGreaterThan(Date.now());
  });

  test("are reserved for a run on the device, and settled by what it used", async () => {
    const { reserve, settle, usage } = visit();
    const response = await reserve(300);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const reserved = await response.json();
    expect(reserved).toMatchObject({ reservation: expect.any(String), remaining: 1_700 });
    expect(await (await settle(reserved.reservation, 200)).json()).toMatchObject({ used: 200, remaining: 1_800 });
    expect(await usage()).toMatchObject({ used: 200, remaining: 1_800 });
  });

  test("come back whole from a run that changed nothing", async () => {
    const { reserve, settle, usage } = visit();
    await settle(await reservationIn(await reserve(2_000)), 0);
    expect(await usage()).toMatchObject({ used: 0, remaining: 2_000 });
  });

  test("stay taken by a run that is never settled", async () => {
    const { reserve, usage } = visit();
    await reserve(500);
    expect(await usage()).toMatchObject({ used: 500 });
  });

  test("that are too few are refused with what is left and when to come back", async () => {
    const { reserve, usage } = visit();
    await reserve(1_900);
    const response = await reserve(101);
    expect(response.status).toBe(429);
    expect(response.headers.get("content-type")).toBe("application/problem+json");
    const problem = await problemOf(response);
    expect(problem).toMatchObject({ code: "daily_limit_reached", limit: 2_000, remaining: 100, resetsAt: (await usage()).resetsAt });
    expect(problem.detail).toContain("first 100 words");
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(await usage()).toMatchObject({ used: 1_900 });
  });

  test("that are used up are not offered in part", async () => {
    const { reserve } = visit();
    await reserve(2_000);
    expect((await problemOf(await reserve(1))).detail).toMatch(/^None of today's 2,000 words are left/u);
  });

  test("are nobody else's", async () => {
    const api = createTestApi();
    await visit(api).reserve(2_000);
    expect(await visit(api).usage()).toMatchObject({ used: 0, remaining: 2_000 });
  });

  test("of people without a cookie end where their address's do", async () => {
    const api = createTestApi({}, { peoplePerAddress: 2 });
    const statuses = [];
    for (let person = 0; person < 4; person += 1) statuses.push((await visit(api, { "X-Test-Address": "203.0.113.7" }).reserve(1_500)).status);
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect((await visit(api, { "X-Test-Address": "203.0.113.8" }).reserve(1_500)).status).toBe(200);
  });

  test("of 300 wishes at once are given out to the last, and not beyond", async () => {
    const { usage, reserve, settle } = visit(createTestApi({}, { wordsPerDay: 201 }));
    await settle(await reservationIn(await reserve(1)), 0);
    const responses = await Promise.all(Array.from({ length: 300 }, () => reserve(1)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(201);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(99);
    expect(await usage()).toMatchObject({ used: 201, remaining: 0 });
  });
});

describe("a reservation", () => {
  test("is settled once", async () => {
    const { reserve, settle, usage } = visit();
    const reservation = await reservationIn(await reserve(100));
    expect((await settle(reservation, 60)).status).toBe(200);
    const again = await settle(reservation, 0);
    expect(again.status).toBe(404);
    expect((await problemOf(again)).code).toBe("not_found");
    expect(await usage()).toMatchObject({ used: 60 });
  });

  test("is settled by nobody else", async () => {
    const api = createTestApi();
    const { reserve, usage } = visit(api);
    const reservation = await reservationIn(await reserve(100));
    expect((await visit(api).settle(reservation, 0)).status).toBe(404);
    expect(await usage()).toMatchObject({ used: 100 });
  });

  test("costs no more than it reserved", async () => {
    const { reserve, settle, usage } = visit();
    await settle(await reservationIn(await reserve(100)), 1_000_000);
    expect(await usage()).toMatchObject({ used: 100 });
  });

  test.each([0, -1, 1.5, "12", null, undefined, 1e300])("of %j words is refused by the name of its field", async (words) => {
    const response = await visit().reserve(words);
    expect(response.status).toBe(400);
    expect(await problemOf(response)).toMatchObject({ code: "invalid_request", fields: [{ field: "words", detail: "must be a whole number of words, 1 or more" }] });
  });

  test.each([-1, 0.5, "0", null])("is not settled by %j words", async (words) => {
    const { reserve, settle, usage } = visit();
    expect((await settle(await reservationIn(await reserve(10)), words)).status).toBe(400);
    expect(await usage()).toMatchObject({ used: 10 });
  });

  test("of more words than a run takes is refused as a text would be", async () => {
    const response = await visit(createTestApi({}, { wordsPerDay: 10_000 })).reserve(2_001);
    expect(response.status).toBe(413);
    expect(await problemOf(response)).toMatchObject({ code: "text_too_long", limit: 2_000 });
  });
});

describe("a page of another site", () => {
  const foreign: [what: string, headers: Record<string, string>][] = [
    ["that says so", { "Sec-Fetch-Site": "cross-site" }],
    ["of a neighbouring host", { "Sec-Fetch-Site": "same-site", Origin: origin }],
    ["in an older browser", { Origin: "https://evil.example" }],
    ["without an origin of its own", { Origin: "null" }],
  ];

  test.each(foreign)("%s uses up nobody's words", async (_, headers) => {
    const { reserve, usage } = visit();
    const response = await reserve(100, headers);
    expect(response.status).toBe(403);
    expect((await problemOf(response)).code).toBe("cross_site");
    expect(await usage()).toMatchObject({ used: 0 });
  });

  test.each(foreign)("%s settles nothing", async (_, headers) => {
    const { reserve, settle, usage } = visit();
    expect((await settle(await reservationIn(await reserve(100)), 0, headers)).status).toBe(403);
    expect(await usage()).toMatchObject({ used: 100 });
  });

  test.each(foreign)("%s has no text rewritten or judged, and brings nobody a cookie", async (_, headers) => {
    const { humanize, detect } = visit(createTestApi(), headers);
    for (const response of [await humanize("It is important to note that we met."), await detect("We met.")]) {
      expect(response.status).toBe(403);
      expect((await problemOf(response)).code).toBe("cross_site");
      expect(response.headers.get("set-cookie")).toBeNull();
    }
  });

  test.each<[what: string, headers: Record<string, string>]>([
    ["our own page", { "Sec-Fetch-Site": "same-origin" }],
    ["our own page in an older browser", { Origin: origin }],
    ["our own page on another machine of ours", { Origin: "http://localhost:3000", Host: "localhost:3000" }],
    ["a program that is no page", {}],
  ])("is not %s", async (_, headers) => {
    expect((await visit().reserve(1, headers)).status).toBe(200);
  });
});

describe("requests by minute", () => {
  test("that are too many are refused, with the seconds to wait, and cost nothing", async () => {
    const { ask, reserve } = visit(createTestApi({}, { requestsPerMinute: 2 }));
    expect((await reserve(10)).status).toBe(200);
    await ask("/api/usage");
    const response = await reserve(10);
    expect(response.status).toBe(429);
    expect((await problemOf(response)).code).toBe("too_many_requests");
    const wait = Number(response.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
  });

  test("are counted for every endpoint but health", async () => {
    const api = createTestApi({}, { requestsPerMinute: 1, peoplePerAddress: 1 });
    const { ask, humanize } = visit(api, { "X-Test-Address": "203.0.113.7" });
    await ask("/api/usage");
    expect((await humanize("We met.")).status).toBe(429);
    expect((await api.health(new Request(`${origin}/api/health`))).status).toBe(200);
  });
});

test.each([
  ["/api/usage", "PUT", "GET, HEAD, POST"],
  ["/api/usage/one", "GET", "POST"],
])("%s does not take %s, and says what it takes", async (path, method, allowed) => {
  const response = await visit().ask(path, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe(allowed);
});

test("a wish brings the cookie by which the next request is known, refused or not, and each request after it brings it anew", async () => {
  const { ask } = visit();
  const cookieOf = async (init?: RequestInit) => (await ask("/api/usage", init)).headers.get("set-cookie");
  expect(await cookieOf({ method: "POST", body: "{", headers: json })).toMatch(/^__Host-prosewell=/u);
  expect(await cookieOf()).toMatch(/^__Host-prosewell=/u);
});

test("whoever only looks is given no cookie", async () => {
  expect((await visit().ask("/api/usage")).headers.get("set-cookie")).toBeNull();
});
