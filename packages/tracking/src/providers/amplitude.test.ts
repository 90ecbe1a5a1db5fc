// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTracking, systemClock, type Tracking, type TrackingProvider } from "../index.ts";
import {
  amplitudeAnswers,
  everything,
  fakeAmplitudeServer,
  fakeConsent,
  nothing,
  providerContract,
  type FakeAmplitudeServer,
} from "../testing/index.ts";
import { amplitude } from "./amplitude.ts";

/** Every request that the page makes, and the fake server behind the only path that exists. */
let server: FakeAmplitudeServer;
let requested: string[];
let beacons: number;

const answer = async (address: string, init: RequestInit): Promise<Response> => {
  const url = new URL(address, location.href);
  requested.push(url.href);
  return server.handle(new Request(url, init));
};

beforeEach(() => {
  server = fakeAmplitudeServer();
  requested = [];
  beacons = 0;
  localStorage.clear();
  vi.stubGlobal("fetch", answer);
  // jsdom has none.
  navigator.sendBeacon = (address, body = null) => {
    beacons += 1;
    void answer(`${address}`, { method: "POST", body });
    return true;
  };
});

afterEach(() => vi.unstubAllGlobals());

let keys = 0;

/** A page with Amplitude's own SDK, under a key that no other test has used. */
function visit({ apiKey = `key-${(keys += 1)}`, answers = everything } = {}) {
  const consent = fakeConsent(answers);
  const tracking = createTracking({ providers: [amplitude({ apiKey })], consent });
  tracking.start();
  return { tracking, consent, apiKey };
}

const ready = (tracking: Tracking) =>
  vi.waitFor(() => expect(tracking.log.entries()).toContainEqual(expect.objectContaining({ provider: "amplitude", state: "ready" })));

const event = (type: string) => {
  const found = server.events.find(({ event_type }) => event_type === type);
  if (!found) throw new Error(`No ${type} came.`);
  return found;
};

const order = { value: 9.99, currency: "EUR", productId: "pro-monthly" };

describe("Amplitude, by its own SDK (T7)", () => {
  test("is off without a key (T6)", () => {
    expect(amplitude({ apiKey: undefined })).toBeNull();
  });

  test("asks no origin but the page's own, at /tracking/amplitude, and sets no cookie", async () => {
    const { tracking } = visit();
    await ready(tracking);
    await tracking.track("text pasted", { words: 120 });
    await tracking.flush();
    expect(new Set(requested)).toEqual(new Set(["https://site.example/tracking/amplitude"]));
    expect(document.cookie).toBe("");
  });

  test("sends an event as it was called, and nothing of its own accord", async () => {
    const { tracking } = visit();
    await tracking.identify({ userId: "42" });
    await tracking.track("text pasted", { words: 120, source: "" });
    await tracking.flush();
    expect(server.events.map(({ event_type }) => event_type)).toEqual(["session_start", "$identify", "text pasted"]);
    expect(event("text pasted")).toMatchObject({
      event_properties: { words: 120 },
      user_id: "42",
      device_id: tracking.identity().deviceId,
    });
    expect(event("text pasted").event_properties).not.toHaveProperty("source");
  });

  test("sets user properties, and no empty one (T1, T2)", async () => {
    const { tracking } = visit();
    await tracking.setUserProperties({ plan: "pro", seats: 0, note: "" });
    await tracking.flush();
    const sets = server.events.flatMap(({ user_properties }) => user_properties?.["$set"] ?? []);
    expect(sets[0]).toMatchObject({ source: "not set", domain: "site.example" });
    expect(sets[1]).toEqual({ plan: "pro", seats: 0 });
  });

  test("tells of a purchase twice over: as an event with its amount, and as revenue (T3)", async () => {
    const { tracking } = visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase({ ...order, orderId: "order-1" });
    await tracking.flush();
    expect(event("Purchase")).toMatchObject({
      insert_id: "order-1:event",
      user_id: "user-1",
      event_properties: { amount: 9.99, value: 9.99, currency: "EUR", product_id: "pro-monthly", user_id: "user-1" },
    });
    expect(event("revenue_amount")).toMatchObject({
      insert_id: "order-1:revenue",
      user_id: "user-1",
      event_properties: { $price: 9.99, $quantity: 1, $revenueType: "purchase", $productId: "pro-monthly", $currency: "EUR" },
    });
  });

  test("keeps who it was, though a reset follows in the same tick, and forgets them for what comes after (T11)", async () => {
    const { tracking } = visit();
    await tracking.identify({ userId: "user-1" });
    await ready(tracking);
    const { deviceId } = tracking.identity();
    void tracking.track("before");
    void tracking.reset();
    void tracking.track("after");
    await tracking.flush();
    expect(event("before")).toMatchObject({ user_id: "user-1", device_id: deviceId });
    expect(event("after")).not.toHaveProperty("user_id");
    expect(event("after").device_id).toBe(tracking.identity().deviceId);
  });

  test("does not name a person in what they did before they said who they were", async () => {
    const { tracking } = visit();
    await ready(tracking);
    void tracking.track("before");
    void tracking.identify({ userId: "user-1" });
    void tracking.setUserProperties({ plan: "pro" });
    await tracking.flush();
    expect(event("before")).not.toHaveProperty("user_id");
  });

  test("ends a session and starts the next, in that order, before the event (T11)", async () => {
    const consent = fakeConsent(everything);
    let now = Date.now();
    const clock = { ...systemClock, now: () => now };
    const tracking = createTracking({ providers: [amplitude({ apiKey: `key-${(keys += 1)}` })], consent, clock });
    tracking.start();
    await tracking.track("one");
    const first = now;
    now += 31 * 60_000;
    await tracking.track("two");
    await tracking.flush();
    expect(server.events.slice(-3)).toMatchObject([
      { event_type: "session_end", session_id: first, time: first + 1 },
      { event_type: "session_start", session_id: now, time: now },
      { event_type: "two", session_id: now, time: now },
    ]);
  });

  test("sends what waited when the page goes away: by beacon, once, and by fetch again should it come back", async () => {
    const { tracking, apiKey } = visit();
    await tracking.track("first");
    await tracking.flush();
    void tracking.track("last");
    window.dispatchEvent(new Event("pagehide"));
    await vi.waitFor(() => expect(event("last")).toBeDefined());
    expect(beacons).toBe(1);
    expect(localStorage.getItem(`AMP_unsent_${apiKey}`)).toBe("[]");
    const uploads = server.uploads.length;
    await tracking.track("back");
    await tracking.flush();
    expect(server.uploads.slice(uploads).flatMap(({ events }) => events.map(({ event_type }) => event_type))).toEqual(["back"]);
    expect(beacons).toBe(1);
  });

  test("keeps events that the proxy cannot pass on, and gives them to the next page", async () => {
    const { tracking, apiKey } = visit();
    server.answerWith(amplitudeAnswers.throttled);
    await tracking.purchase(order);
    await vi.waitFor(() => expect(server.uploads).toHaveLength(1), { timeout: 5_000 });
    expect(server.events).toEqual([]);
    const next = visit({ apiKey });
    await next.tracking.track("next page");
    await vi.waitFor(() => expect(server.events.map(({ event_type }) => event_type)).toContain("Purchase"), { timeout: 5_000 });
  });

  test("sends nothing that it still held once consent has ended, and goes on when it is given back", async () => {
    const { tracking, consent } = visit();
    await ready(tracking);
    await tracking.track("first");
    await tracking.flush();
    const uploads = server.uploads.length;
    void tracking.track("held");
    consent.answer(nothing);
    await tracking.track("refused");
    consent.answer(everything);
    await tracking.track("allowed again");
    await tracking.flush();
    const later = server.uploads.slice(uploads).flatMap(({ events }) => events.map(({ event_type }) => event_type));
    expect(later).toContain("allowed again");
    expect(later).not.toContain("refused");
  });

  test("drops what it held at the moment of the withdrawal", async () => {
    const { tracking, consent, apiKey } = visit();
    await ready(tracking);
    await tracking.flush();
    const uploads = server.uploads.length;
    const unsent = () => localStorage.getItem(`AMP_unsent_${apiKey}`);
    void tracking.track("held");
    await vi.waitFor(() => expect(unsent()).toContain("held"));
    consent.answer(nothing);
    await vi.waitFor(() => expect(unsent()).toBe("[]"));
    expect(server.uploads).toHaveLength(uploads);
  });

  test("reports what the SDK gives up", async () => {
    const { tracking } = visit();
    server.answerWith(amplitudeAnswers.invalidKey);
    await tracking.track("text pasted");
    await tracking.flush();
    const failed = tracking.log.entries().find((entry) => entry.kind === "delivery" && entry.status === "failed");
    expect(failed?.error).toEqual(new Error("Amplitude gave an event up: Invalid API key: key-" + keys));
  });
});

describe("the contract, by the vendor's own SDK", () => {
  let created: TrackingProvider | null;
  providerContract(
    { test, expect },
    {
      create: () => (created = amplitude({ apiKey: `key-${(keys += 1)}` })),
      install: () => ({
        sent: async () => {
          await created?.flush?.("manual");
          return server.events;
        },
      }),
    },
  );
});
