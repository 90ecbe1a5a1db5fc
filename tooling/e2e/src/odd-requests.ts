import { gzipSync } from "node:zlib";
import fc from "fast-check";
import type { RawAnswer } from "./raw.ts";
import { ask } from "./raw.ts";

/** A request that no page of ours sends, in a form that a failure can print and a fixture can hold. */
export interface OddRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In base64, for it need not be text. */
  readonly body?: string;
}

const text = "It is important to note that we utilize 14 tools in order to grow. ";
const event = { event_type: "text_pasted", device_id: "device-1", insert_id: "one", event_properties: { words: 3 } };

/** What is sent where, when all is well. */
const sound: readonly [path: string, body: string][] = [
  ["/api/humanize", JSON.stringify({ text, tone: "formal", strength: "strong", locked: ["tools", [0, 5]] })],
  ["/api/detect", JSON.stringify({ text: text.repeat(3) })],
  ["/api/usage", JSON.stringify({ words: 12 })],
  ["/api/usage/1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b", JSON.stringify({ words: 0 })],
  ["/tracking/amplitude", JSON.stringify({ api_key: "key0123456789", events: [event, event], options: { min_id_length: 1 } })],
  ["/tracking/amplitude/2/httpapi", JSON.stringify({ api_key: "key0123456789", events: [event] })],
];

const others = ["/", "/api/health", "/api/engines", "/api", "/methods", "/ai-detector", "/legal/terms-of-use", "/nowhere", "/images/social.png", "/robots.txt", "/service-worker.js", "/_next/static/x.js", "/_next/image", "/_next/data/x/index.json"];

const pieces = ["..", "%2e%2e", "%2f", "%5c", "%00", "%", "%E0%A4%A", "//", "\\", ";", "?", "?a[]=1&a[b]=2", "?__proto__[x]=1", "?_rsc=1", "#", "x".repeat(4_000), "%F0%9F%98%80", "{{7*7}}", "'", '"', "<script>", ".json", ".rsc", "/_not-found", "*", "[path]"];

const paths = fc.tuple(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...sound.map(([path]) => path)) }, fc.constantFrom(...others)), fc.array(fc.tuple(fc.constantFrom(...pieces), fc.nat()), { maxLength: 2 })).map(([path, added]) =>
  added.reduce((whole, [piece, at]) => {
    const place = 1 + (at % whole.length);
    return whole.slice(0, place) + piece + whole.slice(place);
  }, path),
);

/** Visible ASCII: what else a header may not hold the client itself would refuse. */
const word = fc.string({ unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)), maxLength: 60 });

const headerValues: Readonly<Record<string, readonly string[]>> = {
  "content-type": ["application/json", "application/json; charset=utf-8", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "application/x-ndjson", "*/*", ";"],
  "content-encoding": ["gzip", "identity", "br", "deflate", "gzip, gzip"],
  accept: ["application/x-ndjson", "text/x-component", "*/*", "application/json", "text/html", ","],
  cookie: ["prosewell=", "prosewell=a.b", "__Host-prosewell=x", "=;;;=", "prosewell=%00; prosewell=.."],
  origin: ["null", "https://evil.example", "https://prosewell.example", "not an origin"],
  "sec-fetch-site": ["same-origin", "cross-site", "same-site", "none", "?"],
  "x-forwarded-for": ["1.1.1.1", "::1, unknown", ",,,", "<script>"],
  "x-forwarded-proto": ["https", "javascript", ","],
  "x-forwarded-host": ["evil.example", "a b", "[::1"],
  "accept-encoding": ["gzip", "br;q=2", "*;q=0"],
  "if-none-match": ["*", '"x"', "W/"],
  range: ["bytes=0-", "bytes=9-1", "bytes=-1,0-0", "lines=1"],
  rsc: ["1", "0"],
  "next-router-prefetch": ["1", "2"],
  "next-router-state-tree": ["%5B%22%22%5D", "{", "%", "null"],
  "next-router-segment-prefetch": ["/_tree", "../x", "/__PAGE__"],
  "next-action": ["x", "40".padEnd(42, "a")],
  "next-url": ["/evil", "//evil.example"],
  "x-middleware-subrequest": ["middleware:middleware:middleware"],
  "x-prerender-revalidate": ["x"],
  upgrade: ["websocket", "h2c"],
  "user-agent": ["", "x".repeat(2_000)],
  expect: ["200-ok"],
  __proto__: ["1"],
};

const headers = fc
  .array(fc.constantFrom(...Object.keys(headerValues)).chain((name) => fc.tuple(fc.constant(name), fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(headerValues[name] ?? [""])) }, word))), { maxLength: 6 })
  .map((entries) => Object.fromEntries(entries) as Record<string, string>);

/** JSON whose shape is nearly right. */
const nearly = fc
  .tuple(fc.constantFrom(...sound.map(([, body]) => body)), fc.constantFrom("text", "tone", "strength", "locked", "engine", "reveal", "words", "api_key", "events", "options", "__proto__", "constructor", "toString"), fc.jsonValue())
  .map(([body, key, value]) => JSON.stringify({ ...(JSON.parse(body) as object), [key]: value }));

const nested = fc.tuple(fc.constantFrom("[", '{"a":'), fc.integer({ min: 1, max: 20_000 })).map(([open, depth]) => `{"text":"We met.","events":${open.repeat(depth)}`);

const changed = fc.tuple(fc.constantFrom(...sound.map(([, body]) => body)), fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 6 })).map(([body, changes]) => {
  const bytes = Buffer.from(body);
  for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
  return bytes;
});

const bodies: fc.Arbitrary<Buffer> = fc
  .oneof(
    fc.constantFrom(...sound.map(([, body]) => body)),
    nearly,
    nested,
    fc.json(),
    fc.string({ unit: "binary", maxLength: 300 }).map((odd) => JSON.stringify({ text: odd })),
    changed,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    fc.constant("a=1&b=2"),
    fc.constant("--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--x--"),
  )
  .map((body) => Buffer.from(body));

const oddRequest: fc.Arbitrary<OddRequest> = fc
  .record({
    method: fc.oneof({ weight: 6, arbitrary: fc.constant("POST") }, fc.constantFrom("GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "LOCK")),
    path: paths,
    headers,
    isJson: fc.boolean(),
    isPacked: fc.nat(9),
    body: bodies,
  })
  .map(({ method, path, headers: own, isJson, isPacked, body }) => ({
    method,
    path,
    headers: { ...own, ...(isJson && { "content-type": "application/json", "sec-fetch-site": "same-origin" }), ...(isPacked === 0 && { "content-encoding": "gzip" }) },
    ...(!["GET", "HEAD"].includes(method) && { body: (isPacked === 0 ? gzipSync(body) : body).toString("base64") }),
  }));

export const oddRequests = (count: number, seed: number): OddRequest[] => fc.sample(oddRequest, { numRuns: count, seed });

const known = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** An answer that is meant: none of ours is a failure, save that a server with too much to do says so, and each of the API is JSON. */
const isMeant = ({ method, path }: OddRequest, { status, headers: answered, body }: RawAnswer): boolean => {
  if (status >= 500) return status === 503 && answered["retry-after"] !== undefined;
  // What Node and the framework refuse themselves: methods and expectations that they do not know, and data of a page that is asked for at an address of a page.
  if (!known.has(method) || status === 417 || (status === 307 && answered.location?.startsWith(`${path}?_rsc`))) return true;
  if (!/^\/api\/(?:humanize|detect|usage|health|engines)$/u.test(path)) return true;
  if (!/json/u.test(answered["content-type"] ?? "")) return false;
  return answered["content-encoding"] !== undefined || body.trimEnd().split("\n").every((line) => JSON.parse(line) !== undefined);
};

/** Sends them, a few at a time, and gives those whose answer is not meant, or never comes. */
export async function unmeant(origin: string, requests: readonly OddRequest[]): Promise<string[]> {
  const failures: string[] = [];
  const waiting = requests.values();
  const sendAll = async () => {
    for (const request of waiting) {
      const { method, path, headers: own, body } = request;
      try {
        const answer = await ask(origin, path, { method, headers: own, ...(body !== undefined && { body: Buffer.from(body, "base64") }) });
        if (!isMeant(request, answer)) failures.push(`${answer.status} ${answer.headers["content-type"]} to ${JSON.stringify(request)}`);
      } catch (error) {
        failures.push(`${String(error)} to ${JSON.stringify(request)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, sendAll));
  return failures;
}
