import { expect, test } from "vitest";
import { forwardedFor } from "./forwarded-for.ts";
import { address, event, events, fakeUpstream, fromPage, mount, proxyTo, upload } from "./test-client.ts";

/** Headers that the platform's own client adds; none of them comes from the browser. */
const platform = new Set(["accept", "accept-encoding", "accept-language", "connection", "content-length", "host", "sec-fetch-mode"]);

test("of the browser's headers only the user agent reaches Amplitude", async () => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream);
  await post(upload(), {
    Cookie: "session=secret",
    Authorization: "Bearer secret",
    Referer: "https://prosewell.example/reset?token=secret",
    "X-Forwarded-For": "1.1.1.1",
    "X-Real-IP": "1.1.1.1",
    Forwarded: "for=1.1.1.1",
    "Accept-Language": "de-secret",
    "X-Api-Key": "secret",
    "User-Agent": "Browser/1.0",
  });
  const headers = upstream.received[0]?.headers ?? {};
  expect(Object.keys(headers).filter((name) => !platform.has(name)).toSorted()).toEqual(["content-type", "user-agent"]);
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["user-agent"]).toBe("Browser/1.0");
  expect(JSON.stringify(headers)).not.toMatch(/secret|1\.1\.1\.1|prosewell/u);
});

test("a beacon, which is plain text, is taken", async () => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream);
  expect((await post(upload(), { "Content-Type": "text/plain;charset=UTF-8" })).status).toBe(200);
  expect(upstream.received[0]?.headers["content-type"]).toBe("application/json");
});

test("events arrive as they were sent, in their order, and of the rest of the body only what Amplitude documents", async () => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream);
  const sent = events(1_000).map((one, index) => ({ ...one, event_properties: { path: "/pricing", url: "https://prosewell.example", index } }));
  await post(upload({ events: sent, options: { min_id_length: 1, unknown: true }, request_metadata: { sdk: {} }, __proto__: null, unknown: "x" }));
  const { events: received, ...rest } = upstream.received[0]?.body ?? { events: [] };
  expect(received).toHaveLength(1_000);
  // In text, for a difference of a thousand objects takes minutes to describe.
  expect(JSON.stringify(received)).toBe(JSON.stringify(sent.map((one) => ({ ...one, ip: undefined }))));
  expect(rest).toEqual({ api_key: upload().api_key, options: { min_id_length: 1 }, client_upload_time: upload().client_upload_time });
  expect(upstream.received[0]).toMatchObject({ method: "POST", url: "/2/httpapi" });
});

test("an event's name may have 1,024 characters", async () => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream);
  expect((await post(upload({ events: [event({ event_type: "x".repeat(1_024) })] }))).status).toBe(200);
});

test("the trusted hop's address replaces what any event says of its own", async () => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream, { clientIp: forwardedFor(1) });
  await post(upload({ events: [event(), event({ ip: "6.6.6.6" }), { event_type: "a" }] }), { "X-Forwarded-For": "6.6.6.6, 203.0.113.7" });
  expect(upstream.received[0]?.body.events.map(({ ip }) => ip)).toEqual(["203.0.113.7", "203.0.113.7", "203.0.113.7"]);
});

test.each([undefined, "", "unknown", "<script>"])("where the hop knows no address but %j, no event carries one", async (known) => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream, { clientIp: () => known });
  await post(upload({ events: [event({ ip: "6.6.6.6" })] }));
  expect(upstream.received[0]?.body.events[0]).not.toHaveProperty("ip");
});

test("of 200 requests at once over real connections none is lost and none is doubled", async () => {
  const upstream = await fakeUpstream();
  const { proxy } = await proxyTo(upstream, { clientIp: () => "203.0.113.7" });
  const url = await mount(proxy);
  const ids = Array.from({ length: 200 }, (_, index) => `i-${index}`);
  const statuses = await Promise.all(
    ids.map(async (insert_id) => (await fetch(url, { method: "POST", headers: fromPage, body: JSON.stringify(upload({ events: [event({ insert_id })] })) })).status),
  );
  expect(statuses).toEqual(ids.map(() => 200));
  const arrived = upstream.received.flatMap(({ body }) => body.events.map((one) => one.insert_id));
  expect(arrived).toHaveLength(200);
  expect(new Set(arrived)).toEqual(new Set(ids));
});

test("a page that leaves while its events are under way does not stop them", async () => {
  const gone = new AbortController();
  const upstream = await fakeUpstream(() => {
    gone.abort();
    return { body: { code: 200 } };
  });
  const { proxy } = await proxyTo(upstream);
  const response = await proxy(new Request(address, { method: "POST", headers: fromPage, body: JSON.stringify(upload()), signal: gone.signal }));
  expect(response.status).toBe(200);
});
