import { expect, test } from "vitest";
import { forwardedFor } from "./forwarded-for.ts";
import type { ProxyLogEntry } from "./options.ts";
import { answerOf, apiKey, event, fakeUpstream, proxyTo, streamed, counted, upload } from "./test-client.ts";

const rate = { burst: 2, perSecond: 0 };

test("an address that sends too much is told to keep its events, before its body is read", async () => {
  const upstream = await fakeUpstream();
  const { post, proxy } = await proxyTo(upstream, { rate, clientIp: forwardedFor(1) });
  const from = (ip: string) => post(upload(), { "X-Forwarded-For": ip });
  expect([(await from("203.0.113.7")).status, (await from("203.0.113.7")).status]).toEqual([200, 200]);
  const { count, stream } = counted(new Uint8Array(1_024));
  const held = await proxy(streamed(stream, { "X-Forwarded-For": "203.0.113.7" }));
  expect(held.status).toBe(429);
  expect(count.bytes).toBe(0);
  // Every index that a request may have: how many events there are is not known.
  const { throttled_events } = await answerOf(held);
  expect([throttled_events?.length, throttled_events?.[0], throttled_events?.at(-1)]).toEqual([1_000, 0, 999]);
  expect((await from("203.0.113.8")).status).toBe(200);
  expect(upstream.received).toHaveLength(3);
});

test("what a client writes into X-Forwarded-For wins it no second bucket", async () => {
  const { post } = await proxyTo(await fakeUpstream(), { rate, clientIp: forwardedFor(1) });
  const statuses = [];
  for (const forged of ["1.1.1.1", "2.2.2.2", "3.3.3.3"]) statuses.push((await post(upload(), { "X-Forwarded-For": `${forged}, 203.0.113.7` })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("the addresses of one IPv6 subscriber share a bucket", async () => {
  const { post } = await proxyTo(await fakeUpstream(), { rate, clientIp: forwardedFor(1) });
  const statuses = [];
  for (const half of ["::1", "::2", ":a:b:c:d"]) statuses.push((await post(upload(), { "X-Forwarded-For": `2001:db8:1:2${half}` })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

test("where no address is known nobody is held back for another's sake", async () => {
  const { post } = await proxyTo(await fakeUpstream(), { rate });
  const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post(upload())).status));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("foreign requests use up no token of the address that they come from", async () => {
  const { post } = await proxyTo(await fakeUpstream(), { rate, clientIp: () => "203.0.113.7" });
  for (let count = 0; count < 5; count++) await post(upload(), { "Sec-Fetch-Site": "cross-site" });
  expect((await post(upload())).status).toBe(200);
});

test("the log is told of every answer in counts and codes, and never of what was sent", async () => {
  const entries: ProxyLogEntry[] = [];
  const { post } = await proxyTo(await fakeUpstream(), { log: (entry) => entries.push(entry), clientIp: () => "203.0.113.7" });
  const secret = { event_properties: { note: "my secret essay" }, user_id: "someone@example.com" };
  await post(upload({ events: [event(secret)] }), { Cookie: "session=secret" });
  await post(upload({ api_key: "secret-key", events: [event(secret)] }));
  await post('{"secret');
  expect(entries).toEqual([
    { outcome: "delivered", status: 200, events: 1 },
    { outcome: "wrong_key", status: 400, events: 0 },
    { outcome: "malformed", status: 400, events: 0 },
  ]);
  expect(JSON.stringify(entries)).not.toMatch(new RegExp(`secret|example|203|${apiKey}`, "u"));
});

test("a log that fails costs no event", async () => {
  const { post } = await proxyTo(await fakeUpstream(), {
    log: () => {
      throw new Error("disk full");
    },
  });
  expect((await post(upload())).status).toBe(200);
  expect((await post("{")).status).toBe(400);
});

test("a failure of ours is answered so that the browser keeps its events, without a word of its cause", async () => {
  const entries: ProxyLogEntry[] = [];
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream, {
    log: (entry) => entries.push(entry),
    clientIp: () => {
      throw new RangeError("at /srv/hops.js: secret");
    },
  });
  const response = await post(upload());
  expect(response.status).toBe(429);
  expect(await response.clone().text()).not.toContain("secret");
  expect((await answerOf(response)).throttled_events).toHaveLength(1_000);
  expect(entries).toEqual([{ outcome: "internal", status: 429, events: 0, cause: "RangeError" }]);
  expect(upstream.received).toEqual([]);
});
