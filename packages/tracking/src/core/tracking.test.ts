import { describe, expect, test } from "vitest";
import { everything, fakeBrowser, fakeConsent, fakeProvider, memoryStorage } from "../testing/index.ts";
import { callsOf, refuse, statuses, visit } from "./test-scene.ts";
import { createTracking } from "./tracking.ts";

describe("providers", () => {
  test("may not share a name", () => {
    const providers = [fakeProvider({ name: "uet" }), fakeProvider({ name: "uet" })];
    expect(() => createTracking({ providers, consent: fakeConsent(), browser: fakeBrowser() })).toThrow(/^Duplicate provider: .*uet/);
  });

  test("that lack their key are left out (T6)", async () => {
    const tracking = createTracking({ providers: [null, fakeProvider(), null], browser: fakeBrowser(), consent: fakeConsent(everything) });
    tracking.start();
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
  });

  test("are not told what they have no use for", async () => {
    const silent = { name: "silent", purposes: ["ads"], load: async () => {} } as const;
    const { tracking } = await visit({ others: [silent] });
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
  });

  test("load once, however often the page starts", async () => {
    const { tracking, provider } = await visit();
    tracking.start();
    tracking.start();
    expect(provider.loads).toBe(1);
    expect(callsOf(provider, "setUserProperties")).toHaveLength(1);
  });

  test("do not exist on a server", async () => {
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [provider], browser: null, consent: fakeConsent(everything) });
    tracking.start();
    expect(await tracking.track("text pasted")).toEqual([]);
    expect(await tracking.purchase({ value: 1, currency: "EUR", productId: "pro" })).toEqual([]);
    expect(provider.loads).toBe(0);
  });
});

describe("calls", () => {
  test("made before the start wait for it, and keep the time at which they were made", async () => {
    const { tracking, provider, clock } = await visit({ started: false });
    const made = clock.now();
    const delivery = tracking.track("text pasted");
    await clock.advance(5_000);
    tracking.start();
    expect(statuses(await delivery)).toEqual(["fake sent"]);
    expect(callsOf(provider, "track")[0]?.time).toBe(made);
  });

  test("keep the identity that they were made with, though a reset follows in the same tick (T11)", async () => {
    const { tracking, provider } = await visit();
    await tracking.identify({ userId: "user-1" });
    void tracking.track("text pasted");
    void tracking.reset();
    void tracking.track("text copied");
    const [pasted, copied] = callsOf(provider, "track");
    expect(pasted).toMatchObject({ name: "text pasted", userId: "user-1", deviceId: callsOf(provider, "identify")[0]?.deviceId });
    expect(copied?.userId).toBeUndefined();
    expect(copied?.deviceId).not.toBe(pasted?.deviceId);
  });

  test("carry an id of their own, each", async () => {
    const { tracking, provider } = await visit();
    await tracking.track("one");
    await tracking.track("two");
    const ids = provider.calls.map(({ insertId }) => insertId);
    expect(new Set(ids).size).toBe(provider.calls.length);
  });

  test("lose their empty properties (T1)", async () => {
    const { tracking, provider } = await visit();
    await tracking.track("text pasted", { words: 0, source: "", language: undefined });
    await tracking.setUserProperties({ plan: "pro", note: null });
    expect(callsOf(provider, "track")[0]?.properties).toEqual({ words: 0 });
    expect(callsOf(provider, "setUserProperties").at(-1)?.properties).toEqual({ plan: "pro" });
  });

  test("to track a page leave its query string out", async () => {
    const { tracking, provider } = await visit({ browser: { url: "https://site.example/reset?token=secret#part" } });
    await tracking.page();
    await tracking.page("/other?token=secret");
    expect(callsOf(provider, "page").map(({ path }) => path)).toEqual(["/reset", "/other"]);
  });

  test("to register need an address", async () => {
    const { tracking, provider, log } = await visit();
    await tracking.register({ email: " " });
    expect(callsOf(provider, "register")).toEqual([]);
    expect(log.entries().at(-1)?.error).toEqual(new Error("No email"));
  });
});

describe("the page goes on", () => {
  test("though it is called with nonsense, and the log says what was wrong", async () => {
    const { tracking, log } = await visit();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a caller without types may do
    const untyped = tracking as unknown as Record<string, (...nonsense: unknown[]) => unknown>;
    const methods = ["identify", "register", "purchase", "setUserProperties", "track"];
    for (const method of methods) await untyped[method]?.(null, null);
    await untyped.track?.("text pasted", Object.defineProperty({}, "words", { enumerable: true, get: refuse }));
    expect(log.entries().filter(({ provider }) => provider === "tracking")).toHaveLength(methods.length + 1);
  });

  test("though the browser keeps its device to itself, or the log throws", async () => {
    const browser = Object.defineProperty(fakeBrowser(), "navigator", { get: refuse });
    const tracking = createTracking({ providers: [fakeProvider()], browser, consent: fakeConsent(everything), onReport: refuse });
    expect(() => tracking.start()).not.toThrow();
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
  });

  test("though storage is blocked, and one visit is one device", async () => {
    const browser = Object.defineProperty(fakeBrowser(), "localStorage", { get: refuse });
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [provider], browser, consent: fakeConsent(everything) });
    tracking.start();
    await tracking.track("text pasted");
    expect(new Set(provider.calls.map(({ deviceId }) => deviceId)).size).toBe(1);
  });
});

describe("the arrival", () => {
  const landing = { url: "https://site.example/?utm_source=news&utm_campaign=spring" };

  test("tells of the session, the person and the device (T2, T11)", async () => {
    const { provider } = await visit({ environment: "staging" });
    expect(provider.calls.map(({ method }) => method)).toEqual(["session", "setUserProperties"]);
    expect(callsOf(provider, "setUserProperties")[0]?.properties).toEqual({
      campaign_id: "not set",
      ad_id: "not set",
      source: "not set",
      medium: "not set",
      term: "not set",
      ad_name: "not set",
      campaign_name: "not set",
      adset_name: "not set",
      adset_id: "not set",
      placement: "not set",
      network: "not set",
      screen_size: "1440x900",
      os: "Linux",
      lang: "en-US",
      environment: "staging",
      domain: "site.example",
    });
  });

  test("by utm parameters sends utm_tags_update (T2)", async () => {
    const { provider } = await visit({ browser: landing });
    expect(callsOf(provider, "track")).toMatchObject([
      { name: "utm_tags_update", properties: { source: "news", campaign_name: "spring", medium: "not set" } },
    ]);
  });

  test("without utm parameters sends no utm_tags_update, and still knows the last campaign (T2)", async () => {
    const storage = memoryStorage();
    await visit({ browser: { ...landing, storage } });
    const { provider } = await visit({ browser: { storage } });
    expect(provider.events).toEqual([]);
    expect(callsOf(provider, "setUserProperties")[0]?.properties).toMatchObject({ source: "news", campaign_name: "spring" });
  });

  test("takes no secret for a campaign, whatever lies under the key (T4)", async () => {
    const storage = memoryStorage({ redirect_params: '{"token":"secret","utm_source":"news"}', user_properties: "not json" });
    const { provider } = await visit({ browser: { storage } });
    expect(JSON.stringify(provider.calls)).not.toContain("secret");
    expect(callsOf(provider, "setUserProperties")[0]?.properties).toMatchObject({ source: "news" });
  });

  test("tells who the person is, on every page", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    await first.tracking.identify({ userId: "user-1" });
    await first.tracking.setUserProperties({ team: "red" });
    const { provider } = await visit({ browser: { storage } });
    expect(callsOf(provider, "identify")).toMatchObject([{ userId: "user-1" }]);
    expect(callsOf(provider, "setUserProperties")[0]?.properties).toMatchObject({ team: "red" });
  });
});

describe("identity (T4, T11)", () => {
  test("is kept under the keys of the user's record", async () => {
    const { tracking, stored } = await visit();
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    await tracking.setUserProperties({ plan: "pro", note: "" });
    expect(stored("user_id")).toBe("user-1");
    expect(stored("email")).toBe("reader@site.example");
    expect(stored("user_properties")).toEqual({ plan: "pro" });
  });

  test("is taken from the record as others wrote it", async () => {
    const { tracking, provider } = await visit({ browser: { storage: memoryStorage({ user_id: "42" }) } });
    await tracking.track("text pasted");
    expect(callsOf(provider, "track")[0]?.userId).toBe("42");
  });

  test.each(["null", "3", '"text"', "{}", "not json", "[]"])("begins anew where storage holds %s for a visitor", async (nonsense) => {
    const storage = memoryStorage({ tracking_visitor: nonsense, tracking_orders: "null", user_id: "null" });
    const { provider } = await visit({ browser: { storage } });
    expect(callsOf(provider, "session")).toMatchObject([{ deviceId: expect.stringMatching(/./), sessionId: expect.any(Number), ended: null }]);
  });

  test("is the same device on the next page", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    const second = await visit({ browser: { storage } });
    const devices = [...first.provider.calls, ...second.provider.calls].map(({ deviceId }) => deviceId);
    expect(new Set(devices).size).toBe(1);
  });

  test("after a reset is a new device, and nobody, without an address; the campaign stays", async () => {
    const { tracking, provider, stored } = await visit({ browser: { url: "https://site.example/?utm_source=news" } });
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    await tracking.setUserProperties({ team: "red" });
    await tracking.reset();
    const [identified] = callsOf(provider, "identify");
    const [reset] = callsOf(provider, "reset");
    expect(reset?.userId).toBeUndefined();
    expect(reset?.deviceId).not.toBe(identified?.deviceId);
    expect(["user_id", "user_fields", "email", "user_properties"].map(stored)).toEqual([null, null, null, null]);
    expect(stored("redirect_params")).toEqual({ utm_source: "news" });
  });
});

describe("leaving the page", () => {
  test("asks every ready provider to send what it holds", async () => {
    const { provider, browser } = await visit();
    browser.leave();
    expect(provider.flushes).toBe(1);
  });

  test("asks nothing of one that is not ready", async () => {
    const { provider, browser } = await visit({ answers: {} });
    browser.leave();
    expect(provider.flushes).toBe(0);
  });
});
