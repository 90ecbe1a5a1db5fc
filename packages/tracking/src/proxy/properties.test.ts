import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAmplitudeProxy } from "./amplitude-proxy.ts";
import { address, answerOf, apiKey, fromPage } from "./test-client.ts";

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("fetch", async (_: unknown, { body }: { body: string }) => {
    sent.push(body);
    return Response.json({ code: 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const proxy = createAmplitudeProxy({ apiKey, maxBytes: 20_000, clientIp: (request) => request.headers.get("x-hop") ?? undefined });
const post = (body: BodyInit, headers: Record<string, string> = {}) => proxy(new Request(address, { method: "POST", headers: { ...fromPage, ...headers }, body }));

/** Read straight from the requirement, and not with the code under test. */
function isValid(text: string): boolean {
  try {
    const { api_key, events } = JSON.parse(text);
    return (
      api_key === apiKey &&
      Array.isArray(events) &&
      events.length > 0 &&
      events.length <= 1_000 &&
      events.every((event) => typeof event?.event_type === "string" && event.event_type.trim().length > 0 && event.event_type.length <= 1_024)
    );
  } catch {
    return false;
  }
}

/** What became of a request: how many reached Amplitude, and whether the answer says of itself what it is. */
async function outcome(response: Response) {
  const { code } = await answerOf(response);
  return { reached: sent.splice(0).length, isSuccess: code === 200, isHonest: code === response.status };
}

const delivered = { reached: 1, isSuccess: true, isHonest: true };
const refused = { reached: 0, isSuccess: false, isHonest: true };

/** Bodies that are nearly right, and right ones among them. */
const nearly = fc.record(
  {
    api_key: fc.oneof({ weight: 9, arbitrary: fc.constant(apiKey) }, fc.string()),
    events: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.oneof({ weight: 9, arbitrary: fc.record({ event_type: fc.string({ minLength: 1 }), event_properties: fc.jsonValue(), ip: fc.jsonValue() }) }, fc.jsonValue()), { maxLength: 4 }) },
      fc.jsonValue(),
    ),
    options: fc.oneof(fc.constant({}), fc.record({ min_id_length: fc.jsonValue() }), fc.jsonValue()),
    client_upload_time: fc.jsonValue(),
    __proto__: fc.jsonValue(),
    unknown: fc.jsonValue(),
  },
  { requiredKeys: ["api_key", "events"] },
);

test("arbitrary bytes never throw and never reach Amplitude", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 30_000 }), fc.constantFrom("identity", "gzip"), async (bytes, encoding) => {
      expect(await outcome(await post(new Uint8Array(bytes), { "Content-Encoding": encoding }))).toEqual(refused);
    }),
    { numRuns: 300 },
  );
});

test("names that mean something to JavaScript stay data", async () => {
  const poison = '"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}';
  const response = await post(`{"api_key": "${apiKey}", ${poison}, "options": {${poison}}, "events": [{"event_type": "a", ${poison}}]}`);
  expect(response.status).toBe(200);
  expect({}).not.toHaveProperty("polluted");
  expect(sent.map((body) => Object.keys(JSON.parse(body)))).toEqual([["api_key", "events"]]);
});

test("arbitrary JSON never throws, and reaches Amplitude just when it is valid", async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.json(), nearly.map((body) => JSON.stringify(body))), fc.boolean(), async (text, isGzipped) => {
      const response = isGzipped ? await post(gzipSync(text), { "Content-Encoding": "gzip" }) : await post(text);
      expect(await outcome(response)).toEqual(isValid(text) ? delivered : refused);
    }),
    { numRuns: 500 },
  );
});

test("what reaches Amplitude holds the sender's events, with our address or none, and no field that we do not know", async () => {
  await fc.assert(
    fc.asyncProperty(nearly, fc.oneof(fc.ipV4(), fc.constant("")), async (body, hop) => {
      const text = JSON.stringify(body);
      fc.pre(isValid(text));
      await post(text, { "X-Hop": hop });
      const upload = JSON.parse(sent.splice(0)[0] ?? "{}");
      expect(Object.keys(upload).filter((name) => !["api_key", "events", "options", "client_upload_time"].includes(name))).toEqual([]);
      const { events } = JSON.parse(text);
      const ours = hop === "" ? undefined : hop;
      expect(upload.events).toEqual(events.map((event: object) => JSON.parse(JSON.stringify({ ...event, ip: ours }))));
    }),
    { numRuns: 300 },
  );
});

test("arbitrary headers never throw, and a request that no page of ours sent never reaches Amplitude", async () => {
  const body = JSON.stringify({ api_key: apiKey, events: [{ event_type: "a" }] });
  const value = fc.string({ unit: fc.constantFrom("a", "b", "c", "-", "/", ";", ",", "=", ":", " ", ".", "*"), maxLength: 30 });
  const header = fc.tuple(fc.constantFrom("origin", "sec-fetch-site", "content-type", "content-encoding", "content-length", "x-hop", "referer", "host"), value);
  await fc.assert(
    fc.asyncProperty(fc.array(header), async (headers) => {
      const response = await proxy(new Request(address, { method: "POST", headers: new Headers(headers), body }));
      expect(await outcome(response)).toEqual(refused);
    }),
  );
});
