import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { apiKey, patience, type TrackedSite } from "./tracked-site.ts";
import { mostMemory } from "./tracking-memory.ts";

const path = "/tracking/amplitude";
const megabyte = 1_000_000;

const fromPage = { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" };
const event = (id: string, members: object = {}) => ({ event_type: "text_pasted", device_id: "device-1", time: 1, insert_id: id, ...members });
const upload = (members: object = {}) => JSON.stringify({ api_key: apiKey, events: [event("unwanted")], ...members });
const large = upload({ events: [event("large", { event_properties: { note: "a".repeat(2 * megabyte) } })] });
const bomb = gzipSync(new Uint8Array(64 * megabyte).fill(32));

/** A body without a length that goes on for as long as somebody reads it, and how much of it was read. */
function endless() {
  const chunk = new Uint8Array(64 * 1024).fill(32);
  const count = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        count.bytes += chunk.byteLength;
        controller.enqueue(chunk.slice());
      },
    },
    { highWaterMark: 0 },
  );
  return { body, count };
}

interface Attempt {
  readonly what: string;
  /** What the package's documentation calls its answer. */
  readonly outcome: string;
  readonly init: RequestInit;
  readonly members?: object;
}

const dropped = (field: string) => ({ missing_field: field });

const attempts: readonly Attempt[] = [
  ...["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"].map((method): Attempt => ({
    what: `the method ${method}`,
    outcome: "method_not_allowed",
    init: ["GET", "HEAD"].includes(method) ? { method, headers: fromPage } : { method, headers: fromPage, body: upload() },
    members: dropped("method"),
  })),
  { what: "another origin", outcome: "other_origin", init: { headers: { ...fromPage, Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }, body: upload() }, members: dropped("origin") },
  { what: "an origin that is not told", outcome: "other_origin", init: { headers: { "Content-Type": "application/json" }, body: upload() }, members: dropped("origin") },
  { what: "a form", outcome: "unsupported_media_type", init: { headers: { ...fromPage, "Content-Type": "application/x-www-form-urlencoded" }, body: "a=1" }, members: dropped("content-type") },
  { what: "the key of another project", outcome: "wrong_key", init: { headers: fromPage, body: upload({ api_key: "another" }) } },
  { what: "2 MB", outcome: "too_large", init: { headers: fromPage, body: large } },
  { what: "2 MB whose length is not told", outcome: "too_large", init: { headers: fromPage, body: new Blob([large]).stream(), duplex: "half" } as RequestInit },
  { what: "a gzip bomb of 64 MB", outcome: "too_large", init: { headers: { ...fromPage, "Content-Encoding": "gzip" }, body: bomb } },
  { what: "10,000 events", outcome: "too_many_events", init: { headers: fromPage, body: upload({ events: Array.from({ length: 10_000 }, () => ({ event_type: "a" })) }) } },
  { what: "a path in the body", outcome: "names_destination", init: { headers: fromPage, body: upload({ path: "/batch" }) }, members: dropped("events") },
  { what: "a host in the body", outcome: "names_destination", init: { headers: fromPage, body: upload({ host: "evil.example" }) }, members: dropped("events") },
  { what: "an address among its options", outcome: "names_destination", init: { headers: fromPage, body: upload({ options: { serverUrl: "https://evil.example" } }) }, members: dropped("events") },
  { what: "what is no JSON", outcome: "malformed", init: { headers: fromPage, body: "{" }, members: dropped("events") },
];

/** Each answer's status by its name, as the package documents it. */
async function documentedStatuses(): Promise<ReadonlyMap<string, number>> {
  const page = await readFile(new URL("../../../packages/tracking/docs/proxy.md", import.meta.url), "utf8");
  return new Map([...page.matchAll(/^\| `(\w+)` \| (\d{3}) \|/gmu)].map(([, name = "", status]) => [name, Number(status)]));
}

export function testProxy({ origin, newSender }: TrackedSite): void {
  const ask = (init: RequestInit, below = "") => fetch(`${origin()}${path}${below}`, { method: "POST", ...init });
  let statuses: ReadonlyMap<string, number>;

  beforeAll(async () => {
    statuses = await documentedStatuses();
  });

  test.each(attempts)("refuses $what with its documented answer, and Amplitude hears nothing of it", async ({ outcome, init, members = {} }) => {
    const { userAgent, received } = newSender();
    const { headers, ...rest } = init;
    const response = await ask({ ...rest, headers: { ...(headers as Record<string, string>), "User-Agent": userAgent } });
    const status = statuses.get(outcome);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    if (outcome === "method_not_allowed") expect(response.headers.get("allow")).toBe("POST");
    if (init.method !== "HEAD") {
      const { error, ...answer } = (await response.json()) as { error: string };
      expect(answer).toEqual({ code: status, ...members });
      expect(error).toMatch(/\.$/u);
    }
    expect(received()).toEqual([]);
  });

  test("answers below its path as at it, and sends on no cookie, no secret, and no address that the browser claims", async () => {
    const { userAgent, received, headers } = newSender();
    const secrets = { Cookie: "session=theirs", Authorization: "Bearer theirs", "X-Forwarded-For": "203.0.113.7", Referer: "https://prosewell.example/reset?token=theirs" };
    const body = upload({ events: [event("below", { ip: "203.0.113.7" })] });
    const response = await ask({ headers: { ...fromPage, ...secrets, "User-Agent": userAgent }, body }, "/2/httpapi");
    expect(response.status).toBe(200);
    expect(response.headers.get("set-cookie")).toBeNull();
    await expect.poll(() => received().map(({ insert_id: id }) => id), patience).toEqual(["below"]);
    expect(`${headers()}${JSON.stringify(received())}`).not.toMatch(/theirs|203\.0\.113/u);
  });

  test("of 200 requests at once none is lost", async () => {
    const { userAgent, received } = newSender();
    const ids = Array.from({ length: 200 }, (_, index) => `at-once-${index}`);
    const deliver = async (id: string): Promise<void> => {
      const response = await ask({ headers: { ...fromPage, "User-Agent": userAgent }, body: upload({ events: [event(id)] }) });
      const { throttled_events: kept } = (await response.json()) as { throttled_events?: number[] };
      // On a machine that is too busy to answer in time the SDK is told to keep its events, and sends them again.
      if (response.status === 429 && kept?.length === 1) return deliver(id);
      expect(response.status).toBe(200);
    };
    await Promise.all(ids.map(deliver));
    expect(new Set(received().map(({ insert_id: id }) => id))).toEqual(new Set(ids));
  });

  test("a body without an end is cut off after a few megabytes", async () => {
    const { body, count } = endless();
    const init = { headers: fromPage, body, duplex: "half" } as RequestInit;
    // Whoever is cut off may see the answer or a broken connection.
    const status = await ask(init).then((response) => response.status, () => 413);
    expect(status).toBe(413);
    // The 4 MB that are read and thrown away, and what the connection holds on its way.
    expect(count.bytes).toBeGreaterThan(4 * megabyte);
    expect(count.bytes).toBeLessThan(64 * megabyte);
  });

  test.skipIf(process.platform !== "linux")("a hundred bombs at once, 6.4 GB in all, leave the server about as large as it was", async () => {
    const before = await mostMemory();
    const answers = await Promise.all(Array.from({ length: 100 }, async () => (await ask({ headers: { ...fromPage, "Content-Encoding": "gzip" }, body: bomb })).status));
    expect(new Set(answers)).toEqual(new Set([413]));
    // What is thrown away lies about until it is collected.
    expect((await mostMemory()) - before).toBeLessThan(1_000 * megabyte);
  });
}
