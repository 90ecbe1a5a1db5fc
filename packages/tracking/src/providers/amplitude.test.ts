// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://site.example/" }
import { Identify, Revenue } from "@amplitude/analytics-browser";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createTracking, createTrackingLog, systemClock, type TrackingLog } from "../index.ts";
import {
  amplitudeAnswers,
  everything,
  fakeAmplitudeServer,
  fakeConsent,
  nothing,
  providerContract,
  settle,
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Long enough for a busy machine; what is waited for comes within a second or two. */
const patience = { timeout: 50_000 };

let keys = 0;

/** A page with Amplitude's own SDK, under a key that no other test has used. */
function visit({ apiKey = `key-${(keys += 1)}`, answers = everything } = {}) {
  const consent = fakeConsent(answers);
  const log = createTrackingLog();
  const tracking = createTracking({ providers: [amplitude({ apiKey })], consent, onReport: log.add });
  tracking.start();
  return { tracking, consent, apiKey, log };
}

const ready = (log: TrackingLog) =>
  vi.waitFor(() => expect(log.entries()).toContainEqual(expect.objectContaining({ provider: "amplitude", state: "ready" })), patience);

/** Waits until the server has events of these types; the SDK sends once a second. */
const arrived = (...types: readonly string[]) =>
  vi.waitFor(() => expect(server.events.map(({ event_type }) => event_type)).toEqual(expect.arrayContaining([...types])), patience);

const unsent = (apiKey: string) => localStorage.getItem(`AMP_unsent_${apiKey}`) ?? "[]";

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
    await tracking.track("text pasted", { words: 120 });
    await arrived("text pasted");
    expect(new Set(requested)).toEqual(new Set(["https://site.example/tracking/amplitude"]));
    expect(document.cookie).toBe("");
  });

  test("sends an event as it was called, and nothing of its own accord", async () => {
    const { tracking } = visit();
    await tracking.identify({ userId: "42" });
    await tracking.track("text pasted", { words: 120, source: "" });
    await arrived("text pasted");
    expect(server.events.map(({ event_type }) => event_type)).toEqual(["session_start", "$identify", "text pasted"]);
    expect(event("text pasted")).toMatchObject({ user_id: "42", device_id: event("session_start").device_id, session_id: event("session_start").time });
    expect(event("text pasted").event_properties).toEqual({ words: 120 });
  });

  test("sends a user agent of at most 500 characters (T5)", async () => {
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("x".repeat(900));
    const { tracking } = visit();
    await tracking.track("text pasted");
    await arrived("text pasted");
    expect(event("text pasted")).toMatchObject({ user_agent: "x".repeat(500) });
    vi.restoreAllMocks();
  });

  test("sets user properties as the SDK's own builder would, and no empty one (T1, T2)", async () => {
    const { tracking, log } = visit();
    await ready(log);
    await tracking.setUserProperties({ plan: "pro", seats: 0, note: "", teams: ["red"] });
    await vi.waitFor(() => expect(server.events.filter(({ event_type }) => event_type === "$identify")).toHaveLength(2), patience);
    const [arrival, set] = server.events.filter(({ event_type }) => event_type === "$identify").map(({ user_properties }) => user_properties);
    expect(arrival?.["$set"]).toMatchObject({ source: "not set", domain: "site.example" });
    expect(set).toEqual(new Identify().set("plan", "pro").set("seats", 0).set("teams", ["red"]).getUserProperties());
  });

  test("tells of a purchase twice over: as an event with its amount, and as revenue as the SDK's own builder would (T3)", async () => {
    const { tracking } = visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase({ ...order, orderId: "order-1" });
    await arrived("Purchase", "revenue_amount");
    expect(event("Purchase")).toMatchObject({
      insert_id: "order-1:Purchase",
      user_id: "user-1",
      event_properties: { amount: 9.99, value: 9.99, currency: "EUR", product_id: "pro-monthly", user_id: "user-1" },
    });
    const revenue = new Revenue().setPrice(9.99).setQuantity(1).setRevenueType("purchase").setProductId("pro-monthly").setCurrency("EUR");
    expect(event("revenue_amount")).toMatchObject({ insert_id: "order-1:revenue_amount", user_id: "user-1" });
    expect(event("revenue_amount").event_properties).toEqual(revenue.getEventProperties());
  });

  test("keeps who it was, though a reset follows in the same tick, and forgets them for what comes after (T11)", async () => {
    const { tracking, log } = visit();
    await tracking.identify({ userId: "user-1" });
    await ready(log);
    void tracking.track("before");
    void tracking.reset();
    void tracking.track("after");
    await arrived("before", "after");
    expect(event("before")).toMatchObject({ user_id: "user-1", device_id: event("session_start").device_id });
    expect(event("after")).not.toHaveProperty("user_id");
    expect(event("after").device_id).not.toBe(event("before").device_id);
  });

  test("does not name a person in what they did before they said who they were", async () => {
    const { tracking, log } = visit();
    await ready(log);
    void tracking.track("before");
    void tracking.identify({ userId: "user-1" });
    void tracking.track("after");
    await arrived("before", "after");
    expect(event("before")).not.toHaveProperty("user_id");
    expect(event("after").user_id).toBe("user-1");
  });

  test("ends a session and starts the next, in that order, before the event (T11)", async () => {
    let now = Date.now();
    const providers = [amplitude({ apiKey: `key-${(keys += 1)}` })];
    const tracking = createTracking({ providers, consent: fakeConsent(everything), clock: { ...systemClock, now: () => now } });
    tracking.start();
    await tracking.track("one");
    const first = now;
    now += 31 * 60_000;
    await tracking.track("two");
    await arrived("two");
    expect(server.events.slice(-3)).toMatchObject([
      { event_type: "session_end", session_id: first, time: first + 1 },
      { event_type: "session_start", session_id: now, time: now },
      { event_type: "two", session_id: now, time: now },
    ]);
  });

  test("sends what waited when the page goes away: by beacon, once, and by fetch again should it come back", async () => {
    const { tracking, apiKey } = visit();
    await tracking.track("first");
    await arrived("first");
    void tracking.track("last");
    window.dispatchEvent(new Event("pagehide"));
    await arrived("last");
    expect(beacons).toBe(1);
    expect(unsent(apiKey)).toBe("[]");
    const uploads = server.uploads.length;
    await tracking.track("back");
    await arrived("back");
    expect(server.uploads.slice(uploads).flatMap(({ events }) => events.map(({ event_type }) => event_type))).toEqual(["back"]);
    expect(beacons).toBe(1);
  });

  test("keeps events that the proxy cannot pass on, and gives them to the next page", async () => {
    const { tracking, apiKey } = visit();
    server.answerWith(amplitudeAnswers.throttled);
    await tracking.purchase(order);
    await vi.waitFor(() => expect(server.uploads).toHaveLength(1), patience);
    expect(server.events).toEqual([]);
    visit({ apiKey });
    await arrived("Purchase", "revenue_amount");
  });

  test("sends nothing that was refused, and goes on when consent is given back", async () => {
    const { tracking, consent, log } = visit();
    await ready(log);
    consent.answer(nothing);
    await tracking.track("refused");
    consent.answer(everything);
    await tracking.track("allowed again");
    await arrived("allowed again");
    expect(server.uploads.flatMap(({ events }) => events.map(({ event_type }) => event_type))).not.toContain("refused");
  });

  test("drops what it held at the moment of the withdrawal", async () => {
    const { tracking, consent, apiKey } = visit();
    await tracking.track("first");
    await arrived("first");
    const asked = requested.length;
    // The SDK's second before it sends must not pass by itself.
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    void tracking.track("held");
    await vi.advanceTimersByTimeAsync(100);
    expect(unsent(apiKey)).toContain("held");
    consent.answer(nothing);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(unsent(apiKey)).toBe("[]");
    expect(requested).toHaveLength(asked);
  });

  test("reports what the SDK gives up", async () => {
    const { tracking, log } = visit();
    server.answerWith(amplitudeAnswers.invalidKey);
    await tracking.track("text pasted");
    const failed = () => log.entries().flatMap(({ error }) => error ?? []);
    await vi.waitFor(() => expect(failed()).toContainEqual(new Error(`Invalid API key: key-${keys}`)), patience);
  });
});

describe("the contract, by the vendor's own SDK", () => {
  let apiKey: string;
  /** Everything that the SDK has been given lies in its storage until the server has it; it takes some turns to get there. */
  const idle = async (): Promise<void> => {
    for (let turn = 0; turn < 50; turn += 1) await settle();
    await vi.waitFor(() => expect(unsent(apiKey)).toBe("[]"), patience);
  };

  providerContract(
    { test, expect },
    {
      create: () => {
        apiKey = `key-${(keys += 1)}`;
        return amplitude({ apiKey });
      },
      install: () => ({
        sent: async () => {
          await idle();
          return server.events;
        },
      }),
    },
  );
});
