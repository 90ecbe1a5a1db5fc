import type { Tracking } from "@prosewell/tracking";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { trackedSite } from "./tracked-site.ts";

const { names, received, origin, visit } = trackedSite("tracking-sdk", useBrowser().open);
const soon = { timeout: 20_000 };
const ofType = (type: string) => received().filter(({ event_type: name }) => name === type);

/** Does something with the page's own tracking layer, as a team's code would. */
const withTracking = <Value>(page: Page, run: (tracking: Tracking) => Value | Promise<Value>): Promise<Value> =>
  page.evaluate(`(${run.toString()})(globalThis[Symbol.for("@prosewell/tracking")].tracking)`);

async function accepted(inThePage?: () => void) {
  const seen = await visit("/", inThePage);
  await seen.accept();
  await expect.poll(() => names().includes("session_start"), soon).toBe(true);
  return seen;
}

describe("through the real SDK and the real proxy", () => {
  test("a purchase is two records, the event with its amount and the revenue, in the purchase's own currency, once for an order (T3, T7)", async () => {
    const { page } = await accepted();
    const outcome = await withTracking(page, async (tracking) => {
      const order = { value: 9.5, currency: "EUR", productId: "pro-monthly", orderId: "order-1", userId: "u1" };
      const failure = await tracking.purchase(order).then(() => "", (error: Error) => error.message);
      await tracking.purchase(order).catch(() => undefined);
      return failure;
    });
    // Google's host is out of reach here, so its tag never calls back (T9); the others are unharmed by that.
    expect(outcome).toBe("Gtag conversion timeout");
    await expect.poll(() => ofType("revenue_amount").length, soon).toBe(1);
    expect(ofType("Purchase").map(({ event_properties: properties }) => properties)).toEqual([
      expect.objectContaining({ amount: 9.5, value: 9.5, currency: "EUR", product_id: "pro-monthly", user_id: "u1" }),
    ]);
    expect(ofType("revenue_amount")[0]?.event_properties).toMatchObject({ $price: 9.5, $quantity: 1, $revenueType: "purchase", $productId: "pro-monthly", $currency: "EUR" });
  });

  test("an event that is followed by a reset in the same tick keeps who was there, and the next one is somebody new (T11)", async () => {
    const { page } = await accepted();
    await withTracking(page, async (tracking) => {
      await tracking.identify({ userId: "u1" });
      void tracking.track("text_pasted", { words: 1 });
      void tracking.reset();
      await tracking.track("text_pasted", { words: 2 });
    });
    await expect.poll(() => ofType("text_pasted").length, soon).toBe(2);
    const [before, after] = ofType("text_pasted");
    expect(before).toMatchObject({ user_id: "u1" });
    expect(after?.user_id).toBeUndefined();
    expect(after?.device_id).not.toBe(before?.device_id);
  });

  test("a person's properties arrive, and empty ones do not (T1)", async () => {
    const { page } = await accepted();
    await withTracking(page, (tracking) => void tracking.setUserProperties({ plan: "free", none: "", nothing: null }));
    await expect.poll(() => JSON.stringify(ofType("$identify")).includes("plan"), soon).toBe(true);
    expect(JSON.stringify(ofType("$identify"))).not.toMatch(/"none"|"nothing"/u);
  });

  test("after half an hour of silence a session ends and another begins; a new campaign does the same (T2, T11)", async () => {
    const { page } = await accepted(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + Number(sessionStorage.getItem("later") ?? 0);
    });
    await page.evaluate(() => sessionStorage.setItem("later", `${31 * 60_000}`));
    await withTracking(page, (tracking) => void tracking.track("text_pasted", { words: 3 }));
    await expect.poll(() => ofType("session_end").length, soon).toBe(1);
    await page.goto(`${origin()}/?utm_source=elsewhere`);
    await expect.poll(() => ofType("session_end").length, soon).toBe(2);
    expect(ofType("session_start").length).toBe(3);
    expect(ofType("utm_tags_update").length).toBe(1);
  });

  test("what is tracked without a network is sent when it is back, once", async () => {
    const { page, context } = await accepted();
    await context.setOffline(true);
    await withTracking(page, (tracking) => void tracking.track("text_pasted", { words: 4 }));
    await context.setOffline(false);
    await expect.poll(() => ofType("text_pasted").length, soon).toBe(1);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(new Set(ofType("text_pasted").map(({ insert_id: id }) => id)).size).toBe(1);
  });

  test("a page that is left right after an event loses nothing and doubles nothing", async () => {
    const { page } = await accepted();
    await withTracking(page, (tracking) => void tracking.track("text_pasted", { words: 5 }));
    await page.goto(`${origin()}/legal/terms-of-use`);
    await expect.poll(() => ofType("text_pasted").length, soon).toBeGreaterThan(0);
    await expect.poll(() => ofType("page_view").some(({ event_properties: properties }) => properties?.["path"] === "/legal/terms-of-use"), soon).toBe(true);
    expect(new Set(ofType("text_pasted").map(({ insert_id: id }) => id)).size).toBe(1);
  });
});
