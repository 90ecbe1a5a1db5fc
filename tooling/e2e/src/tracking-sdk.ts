import type { Tracking } from "@prosewell/tracking";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goTo, reload } from "./browser.ts";
import { patience, type Sent, type TrackedSite } from "./tracked-site.ts";
import { workspace } from "./workspace.ts";

/** Does something with the page's own tracking layer, as a team's code would. */
const withTracking = <Value, Given = undefined>(page: Page, run: (tracking: Tracking, given: Given) => Value | Promise<Value>, given?: Given): Promise<Value> =>
  page.evaluate(`(${run.toString()})(globalThis[Symbol.for("@prosewell/tracking")].tracking, ${JSON.stringify(given)})`);

/** Tracks an event that is told from others by its number. */
export const paste = (page: Page, words: number) => withTracking(page, (tracking, count: number) => void tracking.track("text_pasted", { words: count }), words);

/** The numbers of such events, in order. */
export const wordsOf = (events: readonly Sent[]) => events.map(({ event_properties: properties }) => Number(properties?.["words"])).toSorted((one, other) => one - other);

export function testSdk({ origin, visit, setDown }: TrackedSite): void {
  const accepted = async (inThePage?: () => void) => {
    const seen = await visit("/", inThePage);
    await seen.accept();
    await seen.arrival("session_start", "page_view");
    return seen;
  };

  test("with every third party out of reach the site works, the purchase fails as it must, and the other providers have it (T3, T7, T9)", async () => {
    const { page, ofType, complaints } = await accepted();
    const outcome = await withTracking(page, async (tracking) => {
      const order = { value: 9.5, currency: "EUR", productId: "pro-monthly", orderId: "order-1", userId: "u1" };
      const failure = await tracking.purchase(order).then(() => "", (error: Error) => error.message);
      await tracking.purchase(order).catch(() => undefined);
      return failure;
    });
    // Google's tag never calls back.
    expect(outcome).toBe("Gtag conversion timeout");
    await expect.poll(() => ofType("revenue_amount").length, patience).toBe(1);
    expect(ofType("Purchase").map(({ event_properties: properties }) => properties)).toEqual([
      expect.objectContaining({ amount: 9.5, value: 9.5, currency: "EUR", product_id: "pro-monthly", user_id: "u1" }),
    ]);
    expect(ofType("revenue_amount")[0]?.event_properties).toMatchObject({ $price: 9.5, $quantity: 1, $revenueType: "purchase", $productId: "pro-monthly", $currency: "EUR" });
    // Once for the order, and 28 where the price is 10 or less (T8).
    const toUet = await page.evaluate(() => (globalThis as { uetq?: unknown[] }).uetq ?? []);
    expect(toUet.slice(-3)).toEqual(["event", "Started Trial", { revenue_value: 28, currency: "USD", event_id: "order-1" }]);
    expect(toUet.filter((part) => part === "Started Trial")).toHaveLength(1);
    await workspace(page).input.fill("Still here.");
    expect(await workspace(page).humanize.isEnabled()).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test("an event that is followed by a reset in the same tick keeps who was there, and the next one is somebody new (T11)", async () => {
    const { page, ofType } = await accepted();
    await withTracking(page, async (tracking) => {
      await tracking.identify({ userId: "u1" });
      void tracking.track("text_pasted", { words: 1 });
      void tracking.reset();
      await tracking.track("text_pasted", { words: 2 });
    });
    await expect.poll(() => wordsOf(ofType("text_pasted")), patience).toEqual([1, 2]);
    const [before, after] = [1, 2].map((words) => ofType("text_pasted").find(({ event_properties: properties }) => properties?.["words"] === words));
    expect(before).toMatchObject({ user_id: "u1" });
    expect(after?.user_id).toBeUndefined();
    expect(after?.device_id).not.toBe(before?.device_id);
  });

  test("a person's properties arrive, and empty ones do not (T1)", async () => {
    const { page, ofType } = await accepted();
    await withTracking(page, (tracking) => void tracking.setUserProperties({ plan: "free", none: "", nothing: null }));
    await expect.poll(() => JSON.stringify(ofType("$identify")).includes("plan"), patience).toBe(true);
    expect(JSON.stringify(ofType("$identify"))).not.toMatch(/"none"|"nothing"/u);
  });

  test("after half an hour of silence a session ends and another begins; a new campaign does the same (T2, T11)", async () => {
    const { page, ofType, arrival } = await accepted(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(sessionStorage.getItem("later") ?? 0);
    });
    await page.evaluate(() => sessionStorage.setItem("later", `${31 * 60_000}`));
    await paste(page, 3);
    await expect.poll(() => ofType("session_end").length, patience).toBe(1);
    await goTo(page, `${origin()}/?utm_source=elsewhere`);
    await arrival("utm_tags_update");
    await expect.poll(() => [ofType("session_end").length, ofType("session_start").length], patience).toEqual([2, 3]);
    expect(ofType("utm_tags_update").length).toBe(1);
  });

  test("what is tracked without a network is sent when it is back, once", async () => {
    const { page, context, ofType } = await accepted();
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine), patience).toBe(false);
    await paste(page, 4);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage)), patience).toContain("text_pasted");
    expect(ofType("text_pasted")).toEqual([]);
    await context.setOffline(false);
    await expect.poll(() => wordsOf(ofType("text_pasted")), patience).toEqual([4]);
    // The next page would send what it found unsent before anything of its own.
    await goTo(page, `${origin()}/legal/terms-of-use`);
    await expect.poll(() => ofType("page_view").length, patience).toBe(2);
    expect(wordsOf(ofType("text_pasted"))).toEqual([4]);
  });

  test("through a minute without Amplitude nothing is lost, and nothing comes twice", async () => {
    const seen = await visit();
    const { page, accept, arrival, ofType, triedInVain } = seen;
    await page.clock.install();
    await reload(page);
    await accept();
    await arrival("page_view");
    setDown(true);
    try {
      await paste(page, 1);
      await paste(page, 2);
      const tried = async (times: number, seconds: number) => {
        await expect.poll(async () => (await page.clock.fastForward(seconds * 1000), triedInVain()), { ...patience, interval: 500 }).toBeGreaterThanOrEqual(times);
      };
      await tried(1, 1);
      // The SDK waits half a minute of the page's time after each.
      await tried(2, 10);
      await tried(3, 10);
      await paste(page, 3);
    } finally {
      setDown(false);
    }
    await expect
      .poll(async () => (await page.clock.fastForward(10_000), wordsOf(ofType("text_pasted"))), { ...patience, interval: 500 })
      .toEqual([1, 2, 3]);
  });

  test("a page that is left right after an event loses nothing and doubles nothing", async () => {
    const { page, ofType } = await accepted();
    await paste(page, 5);
    await goTo(page, `${origin()}/legal/terms-of-use`);
    await expect.poll(() => ofType("page_view").map(({ event_properties: properties }) => properties?.["path"]), patience).toEqual(["/", "/legal/terms-of-use"]);
    await expect.poll(() => wordsOf(ofType("text_pasted")), patience).toEqual([5]);
  });

  test("a page that is closed right after an event loses nothing and doubles nothing", async () => {
    const { page, context, ofType } = await accepted();
    await paste(page, 6);
    // Closed sooner, the page would not have run what tracks.
    await expect.poll(async () => ofType("text_pasted").length + Number((await page.evaluate(() => JSON.stringify(localStorage))).includes("text_pasted")), patience).toBeGreaterThan(0);
    await page.close();
    const next = await context.newPage();
    await goTo(next, `${origin()}/legal/terms-of-use`);
    await expect.poll(() => ofType("page_view").length, patience).toBe(2);
    await expect.poll(() => wordsOf(ofType("text_pasted")), patience).toEqual([6]);
  });
}
