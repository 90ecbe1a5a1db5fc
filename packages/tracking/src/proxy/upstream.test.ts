import { expect, test } from "vitest";
import type { ProxyLogEntry } from "./options.ts";
import { answerOf, events, fakeUpstream, proxyTo, serve, upload } from "./test-client.ts";

const html = { "Content-Type": "text/html" };
const invalid = { code: 400, error: "Invalid", events_with_invalid_fields: { time: [0] }, events_with_missing_fields: {} };
const throttled = { code: 429, error: "Too many requests for some devices and users", eps_threshold: 30, throttled_devices: { d: 31 }, throttled_events: [1] };

test.each([
  ["success", 200, { code: 200, events_ingested: 2, payload_size_bytes: 50, server_upload_time: 1_396_381_378_123 }, "delivered"],
  ["a fault of some events", 400, invalid, "rejected"],
  ["a payload too large", 413, { code: 413, error: "Payload too large" }, "rejected"],
  ["throttling of some events", 429, throttled, "rejected"],
])("Amplitude's answer of %s comes back as it is, without its headers", async (_, status, body, outcome) => {
  const entries: ProxyLogEntry[] = [];
  const upstream = await fakeUpstream({ status, body, headers: { "Set-Cookie": "AMP=1", "Cache-Control": "public, max-age=60", "X-Upstream": "1", Location: "https://evil.example" } });
  const { post } = await proxyTo(upstream, { log: (entry) => entries.push(entry) });
  const response = await post(upload({ events: events(2) }));
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual(body);
  expect(Object.fromEntries(response.headers)).toEqual({ "content-type": "application/json", "cache-control": "no-store" });
  expect(entries).toEqual([{ outcome, status, events: 2 }]);
});

test("a 429 that lists no events is answered with all of them listed, since the SDK would soon drop what is not", async () => {
  const { post } = await proxyTo(await fakeUpstream({ status: 429, body: { code: 429, error: "Slow down", exceeded_daily_quota_users: { a: 1 } } }));
  expect(await answerOf(await post(upload({ events: events(3) })))).toEqual({ code: 429, error: "Slow down", exceeded_daily_quota_users: { a: 1 }, throttled_events: [0, 1, 2] });
});

type Upstream = () => Promise<{ url: string }>;

const outages: [what: string, upstream: Upstream, code: string, cause: string][] = [
  ["is down", async () => ({ url: await free() }), "upstream_unreachable", "ECONNREFUSED"],
  ["hangs up", () => fakeUpstream("broken"), "upstream_unreachable", "UND_ERR_SOCKET"],
  ["never answers", () => fakeUpstream("silent"), "upstream_timeout", "TimeoutError"],
  ["begins an answer and never ends it", unending, "upstream_timeout", "TimeoutError"],
  ["answers without end", () => fakeUpstream({ body: { code: 200, note: "a".repeat(200_000) } }), "upstream_failed", "200"],
  ["answers 500", () => fakeUpstream({ status: 500, body: { code: 500, error: "…" } }), "upstream_failed", "500"],
  ["answers 503 that claims success", () => fakeUpstream({ status: 503, body: { code: 200 } }), "upstream_failed", "503"],
  ["answers 408", () => fakeUpstream({ status: 408, body: { code: 408, error: "…" } }), "upstream_failed", "408"],
  ["answers 502 with a page", () => fakeUpstream({ status: 502, headers: html, body: "<h1>Bad gateway</h1>" }), "upstream_failed", "502"],
  ["answers 200 with somebody's page", () => fakeUpstream({ headers: html, body: "<h1>Log in to this network</h1>" }), "upstream_failed", "200"],
  ["answers 403 with a firewall's page", () => fakeUpstream({ status: 403, headers: html, body: "<h1>Blocked</h1>" }), "upstream_failed", "403"],
  ["answers 403 with a gateway's JSON", () => fakeUpstream({ status: 403, body: { message: "Forbidden" } }), "upstream_failed", "403"],
  ["answers 200 with JSON that is not Amplitude's", () => fakeUpstream({ body: { ok: true } }), "upstream_failed", "200"],
  ["answers 200 with null", () => fakeUpstream({ body: "null" }), "upstream_failed", "200"],
  ["answers 204", () => fakeUpstream({ status: 204 }), "upstream_failed", "204"],
];

test.each(outages)("when Amplitude %s, the browser is told to keep every event", async (_, start, outcome, cause) => {
  const entries: ProxyLogEntry[] = [];
  // So short that it passes, or so long that on a busy machine it does not.
  const timeoutMs = outcome === "upstream_timeout" ? 100 : 60_000;
  const { post } = await proxyTo(await start(), { timeoutMs, log: (entry) => entries.push(entry) });
  const response = await post(upload({ events: events(3) }));
  expect(response.status).toBe(429);
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { error, ...rest } = await answerOf(response);
  expect(rest).toEqual({ code: 429, throttled_events: [0, 1, 2] });
  expect(error).toMatch(/later\.$/u);
  expect(entries).toEqual([{ outcome, status: 429, events: 3, cause }]);
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed, and the events are kept", async (status) => {
  const elsewhere = await fakeUpstream();
  const upstream = await fakeUpstream({ status, headers: { Location: elsewhere.url }, body: { code: 200 } });
  const { post } = await proxyTo(upstream);
  expect((await post(upload())).status).toBe(429);
  expect(upstream.received).toHaveLength(1);
  expect(elsewhere.received).toEqual([]);
});

test("events are sent on once: trying again is the browser's part, which knows them by their insert_id", async () => {
  const upstream = await fakeUpstream({ status: 503 });
  const { post } = await proxyTo(upstream);
  await post(upload());
  expect(upstream.received).toHaveLength(1);
});

test("after an outage the same proxy delivers again", async () => {
  const upstream = await fakeUpstream((count) => (count <= 2 ? { status: 503 } : { body: { code: 200 } }));
  const { post } = await proxyTo(upstream);
  expect([(await post(upload())).status, (await post(upload())).status, (await post(upload())).status]).toEqual([429, 429, 200]);
});

/** An address at which nobody listens. */
async function free(): Promise<string> {
  const { createServer } = await import("node:net");
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const bound = server.address();
  await new Promise((closed) => server.close(closed));
  return `http://127.0.0.1:${bound !== null && typeof bound === "object" ? bound.port : 0}`;
}

async function unending() {
  return { url: await serve((_, response) => void response.writeHead(200, { "Content-Type": "application/json" }).write('{"code":200,')) };
}
