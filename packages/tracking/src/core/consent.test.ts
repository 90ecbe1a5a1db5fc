import { describe, expect, test } from "vitest";
import { everything, fakeBrowser, fakeProvider, memoryStorage, nothing, settle } from "../testing/index.ts";
import type { ConsentState } from "./consent.ts";
import { refuse, statuses, visit } from "./test-scene.ts";
import { createTracking } from "./tracking.ts";

const landing = { url: "https://site.example/?utm_source=news" };

describe("consent (T12)", () => {
  test("that is not given yet stores nothing, and lets the calls wait", async () => {
    const storage = memoryStorage();
    const { tracking, provider, browser } = await visit({ answers: {}, browser: { ...landing, storage } });
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake queued"]);
    browser.leave();
    expect(Object.keys(storage)).toEqual([]);
    expect(provider.loads).toBe(0);
  });

  test("once given, stores what memory held and sends what waited, in order", async () => {
    const { tracking, provider, clock, consent, stored } = await visit({ answers: {}, browser: landing });
    void tracking.track("one");
    void tracking.track("two");
    consent.answer(everything);
    await clock.advance(0);
    expect(provider.events).toEqual(["utm_tags_update", "one", "two"]);
    expect(stored("redirect_params")).toEqual({ utm_source: "news" });
  });

  test("once refused, drops what waited and all that follows, and says so", async () => {
    const { tracking, provider, clock, consent, log } = await visit({ answers: {} });
    void tracking.track("one");
    consent.answer(nothing);
    const denied = log.entries().filter((entry) => "status" in entry && entry.status === "denied");
    expect(denied).toHaveLength(3);
    expect(statuses(await tracking.track("two"))).toEqual(["fake denied"]);
    consent.answer(everything);
    await clock.advance(0);
    await tracking.track("three");
    expect(provider.events).toEqual(["three"]);
  });

  test("counts purpose by purpose", async () => {
    const others = [fakeProvider({ name: "ads", purposes: ["ads"] }), fakeProvider({ name: "both", purposes: ["ads", "replay"] })];
    const { tracking } = await visit({ others, answers: { analytics: true, ads: false } });
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent", "ads denied", "both denied"]);
  });

  test("once withdrawn, tells the provider, forgets its cookies and our own records, and sends no more", async () => {
    const storage = memoryStorage({ draft: "text" });
    const provider = fakeProvider({ leaves: ["AMP_", "_uet"] });
    const { tracking, browser, consent, clock } = await visit({ provider, browser: { storage, cookies: "_uetsid=1; session=2" } });
    await tracking.identify({ userId: "user-1" });
    storage.setItem("AMP_unsent", "[]");
    consent.answer(nothing);
    await clock.advance(0);
    const before = provider.calls.length;
    await tracking.track("text pasted");
    expect(provider.consents).toEqual([everything, nothing]);
    expect(provider.calls).toHaveLength(before);
    expect(Object.keys(storage)).toEqual(["draft"]);
    expect(browser.document.cookie).toBe("session=2");
  });

  test("once withdrawn, forgets at once, though the provider never finishes stopping", async () => {
    const endless = { ...fakeProvider({ leaves: ["_uet"] }), consentChanged: () => new Promise<void>(() => {}) };
    const storage = memoryStorage({ _uetvid: "1" });
    const { browser, consent } = await visit({ others: [{ ...endless, name: "endless" }], browser: { storage, cookies: "_uetsid=1; session=2" } });
    consent.answer(nothing);
    expect(Object.keys(storage)).toEqual([]);
    expect(browser.document.cookie).toBe("session=2");
  });

  test("once withdrawn, forgets what a provider left as it stopped, too", async () => {
    const storage = memoryStorage();
    const stopping = {
      ...fakeProvider({ name: "stopping", leaves: ["AMP_"] }),
      consentChanged: async ({ analytics }: ConsentState) => {
        await settle();
        if (!analytics) storage.setItem("AMP_unsent", "[]");
      },
    };
    const { consent, clock } = await visit({ others: [stopping], browser: { storage } });
    consent.answer(nothing);
    await clock.advance(0);
    await clock.advance(0);
    expect(Object.keys(storage)).toEqual([]);
  });

  test("given back while a provider stops, deletes nothing more", async () => {
    let stopped = () => {};
    const storage = memoryStorage();
    const slow = { ...fakeProvider({ name: "slow", leaves: ["AMP_"] }), consentChanged: () => new Promise<void>((resolve) => (stopped = resolve)) };
    const { consent, clock } = await visit({ others: [slow], browser: { storage } });
    consent.answer(nothing);
    const finish = stopped;
    consent.answer(everything);
    storage.setItem("AMP_unsent", "[]");
    finish();
    await clock.advance(0);
    expect(Object.keys(storage)).toContain("AMP_unsent");
  });

  test("once withdrawn, makes the next page's visitor another", async () => {
    const storage = memoryStorage();
    const first = await visit({ browser: { storage } });
    first.consent.answer(nothing);
    const second = await visit({ browser: { storage } });
    expect(second.provider.calls[0]?.deviceId).not.toBe(first.provider.calls[0]?.deviceId);
  });

  test("once given back, tells the provider and goes on, without loading again", async () => {
    const { tracking, provider, consent } = await visit();
    consent.answer(nothing);
    consent.answer(everything);
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake sent"]);
    expect(provider.consents).toEqual([everything, nothing, everything]);
    expect(provider.loads).toBe(1);
  });

  test("withdrawn before the page was idle leaves the provider unloaded", async () => {
    const { provider, consent, clock, tracking } = await visit({ started: false });
    tracking.start();
    consent.answer(nothing);
    await clock.advance(0);
    expect(provider.loads).toBe(0);
    consent.answer(everything);
    await clock.advance(0);
    expect(provider.loads).toBe(1);
  });

  test("withdrawn while a provider loads leaves it silent, told, and nothing of it", async () => {
    let arrive = () => {};
    const told: unknown[] = [];
    const storage = memoryStorage();
    const slow = {
      ...fakeProvider({ name: "slow", leaves: ["AMP_"] }),
      load: () => new Promise<void>((resolve) => (arrive = resolve)).then(() => storage.setItem("AMP_unsent", "[]")),
      track: () => void told.push("text pasted"),
      consentChanged: (answers: object) => void told.push(answers),
    };
    const { tracking, consent, clock } = await visit({ others: [slow], browser: { storage } });
    void tracking.track("text pasted");
    consent.answer(nothing);
    arrive();
    await clock.advance(0);
    expect(told).toEqual([nothing]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test("that cannot be read allows nothing", async () => {
    const provider = fakeProvider();
    const tracking = createTracking({ providers: [provider], browser: fakeBrowser(), consent: { get: refuse, subscribe: refuse } });
    tracking.start();
    expect(statuses(await tracking.track("text pasted"))).toEqual(["fake queued"]);
    expect(provider.loads).toBe(0);
  });
});
