import { createInstance, Types } from "@amplitude/analytics-browser";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createAmplitudeProxy } from "./amplitude-proxy.ts";
import type { AmplitudeProxyOptions } from "./options.ts";
import { address, apiKey, fromPage } from "./test-client.ts";

const upstream = "https://upstream.example/2/httpapi";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date", "performance"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the SDK's timers pass, and between them the requests, whose bodies are read in the platform's own time. */
async function pass(seconds: number): Promise<void> {
  for (let step = 0; step < seconds * 2; step++) {
    await vi.advanceTimersByTimeAsync(500);
    for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  }
}

/** The real SDK, posting to the proxy, which posts to `amplitude`; counts what each of them was sent. */
async function sdk(amplitude: () => Response, { key = apiKey, page = fromPage, ...options }: Partial<AmplitudeProxyOptions> & { key?: string; page?: Record<string, string> } = {}) {
  const proxy = createAmplitudeProxy({ apiKey, upstream, ...options });
  const count = { proxied: 0, delivered: new Array<string>() };
  vi.stubGlobal("fetch", async (url: string, init: { headers: Record<string, string>; body: string }) => {
    if (url === address) {
      count.proxied += 1;
      return proxy(new Request(address, { method: "POST", body: init.body, headers: { ...init.headers, ...page } }));
    }
    const response = amplitude();
    if (response.ok) count.delivered.push(...JSON.parse(init.body).events.map((event: { event_type: string }) => event.event_type));
    return response;
  });
  const client = createInstance();
  const ready = client.init(key, "user-1", {
    serverUrl: address,
    autocapture: false,
    fetchRemoteConfig: false,
    identityStorage: "none",
    // Node does not say whether it is online.
    offline: Types.OfflineDisabled,
    logLevel: Types.LogLevel.None,
  }).promise;
  await pass(1);
  await ready;
  return { client, count };
}

const success = () => Response.json({ code: 200, events_ingested: 1 });

test("the SDK's own request is delivered", async () => {
  const { client, count } = await sdk(success);
  const result = client.track("Purchase", { amount: 28 }).promise;
  await pass(1);
  expect((await result).code).toBe(200);
  expect(count).toEqual({ proxied: 1, delivered: ["Purchase"] });
});

test("an SDK with the wrong key gives up at once", async () => {
  const { client, count } = await sdk(success, { key: "another-key" });
  const result = client.track("Purchase").promise;
  await pass(60);
  expect((await result).code).toBe(400);
  expect(count.proxied).toBe(1);
});

test("an SDK whose origin is refused gives up at once", async () => {
  const { client, count } = await sdk(success, { page: { Origin: "https://other.example" } });
  const result = client.track("Purchase").promise;
  await pass(60);
  expect((await result).code).toBe(403);
  expect(count.proxied).toBe(1);
});

test("the SDK drops the event that is invalid and sends the others again", async () => {
  const { client, count } = await sdk(success);
  const results = [client.track("a").promise, client.track("x".repeat(1_025)).promise, client.track("b").promise];
  await pass(10);
  expect((await Promise.all(results)).map(({ code }) => code)).toEqual([200, 400, 200]);
  expect(count).toEqual({ proxied: 2, delivered: ["a", "b"] });
});

test("the SDK halves what is too large until it passes", async () => {
  const { client, count } = await sdk(success, { maxBytes: 4_000 });
  const results = Array.from({ length: 16 }, (_, index) => client.track(`e${index}`).promise);
  await pass(60);
  expect((await Promise.all(results)).map(({ code }) => code)).toEqual(results.map(() => 200));
  expect(count.delivered.toSorted()).toEqual(results.map((_, index) => `e${index}`).toSorted());
});

test("the SDK keeps its events through an outage of a minute", async () => {
  const start = Date.now();
  const { client, count } = await sdk(() => (Date.now() - start < 60_000 ? new Response("<h1>Bad gateway</h1>", { status: 502 }) : success()));
  const result = client.track("Purchase").promise;
  await pass(120);
  expect((await result).code).toBe(200);
  expect(count.delivered).toEqual(["Purchase"]);
});

test("the SDK keeps what an address has sent too fast", async () => {
  const { client, count } = await sdk(success, { clientIp: () => "203.0.113.7", rate: { burst: 1, perSecond: 0.1 } });
  const first = client.track("a").promise;
  await pass(1);
  const second = client.track("b").promise;
  await pass(60);
  expect([(await first).code, (await second).code]).toEqual([200, 200]);
  expect(count).toEqual({ proxied: 3, delivered: ["a", "b"] });
});
