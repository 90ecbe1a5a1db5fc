import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { refusals } from "./refusals.ts";
import { address, answerOf, apiKey, event, events, fakeUpstream, fromPage, mount, proxyTo, streamed, upload } from "./test-client.ts";

type Send = (post: (body: unknown, headers?: Record<string, string>) => Promise<Response>) => Promise<Response>;

const invalid = (indexes: number[]) => ({ events_with_invalid_fields: { event_type: indexes } });

const latin1 = (body: object) => Uint8Array.from(JSON.stringify(body), (character) => character.charCodeAt(0) & 255);

const refused: [what: string, send: Send, status: number, members: object][] = [
  ["an origin that is not ours", (post) => post(upload(), { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }), 403, { missing_field: "origin" }],
  ["a subdomain of ours", (post) => post(upload(), { Origin: "https://a.prosewell.example", "Sec-Fetch-Site": "same-site" }), 403, { missing_field: "origin" }],
  ["a sandboxed frame", (post) => post(upload(), { Origin: "null", "Sec-Fetch-Site": "cross-site" }), 403, { missing_field: "origin" }],
  ["an address typed by hand", (post) => post(upload(), { Origin: "", "Sec-Fetch-Site": "none" }), 403, { missing_field: "origin" }],
  ["a form", (post) => post("api_key=1", { "Content-Type": "application/x-www-form-urlencoded" }), 415, { missing_field: "content-type" }],
  ["a type that only begins like JSON", (post) => post(upload(), { "Content-Type": "application/json-seq" }), 415, { missing_field: "content-type" }],
  ["an encoding that we do not read", (post) => post(upload(), { "Content-Encoding": "br" }), 415, { missing_field: "content-type" }],
  ["gzip in gzip", (post) => post(upload(), { "Content-Encoding": "gzip, gzip" }), 415, { missing_field: "content-type" }],
  ["plain text that claims to be gzip", (post) => post(upload(), { "Content-Encoding": "gzip" }), 400, { missing_field: "events" }],
  ["an empty body", (post) => post(""), 400, { missing_field: "events" }],
  ["JSON that breaks off", (post) => post('{"api_key": "'), 400, { missing_field: "events" }],
  ["bytes that are not UTF-8", (post) => post(latin1(upload({ events: [event({ event_type: "Gekauft für 5 €" })] }))), 400, { missing_field: "events" }],
  ["null", (post) => post("null"), 400, { missing_field: "events" }],
  ["a list", (post) => post([upload()]), 400, { missing_field: "events" }],
  ["no key", (post) => post({ events: [event()] }), 400, {}],
  ["the key of another project", (post) => post(upload({ api_key: "another" })), 400, {}],
  ["a key that is a list with ours", (post) => post(upload({ api_key: [apiKey] })), 400, {}],
  ["no events", (post) => post({ api_key: apiKey }), 400, { missing_field: "events" }],
  ["an empty list of events", (post) => post(upload({ events: [] })), 400, { missing_field: "events" }],
  ["events that are no list", (post) => post(upload({ events: { 0: event(), length: 1 } })), 400, { missing_field: "events" }],
  ["1,001 events", (post) => post(upload({ events: events(1_001) })), 413, {}],
  ["10,000 events", (post) => post(upload({ events: Array.from({ length: 10_000 }, () => ({ event_type: "a" })) })), 413, {}],
  ["a path", (post) => post(upload({ path: "/batch" })), 400, { missing_field: "events" }],
  ["a host", (post) => post(upload({ host: "evil.example" })), 400, { missing_field: "events" }],
  ["a server_url", (post) => post(upload({ server_url: "https://evil.example" })), 400, { missing_field: "events" }],
  ["a serverUrl among the options", (post) => post(upload({ options: { serverUrl: "https://evil.example" } })), 400, { missing_field: "events" }],
  ["another serverZone", (post) => post(upload({ serverZone: "EU" })), 400, { missing_field: "events" }],
  ["events without a type, among others", (post) => post(upload({ events: [event(), {}, event({ event_type: "" }), event({ event_type: 7 })] })), 400, invalid([1, 2, 3])],
  ["a type of white space", (post) => post(upload({ events: [event({ event_type: " \u3000" }), event()] })), 400, invalid([0])],
  ["a type of 1,025 characters", (post) => post(upload({ events: [event({ event_type: "a".repeat(1_025) })] })), 400, invalid([0])],
  ["events that are no objects", (post) => post(upload({ events: [event(), null, "Purchase", 7, []] })), 400, invalid([1, 2, 3, 4])],
  ["nesting that cannot be written again", (post) => post(`{"api_key":"${apiKey}","events":[{"event_type":"a","event_properties":${"[".repeat(200_000)}${"]".repeat(200_000)}}]}`), 400, { missing_field: "events" }],
];

test.each(refused)("%s never reaches Amplitude, and is answered as the SDK understands", async (_, send, status, members) => {
  const upstream = await fakeUpstream();
  const { post } = await proxyTo(upstream);
  const response = await send(post);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const { error, ...rest } = await answerOf(response);
  expect(error).toMatch(/\.$/u);
  expect(rest).toEqual({ code: status, ...members });
  expect(upstream.received).toEqual([]);
});

test("a request that says neither its origin nor its site is refused", async () => {
  const upstream = await fakeUpstream();
  const { proxy } = await proxyTo(upstream, { allowedOrigins: ["https://prosewell.example"] });
  const response = await proxy(new Request(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(upload()) }));
  expect(response.status).toBe(403);
  expect(upstream.received).toEqual([]);
});

test("a listed origin is taken from a browser that says nothing of the site, another is not", async () => {
  const upstream = await fakeUpstream();
  const { proxy } = await proxyTo(upstream, { allowedOrigins: ["https://prosewell.example"] });
  const from = (origin: string) => proxy(new Request(address, { method: "POST", headers: { "Content-Type": "application/json", Origin: origin }, body: JSON.stringify(upload()) }));
  expect((await from("https://prosewell.example")).status).toBe(200);
  expect((await from("https://prosewell.example.evil.example")).status).toBe(403);
  expect((await from("http://prosewell.example")).status).toBe(403);
  expect(upstream.received).toHaveLength(1);
});

test.each(["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])("%s is answered with the method that is taken", async (method) => {
  const upstream = await fakeUpstream();
  const { proxy } = await proxyTo(upstream);
  const body = ["GET", "HEAD"].includes(method) ? {} : { body: JSON.stringify(upload()) };
  const response = await proxy(new Request(address, { method, headers: fromPage, ...body }));
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
  expect((await answerOf(response)).code).toBe(405);
  expect(upstream.received).toEqual([]);
});

test("a wrong key is answered in the words that make the SDK give up, without the key", async () => {
  const { post } = await proxyTo(await fakeUpstream());
  const { error } = await answerOf(await post(upload({ api_key: "a-secret-of-someone" })));
  expect(error).toMatch(/^Invalid API key/u);
  expect(error).not.toContain("a-secret-of-someone");
});

test("over a real connection, 2 MB are refused with the answer and not with a broken one, length told or not", async () => {
  const upstream = await fakeUpstream();
  const { proxy } = await proxyTo(upstream);
  const url = await mount(proxy);
  const body = JSON.stringify(upload({ events: [event({ event_properties: { note: "a".repeat(2_000_000) } })] }));
  const told = await fetch(url, { method: "POST", headers: fromPage, body });
  expect([told.status, (await answerOf(told)).code]).toEqual([413, 413]);
  const untold = streamed(new Blob([body]).stream());
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers: untold.headers, body: untold.body, duplex: "half" };
  const streamedAnswer = await fetch(url, init);
  expect([streamedAnswer.status, (await answerOf(streamedAnswer)).code]).toEqual([413, 413]);
  expect(upstream.received).toEqual([]);
});

test("a body that breaks off is no failure of ours, and nothing of its cause is told", async () => {
  const { proxy } = await proxyTo(await fakeUpstream());
  const response = await proxy(streamed(new ReadableStream({ pull: (controller) => controller.error(new Error("socket hang up")) })));
  expect(response.status).toBe(400);
  expect(await response.text()).not.toContain("hang up");
});

test("every refusal has a fate at the SDK: dropped, halved, mended or kept", () => {
  for (const [code, kind] of Object.entries(refusals)) {
    const isDropped = "missing_field" in kind || kind.error.startsWith("Invalid API key");
    expect([code, isDropped || kind.status === 413 || kind.status === 429 || code === "invalid_events"]).toEqual([code, true]);
  }
});

test("every answer is in the documentation, with its status", async () => {
  const documentation = await readFile(new URL("../../docs/proxy.md", import.meta.url), "utf8");
  for (const [code, { status }] of Object.entries(refusals)) expect(documentation).toContain(`| \`${code}\` | ${status} |`);
});
