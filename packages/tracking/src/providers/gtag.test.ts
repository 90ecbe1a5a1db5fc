import { describe, expect, test } from "vitest";
import { createTracking, createTrackingLog, type ConsentState } from "../index.ts";
import { everything, fakeBrowser, fakeClock, fakeConsent, installGtagStub, providerContract, type FakeBrowserOptions, type GtagCallback } from "../testing/index.ts";
import { gtag, publicAddress, type GtagOptions } from "./gtag.ts";

const order = { value: 9.99, currency: "EUR", productId: "pro-monthly" };

interface Scene {
  readonly options?: Partial<GtagOptions>;
  readonly callback?: GtagCallback;
  readonly answers?: ConsentState;
  readonly browser?: FakeBrowserOptions;
  readonly clock?: ReturnType<typeof fakeClock>;
}

async function visit({ options = {}, callback = "sync", answers = everything, browser: browserOptions = {}, clock = fakeClock() }: Scene = {}) {
  const browser = fakeBrowser(browserOptions);
  const { commands } = installGtagStub(browser, { callback });
  const consent = fakeConsent(answers);
  const log = createTrackingLog();
  const tracking = createTracking({ providers: [gtag({ conversion: "AW-1/label", ...options })], browser, clock, consent, onReport: log.add });
  tracking.start();
  await clock.advance(0);
  const conversions = () => commands.filter(([verb, name]) => verb === "event" && name === "conversion").map(([, , parameters]) => parameters);
  return { tracking, browser, clock, consent, log, commands, conversions };
}

describe("the conversion tag (T9)", () => {
  test("is off without a conversion", () => {
    expect(gtag({ conversion: undefined })).toBeNull();
    expect(gtag({ conversion: "" })).toBeNull();
  });

  test("says no before it says what is allowed, and both before it loads (T12)", async () => {
    const { commands, browser } = await visit({ answers: { ads: true, analytics: false } });
    const denied = { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" };
    expect(commands).toEqual([
      ["consent", "default", denied],
      ["consent", "update", { ad_storage: "granted", ad_user_data: "granted", ad_personalization: "granted", analytics_storage: "denied" }],
      ["js", expect.any(Date)],
      ["config", "AW-1", { page_location: "https://site.example/?" }],
    ]);
    expect(browser.scripts).toEqual(["https://www.googletagmanager.com/gtag/js?id=AW-1"]);
  });

  test("hears of the end of consent", async () => {
    const { commands, consent } = await visit();
    consent.answer({ ads: false });
    expect(commands.at(-1)).toEqual([
      "consent",
      "update",
      { ad_storage: "denied", ad_user_data: "denied", ad_personalization: "denied", analytics_storage: "denied" },
    ]);
  });

  test("converts with value, currency, the user's id and address", async () => {
    const { tracking, conversions } = await visit();
    await tracking.identify({ userId: "user-1", email: "reader@site.example" });
    await tracking.purchase({ ...order, orderId: "order-1" });
    expect(conversions()).toEqual([
      {
        send_to: "AW-1/label",
        value: 9.99,
        currency: "EUR",
        transaction_id: "user-1",
        email: "reader@site.example",
        event_callback: expect.any(Function),
      },
    ]);
  });

  test("takes the transaction id that the team chooses", async () => {
    const { tracking, conversions } = await visit({ options: { transactionId: ({ orderId }) => orderId } });
    await tracking.identify({ userId: "user-1" });
    await tracking.purchase({ ...order, orderId: "order-1" });
    expect(conversions()).toMatchObject([{ transaction_id: "order-1" }]);
  });

  test("leaves out what is not known (T1)", async () => {
    const { tracking, conversions } = await visit();
    await tracking.purchase(order);
    expect(Object.keys(conversions()[0] ?? {})).toEqual(["send_to", "value", "currency", "event_callback"]);
  });

  test("succeeds when the callback comes within a second", async () => {
    const clock = fakeClock();
    const { tracking } = await visit({ clock, callback: { after: 999, clock } });
    const bought = tracking.purchase(order);
    await clock.advance(1_000);
    await expect(bought).resolves.toMatchObject([{ provider: "gtag", status: "sent" }]);
  });

  test("fails with exactly 'Gtag conversion timeout' when a second has gone by, and a late callback is ignored", async () => {
    const clock = fakeClock();
    const { tracking, log } = await visit({ clock, callback: { after: 1_001, clock } });
    let outcome: unknown = "pending";
    tracking.purchase(order).catch((reason: unknown) => (outcome = reason));
    await clock.advance(999);
    expect(outcome).toBe("pending");
    await clock.advance(1);
    expect(outcome).toEqual(new Error("Gtag conversion timeout"));
    await clock.advance(5_000);
    expect(log.entries().filter((entry) => "call" in entry && entry.call?.method === "purchase")).toHaveLength(1);
  });

  test("fails so, too, when its script is blocked", async () => {
    const browser = fakeBrowser({ scripts: "blocked" });
    const clock = fakeClock();
    const tracking = createTracking({ providers: [gtag({ conversion: "AW-1/label" })], browser, clock, consent: fakeConsent(everything) });
    tracking.start();
    const bought = tracking.purchase(order);
    await clock.advance(1_000);
    await expect(bought).rejects.toThrow(/^Gtag conversion timeout$/);
  });

  test("joins a tag that is there already", async () => {
    const commands: unknown[][] = [];
    const browser = fakeBrowser();
    browser.define({ gtag: (...command: unknown[]) => commands.push(command) });
    const clock = fakeClock();
    createTracking({ providers: [gtag({ conversion: "AW-1/label" })], browser, clock, consent: fakeConsent(everything) }).start();
    await clock.advance(0);
    expect(commands.map(([verb]) => verb)).toEqual(["consent", "consent", "js", "config"]);
  });

  test("is told the page's address without its secrets", async () => {
    const { commands } = await visit({ browser: { url: "https://site.example/reset?token=secret&gclid=click&utm_source=news#part" } });
    expect(commands.at(-1)).toEqual(["config", "AW-1", { page_location: "https://site.example/reset?gclid=click&utm_source=news" }]);
    expect(publicAddress(new URL("https://site.example/?email=a@b.c"))).toBe("https://site.example/?");
  });
});

describe("the contract", () => {
  providerContract(
    { test, expect },
    {
      create: () => gtag({ conversion: "AW-1/label" }),
      install: (browser) => {
        const { commands } = installGtagStub(browser);
        return { sent: () => commands };
      },
    },
  );
});
