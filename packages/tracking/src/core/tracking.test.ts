import { describe, expect, test } from "vitest";
import { everything, fakeBrowser, fakeClock, fakeConsent, fakeProvider, memoryStorage, nothing } from "../testing/index.ts";
import type { FakeBrowserOptions, FakeProvider } from "../testing/index.ts";
import type { Call, Method } from "./calls.ts";
import type { ConsentState } from "./consent.ts";
import { createTracking } from "./tracking.ts";
import type { TrackingOptions } from "./tracking-types.ts";

interface Scene extends Partial<Pick<TrackingOptions, "session" | "environment">> {
  readonly providers?: readonly FakeProvider[];
  readonly browser?: FakeBrowserOptions;
  readonly answers?: ConsentState;
  readonly start?: boolean;
  readonly clock?: ReturnType<typeof fakeClock>;
}

let ids = 0;

/** A page with one provider that is ready, unless told otherwise. */
async function visit({ providers = [fakeProvider()], browser: options = {}, answers = everything, start = true, clock = fakeClock(), ...rest }: Scene = {}) {
  const browser = fakeBrowser(options);
  const consent = fakeConsent(answers);
  const randomId = () => `id-${(ids += 1)}`;
  const tracking = createTracking({ providers, browser, clock, consent, randomId, ...rest });
  if (start) tracking.start();
  await clock.advance(0);
  const [provider = fakeProvider()] = providers;
  return { tracking, provider, browser, clock, consent };
}

const payloads = <M extends Method>(provider: FakeProvider, method: M): Call<M>["payload"][] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- filtered by the method that goes with it
  provider.calls.filter((call) => call.method === method).map(({ payload }) => payload as Call<M>["payload"]);

const statuses = (reports: readonly { readonly provider: string; readonly status: string }[]) =>
  reports.map(({ provider, status }) => `${provider} ${status}`);

const refuse = (): never => {
  throw new Error("Out of order.");
};

const order = { value: 9.99, currency: "EUR", productId: "pro-monthly" };

describe("providers", () => {
  test("may not share a name", () => {
    const make = () => createTracking({ providers: [fakeProvider({ name: "uet" }), fakeProvider({ name: "uet" })], consent: fakeConsent() });
    expect(make).toThrow('Two tracking providers are named "uet".');
  });

  test("that lack their key are left out (T6)", async () => {
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [null, provider, null], browser: fakeBrowser(), consent: fakeConsent(everything) });
    tracking.start();
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
  });

  test("are not told what they have no use for", async () => {
    const { tracking } = await visit();
    const silent = createTracking({
      providers: [{ name: "silent", purposes: ["ads"], load: async () => {} }],
      browser: fakeBrowser(),
      consent: fakeConsent(everything),
    });
    expect(await silent.track("text pasted")).toEqual([]);
    expect(await tracking.track("text pasted")).toHaveLength(1);
  });

  test("load once, however often the page starts", async () => {
    const { tracking, provider } = await visit();
    tracking.start();
    tracking.start();
    expect(provider.loads).toBe(1);
    expect(payloads(provider, "setUserProperties")).toHaveLength(1);
  });

  test("do not exist on a server", async () => {
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [provider], browser: null, consent: fakeConsent(everything) });
    tracking.start();
    expect(await tracking.track("text pasted")).toEqual([]);
    expect(await tracking.purchase(order)).toEqual([]);
    await tracking.flush();
    expect(provider.loads).toBe(0);
  });
});

describe("calls", () => {
  test("made before the start wait for it, and keep the time at which they were made", async () => {
    const { tracking, provider, clock } = await visit({ start: false });
    const made = clock.now();
    const delivery = tracking.track("text pasted");
    await clock.advance(5_000);
    tracking.start();
    expect(statuses(await delivery)).toEqual(["fake sent"]);
    expect(payloads(provider, "track")[0]?.time).toBe(made);
  });

  test("keep the identity that they were made with, though a reset follows in the same tick (T11)", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    const { deviceId } = tracking.identity();
    void tracking.track("text pasted");
    void tracking.reset();
    void tracking.track("text copied");
    const [pasted, copied] = payloads(provider, "track");
    expect(pasted).toMatchObject({ name: "text pasted", userId: "user-1", deviceId });
    expect(copied?.userId).toBeUndefined();
    expect(copied?.deviceId).not.toBe(deviceId);
  });

  test("carry an id of their own, each", async () => {
    const { tracking, provider } = await visit();
    await tracking.track("one");
    await tracking.track("two");
    expect(new Set(payloads(provider, "track").map(({ insertId }) => insertId)).size).toBe(2);
  });

  test("lose their empty properties (T1)", async () => {
    const { tracking, provider } = await visit();
    await tracking.track("text pasted", { words: 0, source: "", language: undefined });
    await tracking.setUserProperties({ plan: "pro", note: null });
    expect(payloads(provider, "track")[0]?.properties).toEqual({ words: 0 });
    expect(payloads(provider, "setUserProperties").at(-1)?.properties).toEqual({ plan: "pro" });
  });

  test("to track a page leave its query string out", async () => {
    const { tracking, provider } = await visit({ browser: { url: "https://site.example/reset?token=secret#part" } });
    await tracking.page();
    await tracking.page("/other?token=secret");
    expect(payloads(provider, "page").map(({ path }) => path)).toEqual(["/reset", "/other"]);
  });

  test("that overflow the queue are reported as failed", async () => {
    const { tracking } = await visit({ answers: {} });
    for (let index = 0; index < 200; index += 1) void tracking.track("text pasted");
    const failed = tracking.log.entries().find((entry) => entry.kind === "delivery" && entry.status === "failed");
    expect(failed?.error).toEqual(new Error("Too many calls wait for fake."));
  });
});

describe("the page goes on", () => {
  test("though it is called with nonsense, and the log says what was wrong", async () => {
    const { tracking } = await visit();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may do
    const untyped = tracking as unknown as Record<string, (...nonsense: unknown[]) => unknown>;
    for (const method of ["identify", "register", "purchase", "setUserProperties", "track"]) await untyped[method]?.(null, null);
    const hostile = Object.defineProperty({}, "words", { enumerable: true, get: refuse });
    await untyped.track?.("text pasted", hostile);
    expect(tracking.log.entries().filter(({ provider }) => provider === "tracking").length).toBeGreaterThan(0);
  });

  test("though the browser keeps its device to itself", () => {
    const browser = { ...fakeBrowser(), device: refuse };
    const tracking = createTracking({ providers: [fakeProvider()], browser, consent: fakeConsent(everything) });
    expect(() => tracking.start()).not.toThrow();
  });
});

describe("the arrival", () => {
  const landing = { url: "https://site.example/?utm_source=news&utm_campaign=spring" };

  test("tells of the session, the person and the device (T2, T5, T11)", async () => {
    const { provider } = await visit({ environment: "staging" });
    expect(provider.calls.map(({ method }) => method)).toEqual(["session", "setUserProperties"]);
    expect(payloads(provider, "setUserProperties")[0]?.properties).toMatchObject({
      source: "not set",
      campaign_name: "not set",
      screen_size: "1440x900",
      os: "Linux",
      lang: "en-US",
      environment: "staging",
      domain: "site.example",
      device_class: "desktop",
    });
  });

  test("by utm parameters sends utm_tags_update (T2)", async () => {
    const { provider } = await visit({ browser: landing });
    expect(payloads(provider, "track")).toMatchObject([
      { name: "utm_tags_update", properties: { source: "news", campaign_name: "spring", medium: "not set" } },
    ]);
  });

  test("without utm parameters sends no utm_tags_update, and still knows the last campaign (T2)", async () => {
    const storage = memoryStorage();
    await visit({ browser: { ...landing, storage } });
    const { provider } = await visit({ browser: { storage } });
    expect(provider.events).toEqual([]);
    expect(payloads(provider, "setUserProperties")[0]?.properties).toMatchObject({ source: "news", campaign_name: "spring" });
  });

  test("tells who the person is, on every page", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    await first.tracking.identify({ userId: "user-1", fields: { plan: "pro" } });
    await first.tracking.setUserProperties({ team: "red" });
    const { provider } = await visit({ browser: { storage } });
    expect(payloads(provider, "identify")).toMatchObject([{ userId: "user-1" }]);
    expect(payloads(provider, "setUserProperties")[0]?.properties).toMatchObject({ team: "red" });
  });
});

describe("consent (T12)", () => {
  test("that is not given yet stores nothing, and lets the calls wait", async () => {
    const { tracking, provider, browser } = await visit({ answers: {}, browser: { url: "https://site.example/?utm_source=news" } });
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake queued"]);
    browser.leave();
    expect([...browser.storage.entries.keys()]).toEqual([]);
    expect(provider.loads).toBe(0);
  });

  test("once given, stores what memory held and sends what waited, in order", async () => {
    const { tracking, provider, browser, clock, consent } = await visit({ answers: {}, browser: { url: "https://site.example/?utm_source=news" } });
    void tracking.track("one");
    void tracking.track("two");
    consent.answer(everything);
    await clock.advance(0);
    expect(provider.events).toEqual(["utm_tags_update", "one", "two"]);
    expect(JSON.parse(browser.storage.getItem("redirect_params") ?? "")).toMatchObject({ source: "news" });
  });

  test("once refused, drops what waited and all that follows", async () => {
    const { tracking, provider, clock, consent } = await visit({ answers: {} });
    void tracking.track("one");
    consent.answer(nothing);
    expect(statuses(await tracking.track("two"))).toEqual(["fake denied"]);
    consent.answer(everything);
    await clock.advance(0);
    await tracking.track("three");
    expect(provider.events).toEqual(["three"]);
  });

  test("counts purpose by purpose", async () => {
    const providers = [
      fakeProvider({ name: "analytics" }),
      fakeProvider({ name: "ads", purposes: ["ads"] }),
      fakeProvider({ name: "both", purposes: ["ads", "replay"] }),
    ];
    const { tracking } = await visit({ providers, answers: { analytics: true, ads: false } });
    expect(statuses(await tracking.track("text pasted"))).toEqual(["analytics sent", "ads denied", "both denied"]);
  });

  test("once withdrawn, tells the provider, forgets its cookies and our own records, and sends no more", async () => {
    const provider = fakeProvider({ leaves: ["AMP_"] });
    const { tracking, browser, consent } = await visit({ providers: [provider] });
    await tracking.identify({ userId: "user-1" });
    const { deviceId } = tracking.identity();
    browser.storage.setItem("AMP_unsent", "[]");
    consent.answer(nothing);
    const before = provider.calls.length;
    await tracking.track("text pasted");
    expect(provider.consents).toEqual([nothing]);
    expect(provider.calls).toHaveLength(before);
    expect([...browser.storage.entries.keys()]).toEqual([]);
    expect(tracking.identity().deviceId).not.toBe(deviceId);
    expect(tracking.identity().userId).toBe("user-1");
  });

  test("once given back, tells the provider and goes on, without loading again", async () => {
    const { tracking, provider, consent } = await visit();
    consent.answer(nothing);
    consent.answer(everything);
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
    expect(provider.consents).toEqual([nothing, everything]);
    expect(provider.loads).toBe(1);
  });

  test("withdrawn while a provider loads leaves it silent, and told", async () => {
    const provider = fakeProvider({ loading: ["fails", "works"] });
    const { tracking, clock, consent } = await visit({ providers: [provider] });
    void tracking.track("text pasted");
    consent.answer(nothing);
    await clock.advance(60_000);
    expect(provider.loads).toBe(1);
    expect(provider.calls).toEqual([]);
  });

  test("that cannot be read allows nothing", async () => {
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [provider], browser: fakeBrowser(), consent: { get: refuse, subscribe: refuse } });
    tracking.start();
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake queued"]);
    expect(provider.loads).toBe(0);
  });
});

describe("a provider that misbehaves", () => {
  const good = () => fakeProvider({ name: "good" });

  test.each([
    ["throws", { failWith: new Error("Out of order.") }, "failed"],
    ["never answers", { hang: true }, "failed"],
    ["never loads", { loading: ["hangs"] }, "queued"],
    ["cannot load", { loading: ["fails"] }, "queued"],
  ] as const)("and %s harms nobody else", async (_, faults, status) => {
    const [before, after] = [fakeProvider({ name: "before" }), fakeProvider({ name: "after" })];
    const { tracking, clock } = await visit({ providers: [before, fakeProvider({ name: "bad", ...faults }), after] });
    const delivery = tracking.track("text pasted");
    await clock.advance(60_000);
    expect(statuses(await delivery)).toEqual(["before sent", `bad ${status}`, "after sent"]);
    expect(before.events).toEqual(after.events);
  });

  test("is loaded again after one, five and twenty-five seconds, and then gets what waited", async () => {
    const provider = fakeProvider({ loading: ["fails", "fails", "fails", "works"] });
    const { tracking, clock } = await visit({ providers: [provider, good()] });
    void tracking.track("text pasted");
    await clock.advance(30_999);
    expect(provider.loads).toBe(3);
    await clock.advance(1);
    expect(provider.events).toEqual(["text pasted"]);
  });

  test("that cannot load keeps its calls, and the next page sends them with the identity and time they were made with", async () => {
    const storage = memoryStorage();
    const first = await visit({ providers: [fakeProvider({ loading: ["fails"] })], browser: { storage } });
    void first.tracking.identify({ userId: "user-1" });
    const made = first.clock.now();
    void first.tracking.track("text pasted");
    void first.tracking.purchase({ ...order, orderId: "order-1" });
    await first.clock.advance(60_000);
    first.browser.leave();
    const second = await visit({ browser: { storage }, clock: first.clock });
    expect(payloads(second.provider, "track")).toMatchObject([{ name: "text pasted", userId: "user-1", time: made }]);
    expect(payloads(second.provider, "purchase")).toMatchObject([{ orderId: "order-1", time: made }]);
    const third = await visit({ browser: { storage } });
    expect(third.provider.events).toEqual([]);
  });

  test("throws in vain on consent and flush", async () => {
    const consent = fakeConsent(everything);
    const browser = fakeBrowser();
    const provider = { ...fakeProvider(), consentChanged: refuse, flush: refuse };
    const tracking = createTracking({ providers: [provider], browser, consent, clock: fakeClock() });
    tracking.start();
    await tracking.track("text pasted");
    await tracking.flush();
    browser.leave();
    consent.answer(nothing);
    const errors = tracking.log.entries().filter(({ error }) => error !== undefined);
    expect(errors).toHaveLength(3);
  });

  test("does not hold a flush up for more than ten seconds", async () => {
    const provider = { ...fakeProvider(), flush: () => new Promise<void>(() => {}) };
    const clock = fakeClock();
    const tracking = createTracking({ providers: [provider], browser: fakeBrowser(), consent: fakeConsent(everything), clock });
    tracking.start();
    await clock.advance(0);
    const flushed = tracking.flush();
    await clock.advance(10_000);
    await expect(flushed).resolves.toBeUndefined();
  });
});

describe("a purchase (T3)", () => {
  test("carries value, currency, product and who bought", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase(order);
    expect(payloads(provider, "purchase")).toMatchObject([{ ...order, userId: "user-1" }]);
  });

  test("names the buyer that the caller names", async () => {
    const ads = fakeProvider({ purposes: ["ads"] });
    const { tracking } = await visit({ providers: [ads] });
    await tracking.identify({ userId: "user-1", email: "one@site.example" });
    await tracking.purchase({ ...order, userId: "user-2", email: "two@site.example" });
    expect(payloads(ads, "purchase")).toMatchObject([{ userId: "user-2", email: "two@site.example" }]);
  });

  test("and a registration tell the address to providers of ads alone", async () => {
    const [analytics, ads] = [fakeProvider({ name: "analytics" }), fakeProvider({ name: "ads", purposes: ["ads"] })];
    const { tracking } = await visit({ providers: [analytics, ads] });
    await tracking.register({ email: "reader@site.example" });
    await tracking.purchase(order);
    expect(JSON.stringify(analytics.calls)).not.toContain("reader@site.example");
    expect(payloads(ads, "register")).toMatchObject([{ email: "reader@site.example" }]);
    expect(payloads(ads, "purchase")).toMatchObject([{ email: "reader@site.example" }]);
  });

  test("rejects with the provider's own error, after every provider has settled", async () => {
    const error = new Error("Gtag conversion timeout");
    const slow = fakeProvider({ name: "slow", latency: 3_000 });
    const { tracking, clock } = await visit({ providers: [fakeProvider({ name: "bad", failWith: error }), slow] });
    let outcome: unknown = "pending";
    tracking.purchase(order).catch((reason: unknown) => (outcome = reason));
    await clock.advance(2_999);
    expect(outcome).toBe("pending");
    await clock.advance(1);
    expect(outcome).toBe(error);
    expect(slow.calls.at(-1)?.method).toBe("purchase");
  });

  test("that nobody waits for troubles nobody when it fails", async () => {
    const unhandled: unknown[] = [];
    const listen = (reason: unknown) => unhandled.push(reason);
    process.on("unhandledRejection", listen);
    const { tracking, clock } = await visit({ providers: [fakeProvider({ failWith: new Error("Out of order.") })] });
    void tracking.purchase(order);
    await clock.advance(0);
    process.off("unhandledRejection", listen);
    expect(unhandled).toEqual([]);
  });

  test("with an order id is sent once, though the page be reloaded", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    await first.tracking.purchase({ ...order, orderId: "order-1" });
    const second = await visit({ browser: { storage } });
    expect(statuses(await second.tracking.purchase({ ...order, orderId: "order-1" }))).toEqual(["fake duplicate"]);
    expect(statuses(await second.tracking.purchase({ ...order, orderId: "order-2" }))).toEqual(["fake sent"]);
    expect(payloads(second.provider, "purchase")).toHaveLength(1);
  });

  test("with an order id is sent once, though it be called twice at once", async () => {
    const { tracking, provider } = await visit();
    await Promise.all([tracking.purchase({ ...order, orderId: "order-1" }), tracking.purchase({ ...order, orderId: "order-1" })]);
    expect(payloads(provider, "purchase")).toHaveLength(1);
  });

  test("with an order id may be tried again where it failed, and only there", async () => {
    const failures: unknown[] = [new Error("Out of order.")];
    const purchase = async () => {
      if (failures.length > 0) throw failures.pop();
    };
    const flaky = { ...fakeProvider({ name: "flaky" }), purchase };
    const tracking = createTracking({ providers: [flaky, fakeProvider()], browser: fakeBrowser(), consent: fakeConsent(everything) });
    tracking.start();
    await expect(tracking.purchase({ ...order, orderId: "order-1" })).rejects.toThrow("Out of order.");
    expect(statuses(await tracking.purchase({ ...order, orderId: "order-1" }))).toEqual(["flaky sent", "fake duplicate"]);
  });

  test("is forgotten after a week", async () => {
    const { tracking, clock } = await visit();
    await tracking.purchase({ ...order, orderId: "order-1" });
    await clock.advance(7 * 24 * 60 * 60_000);
    expect(statuses(await tracking.purchase({ ...order, orderId: "order-1" }))).toEqual(["fake sent"]);
  });

  test("without an order id counts each time: a person may buy twice (T9)", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase(order);
    await tracking.purchase(order);
    expect(payloads(provider, "purchase")).toHaveLength(2);
  });
});

describe("identity (T4, T11)", () => {
  test("is kept under the keys of the user's record", async () => {
    const { tracking, browser } = await visit();
    await tracking.identify({ userId: "user-1", email: "reader@site.example", fields: { plan: "pro", note: "" } });
    expect(JSON.parse(browser.storage.getItem("user_id") ?? "")).toBe("user-1");
    expect(JSON.parse(browser.storage.getItem("email") ?? "")).toBe("reader@site.example");
    expect(JSON.parse(browser.storage.getItem("user_fields") ?? "")).toEqual({ plan: "pro" });
  });

  test("is the same device on the next page", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    const second = await visit({ browser: { storage } });
    expect(second.tracking.identity().deviceId).toBe(first.tracking.identity().deviceId);
  });

  test("after a reset is a new device, and nobody, without an address", async () => {
    const { tracking, provider, browser } = await visit();
    await tracking.identify({ userId: "user-1", email: "reader@site.example", fields: { plan: "pro" } });
    await tracking.setUserProperties({ team: "red" });
    const before = tracking.identity();
    await tracking.reset();
    const after = tracking.identity();
    expect(after).toEqual({ deviceId: expect.any(String), userId: undefined, email: undefined });
    expect(after.deviceId).not.toBe(before.deviceId);
    expect(payloads(provider, "reset")).toMatchObject([{ deviceId: after.deviceId }]);
    expect(["user_id", "user_fields", "email", "user_properties"].filter((key) => browser.storage.getItem(key) !== null)).toEqual([]);
  });
});

describe("sessions (T11)", () => {
  const halfAnHour = 30 * 60_000;

  test("end after the timeout, and tell so before the event that began the next", async () => {
    const { tracking, provider, clock } = await visit();
    await tracking.track("one");
    const [opened] = payloads(provider, "session");
    const last = clock.now();
    await clock.advance(halfAnHour + 1);
    await tracking.track("two");
    expect(provider.calls.slice(-2).map(({ method }) => method)).toEqual(["session", "track"]);
    const [, change] = payloads(provider, "session");
    expect(change?.ended).toMatchObject({ sessionId: opened?.started.sessionId, time: last + 1 });
    expect(change?.started).toMatchObject({ sessionId: clock.now(), time: clock.now() });
    expect(payloads(provider, "track")[1]?.sessionId).toBe(clock.now());
  });

  test("go on over pages and tabs", async () => {
    const storage = memoryStorage();
    const clock = fakeClock();
    const first = await visit({ browser: { storage }, clock });
    await clock.advance(halfAnHour);
    const second = await visit({ browser: { storage }, clock });
    await clock.advance(halfAnHour);
    await first.tracking.track("text pasted");
    expect(payloads(second.provider, "session")).toEqual([]);
    expect(payloads(first.provider, "session")).toHaveLength(1);
  });

  test("change with the campaign by which a person arrives, and two tabs of two campaigns do not quarrel", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage, url: "https://site.example/?utm_source=one" } });
    const second = await visit({ browser: { storage, url: "https://site.example/?utm_source=two" } });
    expect(payloads(second.provider, "session")).toMatchObject([{ ended: {}, started: {} }]);
    await first.tracking.track("text pasted");
    await second.tracking.track("text pasted");
    expect(payloads(first.provider, "session")).toHaveLength(1);
    expect(payloads(second.provider, "session")).toHaveLength(1);
  });

  test("do not end on reset unless told so; then the old one ends as who they were", async () => {
    const quiet = await visit();
    await quiet.tracking.reset();
    expect(payloads(quiet.provider, "session")).toHaveLength(1);

    const { tracking, provider } = await visit({ session: { onReset: true } });
    await tracking.identify({ userId: "user-1" });
    await tracking.reset();
    const change = payloads(provider, "session").at(-1);
    expect(change?.ended?.userId).toBe("user-1");
    expect(change?.started.userId).toBeUndefined();
    expect(change?.started.deviceId).toBe(tracking.identity().deviceId);
  });

  test("are not told of when told not to, and events carry their ids all the same", async () => {
    const { tracking, provider } = await visit({ session: { events: false } });
    await tracking.track("text pasted");
    expect(payloads(provider, "session")).toEqual([]);
    expect(payloads(provider, "track")[0]?.sessionId).toBeGreaterThan(0);
  });
});

describe("the log", () => {
  test("holds the last hundred reports, and tells who listens, whatever another listener throws", async () => {
    const { tracking } = await visit();
    let told = 0;
    tracking.log.subscribe(() => {
      throw new Error("Mine.");
    });
    const end = tracking.log.subscribe(() => (told += 1));
    for (let index = 0; index < 120; index += 1) await tracking.track("text pasted");
    end();
    await tracking.track("text copied");
    expect(told).toBe(120);
    expect(tracking.log.entries()).toHaveLength(100);
    expect(tracking.log.entries()).toBe(tracking.log.entries());
  });
});

describe("leaving the page", () => {
  test("asks every ready provider to send what it holds, now or never", async () => {
    const { provider, browser } = await visit();
    browser.leave();
    expect(provider.flushes).toEqual(["pagehide"]);
  });

  test("leaves to the next page what a provider was too slow for, and does not double it when the page comes back", async () => {
    const storage = memoryStorage();
    const provider = fakeProvider({ loading: ["fails", "works"] });
    const { tracking, browser, clock } = await visit({ providers: [provider], browser: { storage } });
    const delivery = tracking.purchase(order);
    browser.leave();
    await clock.advance(60_000);
    expect(statuses(await delivery)).toEqual(["fake queued"]);
    expect(payloads(provider, "purchase")).toHaveLength(1);
  });
});
