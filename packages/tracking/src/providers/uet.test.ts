import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createTracking, createTrackingLog } from "../index.ts";
import { everything, fakeBrowser, fakeClock, fakeConsent, installUetQueue, providerContract, type FakeBrowserOptions } from "../testing/index.ts";
import { normalizeEmail, trialValue, uet, type UetOptions } from "./uet.ts";

/** SHA-256 of `reader@site.example`. */
const hashed = "2c87746b8c9c1d9e29a39321e208bddcea7ee5bfdd460f8656c4e5424987667f";

async function visit({ options = {}, browser: browserOptions = {} }: { options?: Partial<UetOptions>; browser?: FakeBrowserOptions } = {}) {
  const browser = fakeBrowser(browserOptions);
  const { commands } = installUetQueue(browser);
  const consent = fakeConsent(everything);
  const clock = fakeClock();
  const tracking = createTracking({ providers: [uet({ tagId: "123", ...options })], browser, clock, consent });
  tracking.start();
  await clock.advance(0);
  return { tracking, browser, consent, commands };
}

describe("the ads tag (T8)", () => {
  test("is off without a tag id", () => {
    expect(uet({ tagId: undefined })).toBeNull();
  });

  test("says no before it says what is allowed, and both before it loads (T12)", async () => {
    const { commands, browser } = await visit();
    expect(commands).toEqual([["consent", "default", { ad_storage: "denied" }], ["consent", "update", { ad_storage: "granted" }], ["pageLoad"]]);
    expect(browser.scripts).toEqual(["https://bat.bing.com/bat.js"]);
  });

  test("hears of the end of consent", async () => {
    const { commands, consent } = await visit();
    consent.answer({ ads: false });
    expect(commands.at(-1)).toEqual(["consent", "update", { ad_storage: "denied" }]);
  });

  test.each([
    [0, 28],
    [9.99, 28],
    [10, 28],
    [10.01, 10.01],
    [28, 28],
    [19.990000000000002, 19.99],
    [-5, 28],
  ])("reports a purchase of %d as %d", async (value, reported) => {
    const { tracking, commands } = await visit();
    await tracking.purchase({ value, currency: "EUR", productId: "pro-monthly" });
    expect(commands.at(-1)).toEqual(["event", "Started Trial", { revenue_value: reported, currency: "USD" }]);
  });

  test("reports every value up to 10 as 28, and every other as itself, to three decimals", () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (value) => {
        if (value <= 10) expect(trialValue(value)).toBe(28);
        else expect(Math.abs(trialValue(value) - value)).toBeLessThanOrEqual(0.0006);
      }),
    );
  });

  test("tells the order's id, if there is one", async () => {
    const { tracking, commands } = await visit();
    await tracking.purchase({ value: 30, currency: "EUR", productId: "pro-monthly", orderId: "order-1" });
    expect(commands.at(-1)).toEqual(["event", "Started Trial", { revenue_value: 30, currency: "USD", event_id: "order-1" }]);
  });

  test("on registration sets the address, hashed", async () => {
    const { tracking, commands } = await visit();
    await tracking.register({ email: " Reader+news@Site.example " });
    expect(commands.at(-1)).toEqual(["set", { pid: { em: hashed } }]);
  });

  test("on registration sets the address as it is, if the team wants the tag to hash it", async () => {
    const { tracking, commands } = await visit({ options: { hashEmail: false } });
    await tracking.register({ email: "Reader@site.example" });
    expect(commands.at(-1)).toEqual(["set", { pid: { em: "reader@site.example" } }]);
  });

  test("does not hold a purchase back when the page is not secure and the address cannot be hashed", async () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { tracking, commands } = await visit();
    const [registered] = await tracking.register({ email: "reader@site.example" });
    expect(registered?.status).toBe("failed");
    await tracking.purchase({ value: 30, currency: "EUR", productId: "pro-monthly" });
    expect(commands.map(([verb]) => verb)).not.toContain("set");
    expect(commands.at(-1)?.[0]).toBe("event");
    vi.unstubAllGlobals();
  });

  test("sets the address before a purchase that follows in the same tick", async () => {
    const { tracking, commands } = await visit();
    void tracking.register({ email: "reader@site.example" });
    await tracking.purchase({ value: 30, currency: "EUR", productId: "pro-monthly" });
    expect(commands.slice(-2).map(([verb]) => verb)).toEqual(["set", "event"]);
  });

  test.each([
    ["Reader@Site.example", "reader@site.example"],
    ["  reader@site.example. ", "reader@site.example"],
    ["a.b.c+tag+more@site.example", "abc@site.example"],
    ["réné@site.example", "rene@site.example"],
  ])("compares %s as %s", (email, normal) => {
    expect(normalizeEmail(email)).toBe(normal);
  });

  test("hands its queue to the tag, and then talks to the tag", async () => {
    const browser = fakeBrowser();
    const told: unknown[][] = [];
    let given: object = {};
    class UET {
      constructor(options: object) {
        given = options;
      }
      push(...command: unknown[]) {
        told.push(command);
      }
    }
    browser.define({ UET });
    const clock = fakeClock();
    const tracking = createTracking({ providers: [uet({ tagId: "123" })], browser, clock, consent: fakeConsent(everything) });
    tracking.start();
    await clock.advance(0);
    await tracking.purchase({ value: 30, currency: "EUR", productId: "pro-monthly" });
    expect(given).toMatchObject({ ti: "123", enableAutoSpaTracking: true, q: ["consent", "default", {}, "consent", "update", {}] });
    expect(told.map(([verb]) => verb)).toEqual(["pageLoad", "event"]);
  });

  test.each([
    ["blocked", "Failed to load https://bat.bing.com/bat.js"],
    ["arrive", "names.UET is not a constructor"],
  ] as const)("reports it when its script is %s and no tag comes, and takes calls all the same", async (scripts, message) => {
    const browser = fakeBrowser({ scripts });
    const clock = fakeClock();
    const log = createTrackingLog();
    const consent = fakeConsent(everything);
    const tracking = createTracking({ providers: [uet({ tagId: "123" })], browser, clock, consent, onReport: log.add });
    tracking.start();
    await clock.advance(0);
    const reports = await tracking.purchase({ value: 30, currency: "EUR", productId: "pro-monthly" });
    expect(reports).toMatchObject([{ provider: "uet", status: "sent" }]);
    expect(log.entries().flatMap(({ error }) => error ?? [])).toEqual([expect.objectContaining({ message })]);
  });
});

describe("the contract", () => {
  providerContract(
    { test, expect },
    {
      create: () => uet({ tagId: "123" }),
      install: (browser) => {
        const { commands } = installUetQueue(browser);
        return { sent: () => commands };
      },
    },
  );
});
