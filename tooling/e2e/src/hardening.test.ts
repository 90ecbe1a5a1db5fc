import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { expectedSite } from "./expected.ts";
import { ask, send } from "./raw.ts";
import { serve, shells, type StartedSite } from "./sites.ts";

const json = { "Content-Type": "application/json" };

/** What a server may send before the first acknowledgement: ten segments (RFC 6928) of 1,460 bytes. */
const firstWindow = 14_600;
/** How much longer the headers are of a connection that stays open. */
const keptAlive = 28;

/** One of each kind of answer. */
const kinds: [what: string, path: string, init: Parameters<typeof ask>[2], status: number][] = [
  ["a page", "/", {}, 200],
  ["another page", "/legal/privacy-policy", {}, 200],
  ["a page that is not there", "/nowhere", {}, 404],
  ["an address that is none", "/%E0%A4%A", {}, 404],
  ["a method that a page does not take", "/", { method: "DELETE" }, 405],
  ["the API", "/api/health", {}, 200],
  ["a problem of the API", "/api/humanize", { method: "POST", headers: json, body: "{" }, 400],
  ["an address of the API that is not there", "/api/nowhere", {}, 404],
  ["the place of the events", "/tracking/amplitude", { method: "POST", headers: json, body: "{}" }, 404],
  ["a picture", "/images/icon-192.png", {}, 200],
  ["the icon that browsers ask for by themselves", "/favicon.ico", {}, 200],
  ["the manifest", "/manifest.webmanifest", {}, 200],
  ["what crawlers read", "/robots.txt", {}, 200],
  ["the service worker", "/service-worker.js", {}, 200],
  ["a file that is not there", "/_next/static/chunks/nowhere.js", {}, 404],
];

describe.each(shells)("the %s site", (shell) => {
  const origin = inject("origins")[shell];

  test.each(kinds)("says with %s what a browser may do with it", async (_, path, init, status) => {
    const { status: answered, headers } = await ask(origin, path, init);
    expect(answered).toBe(status);
    const { "content-security-policy": policy, "cross-origin-resource-policy": readers, ...rest } = headers;
    expect(rest).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": "max-age=63072000",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=(), "),
    });
    expect(rest).not.toHaveProperty("x-powered-by");
    expect(readers).toBe(path.startsWith("/images/") ? "cross-origin" : "same-origin");
    expect(policy).toMatch(/^default-src '(?:self|none)'/u);
    if (path !== "/service-worker.js") expect(policy).toContain("frame-ancestors 'none'");
    expect(/script-src ([^;]*)/u.exec(String(policy))?.[1] ?? "").not.toMatch(/unsafe|http/u);
    if (/^\/(?:api|tracking)\//u.test(path)) expect([policy, headers["cache-control"]]).toEqual(["default-src 'none'; frame-ancestors 'none'", "no-store"]);
  });

  const { siteUrl, siteName } = expectedSite(shell);

  test.each<[what: string, headers: Record<string, string>, path?: string]>([
    ["another host", { Host: "evil.example" }],
    ["a forwarded host", { "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-Port": "666" }],
    ["a forwarded element", { Forwarded: "host=evil.example;proto=https" }],
    ["another address by header", { "X-Original-URL": "/evil.example", "X-Rewrite-URL": "/evil.example", "X-Matched-Path": "/evil.example", "X-Invoke-Path": "/evil.example" }],
    ["an odd query", {}, "/?utm_source=evil.example&__nextLocale=evil.example&url=//evil.example&_rsc=evil.example"],
    ["the framework's own words", { "X-Middleware-Subrequest": "middleware", "X-Nextjs-Data": "1", "X-Prerender-Revalidate": "evil.example", "X-Middleware-Rewrite": "https://evil.example" }],
    ["a wish to be asked for by prefetch", { "Next-Router-Prefetch": "1", Purpose: "prefetch" }],
  ])("is the same page to any cache, whatever it is asked for with: %s", async (_, headers, path = "/") => {
    const plain = await ask(origin, "/");
    const answer = await ask(origin, path, { headers });
    expect(answer.status).toBe(200);
    expect(answer.body === plain.body).toBe(true);
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain("evil.example");
    expect(answer.body).toContain(`<link rel="canonical" href="${siteUrl}`);
    expect(answer.body).toContain(siteName);
  });

  test.each(["/", "/ai-text-humanizer", "/ai-detector", "/methods"])("sends %s in the first window of a connection, so that a phone paints it a round trip sooner", async (path) => {
    const answer = await send(origin, `GET ${path} HTTP/1.1\r\nHost: site\r\nAccept-Encoding: gzip\r\nConnection: close\r\n\r\n`);
    expect(answer).toContain("Content-Encoding: gzip");
    expect(answer.length).toBeLessThanOrEqual(firstWindow - keptAlive);
  });

  test("hands the data of a page only to an address of its own, so that no cache takes it for the page", async () => {
    const { status, headers } = await ask(origin, "/", { headers: { RSC: "1" } });
    expect([status, headers.location]).toEqual([307, "/?_rsc"]);
    expect((await ask(origin, "/")).headers.vary).toContain("rsc");
  });

  test.each(["//evil.example", "/\\evil.example", "//evil.example/%2f..", "/legal//terms-of-use", "/methods/", "/%2F%2Fevil.example/", "/%5Cevil.example"])(
    "sends nobody who asks for %s to another site",
    async (path) => {
      const { status, headers } = await ask(origin, path, { headers: { Host: "evil.example", "X-Forwarded-Host": "evil.example" } });
      expect([308, 404]).toContain(status);
      if (headers.location) expect(new URL(headers.location, "https://own.example").origin).toBe("https://own.example");
    },
  );

  test.each([
    "/../../package.json", "/..%2f..%2fpackage.json", "/%2e%2e/%2e%2e/package.json", "/_next/static/..%2f..%2fserver/app/index.html", "/_next/..%5c..%5cpackage.json",
    "/_next/static/../../routes-manifest.json", "/_next/server/app/index.html", "/.env", "/.data/quota.sqlite", "/..%00/etc/passwd", "/images/..%2f..%2f.data%2fquota.sqlite",
    "/_next/image?url=%2Fimages%2Fsocial.png&w=640&q=75", "/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=640&q=75", "/api/usage/..%2f..%2fhealth", "/api/..%2fhealth", "/tracking/amplitude/..%2f..%2fapi%2fhealth",
  ])("gives nothing for %s that is not public", async (path) => {
    const { status, body } = await ask(origin, path);
    expect([400, 404, 405]).toContain(status);
    expect(body).not.toMatch(/"dependencies"|SQLite format|root:x:|"status":"ok"/u);
  });

  test("writes no header that somebody else has worded", async () => {
    const injected = "%0d%0aSet-Cookie:%20evil=1%0d%0a%0d%0a<script>";
    for (const path of [`/${injected}`, `/methods/${injected}/`, `/api/usage/${injected}`, `//${injected}`, `/?utm_source=${injected}`]) {
      const { headers } = await ask(origin, path);
      expect(headers["set-cookie"]).toBeUndefined();
      expect(Object.values(headers).flat().filter((value) => /[\r\n]/u.test(value ?? ""))).toEqual([]);
    }
    const split = await send(origin, "GET /methods\r\nSet-Cookie: evil=1 HTTP/1.1\r\nHost: a\r\n\r\n");
    expect(split).not.toMatch(/set-cookie/iu);
  });

  test("takes no request in two meanings: lengths that differ, and lengths beside chunks, are refused", async () => {
    const hidden = "GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n";
    for (const lengths of ["Content-Length: 4\r\nContent-Length: 5", "Content-Length: 4\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity"]) {
      const answer = await send(origin, `POST /api/humanize HTTP/1.1\r\nHost: a\r\n${lengths}\r\n\r\n0\r\n\r\n${hidden}`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
      expect(answer).not.toContain('"status":"ok"');
    }
  });

  // Each of these once ended in a failure of the framework's own.
  test.each<[method: string, path: string, headers: Record<string, string>, status: number]>([
    ["GET", "/api/%zz", {}, 404],
    ["POST", "/api/us%age/1b4e28ba", json, 404],
    ["GET", "/images/%E0%A4%A", {}, 404],
    ["TRACE", "/api/humanize", {}, 405],
    ["POST", "/nowhere", { RSC: "1", "Next-Action": "j>{" }, 404],
    ["POST", "/methods", { "Content-Type": "application/x-www-form-urlencoded" }, 405],
    ["POST", "/tracking/amplitude.rsc", { "Content-Type": "application/x-www-form-urlencoded" }, 404],
    ["POST", "/", { "Content-Type": "multipart/form-data; boundary=x", "Next-Action": "40".padEnd(42, "a") }, 405],
  ])("answers %s %s without a failure, and without making a page anew", async (method, path, headers, status) => {
    const answer = await ask(origin, path, { method, headers, ...(method === "POST" && { body: "{}" }) });
    expect(answer.status).toBe(status);
    expect(answer.body.length).toBeLessThan(status === 404 ? 80_000 : 1_000);
  });

  test("stays well when a body names what JavaScript has names for", async () => {
    const poison = '"__proto__": {"tone": "pirate", "engine": "model", "polluted": true}, "constructor": {"prototype": {"polluted": true}}';
    for (const [path, body] of [["/api/humanize", `{"text": "We met.", ${poison}}`], ["/api/detect", `{"text": "We met.", ${poison}}`], ["/api/usage", `{"words": 1, ${poison}}`]] as const) {
      const { status, body: answer } = await ask(origin, path, { method: "POST", headers: json, body });
      expect([status, answer.includes("polluted")]).toEqual([200, false]);
    }
    const { body } = await ask(origin, "/api/usage");
    expect(Object.keys(JSON.parse(body) as object)).toEqual(["limit", "used", "remaining", "resetsAt"]);
    expect((await ask(origin, "/api/humanize", { method: "POST", headers: json, body: '{"__proto__": {"text": "We met."}}' })).status).toBe(400);
  });
});

describe("behind a proxy of our own, with the words of one person for an address", () => {
  let site: StartedSite;
  beforeAll(async () => {
    site = await serve("default", { TRUSTED_PROXY_HOPS: "1", PEOPLE_PER_ADDRESS: "1", WORDS_PER_DAY: "100", REQUESTS_PER_MINUTE: "1000" });
  });
  afterAll(() => site.stop());

  const reserve = (headers: Record<string, string>, words = 100) =>
    ask(site.origin, "/api/usage", { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify({ words }) });

  test("no address that a visitor writes, and no cookie that we did not sign, brings them a second allowance", async () => {
    const seen = "198.51.100.7";
    const first = await reserve({ "X-Forwarded-For": seen });
    expect(first.status).toBe(200);
    const [cookie = ""] = first.headers["set-cookie"] ?? [];
    const [pair = ""] = cookie.split(";");
    const unsigned = [`${pair.slice(0, -4)}AAAA`, `prosewell=ann.${"A".repeat(43)}`, "prosewell=; prosewell=__proto__.x"];
    const forged: Record<string, string>[] = [
      {},
      { "X-Forwarded-For": `203.0.113.1, ${seen}` },
      { "X-Forwarded-For": `unknown, 10.0.0.1,${seen}` },
      { "X-Forwarded-For": seen, "X-Real-IP": "203.0.113.2", Forwarded: "for=203.0.113.2", "X-Client-IP": "203.0.113.2", "CF-Connecting-IP": "203.0.113.2" },
      ...unsigned.map((Cookie) => ({ Cookie })),
      { Cookie: `prosewell=; prosewell=__proto__.x; ${pair}` },
    ].map((headers) => ({ "X-Forwarded-For": seen, ...headers }));
    for (const headers of forged) expect([headers, (await reserve(headers, 1)).status]).toEqual([headers, 429]);
    expect((await reserve({ "X-Forwarded-For": `${seen}, 203.0.113.3` }, 1)).status).toBe(200);
    // Elsewhere the cookie that we signed is still whose words are used up, and each of the others is somebody new each time.
    expect((await reserve({ "X-Forwarded-For": "203.0.113.4", Cookie: pair }, 1)).status).toBe(429);
    for (const [index, Cookie] of unsigned.entries()) {
      for (const network of [1, 2]) expect([Cookie, (await reserve({ "X-Forwarded-For": `203.0.${network}.${index}`, Cookie }, 60)).status]).toEqual([Cookie, 200]);
    }
  });

  test("the cookie is bound to the host and to TLS where the proxy speaks TLS, and no script reads it", async () => {
    const { headers } = await reserve({ "X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https" }, 1);
    expect(headers["set-cookie"]?.[0]).toMatch(/^__Host-prosewell=[^;]+; Path=\/; Max-Age=172800; HttpOnly; SameSite=Lax; Secure$/u);
  });
});
