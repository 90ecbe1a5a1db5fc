import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { goTo, reload } from "./browser.ts";
import { apiKey, patience, type TrackedSite } from "./tracked-site.ts";
import { faulty, walk } from "./walk.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const secret = "We utilize Zanzibar cloves in order to season the soup. ".repeat(20);

/** What lies in the browser's storage besides the person's own text. */
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((name) => name !== "workspace_draft"));
/** Databases besides the person's own history. */
const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== "workspace_history"));
const cookies = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

/** What the page has told each vendor's tag, in order; the tags never come to take it. */
const toldToTags = (page: Page) =>
  page.evaluate(() => {
    const { dataLayer = [], uetq = [], clarity } = globalThis as { dataLayer?: ArrayLike<unknown>[]; uetq?: unknown[]; clarity?: { q?: unknown[][] } };
    return { gtag: dataLayer.map((command) => Array.from(command)), uet: uetq, clarity: clarity?.q ?? [] };
  });

/** Where words stand in the page, in a field or in an attribute: how often in all, and what of it session replay does not mask. */
const standing = (page: Page, words: readonly string[]) =>
  page.evaluate((searched) => {
    const says = (text: unknown) => searched.some((word) => String(text).includes(word));
    const holds = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && says(node.textContent)) ||
      ("value" in element && says(element.value)) ||
      element.getAttributeNames().some((name) => says(element.getAttribute(name)));
    const all = [...document.querySelectorAll("*")].filter((element) => !["SCRIPT", "STYLE"].includes(element.tagName) && holds(element));
    const isMasked = (element: Element) => element.closest('[data-clarity-mask="true"]') !== null;
    return { inAll: all.length, unmasked: all.filter((element) => !isMasked(element)).map((element) => element.outerHTML.slice(0, 200)) };
  }, words);

export function testConsent({ origin, visit }: TrackedSite): void {
  describe("before an answer", () => {
    test("nothing is asked for, set or stored but the person's own draft and the cookie of the day's words, whatever they do (T12)", async () => {
      const { page, context, question, idle, toVendors, toProxy, toSdk } = await visit("/?utm_source=news&utm_campaign=spring");
      await humanizePassage(page, secret);
      await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
      await page.waitForURL(/privacy-policy$/u);
      await idle();
      expect([toVendors(), toProxy(), toSdk()]).toEqual([[], [], 0]);
      expect([await cookies(context), await databases(page)]).toEqual([["prosewell"], []]);
      expect(await stored(page)).toEqual([]);
      expect(await question.isVisible()).toBe(true);
    });

    test("the question covers nothing that has the focus, and passes axe in both themes (WCAG 2.4.11)", async () => {
      const { page } = await visit();
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width: 360, height: 740 });
      expect(faulty(await walk(page))).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // Colours pass into one another, and axe would judge them half-way.
        await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
        expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      }
    });

    test("the three answers weigh the same: as large, as easy to reach", async () => {
      const { page, question } = await visit();
      await page.emulateMedia({ reducedMotion: "reduce" });
      // In one look, so that nothing moves between them.
      const boxes = await question.getByRole("button").evaluateAll((buttons) =>
        buttons.map((button) => {
          const { y, width, height } = button.getBoundingClientRect();
          return { name: button.textContent, size: [Math.round(width), Math.round(height), Math.round(y)].join() };
        }),
      );
      expect(boxes.map(({ name }) => name).toSorted()).toEqual(["Accept all", "Choose", "Reject all"]);
      expect(new Set(boxes.map(({ size }) => size)).size).toBe(1);
    });
  });

  test("a refusal is kept, loads nothing, and is not asked for again", async () => {
    const { page, context, question, idle, toVendors, toProxy, toSdk } = await visit();
    await question.getByRole("button", { name: "Reject all" }).click();
    await question.waitFor({ state: "detached" });
    await humanizePassage(page, secret);
    await reload(page);
    await idle();
    expect(await page.evaluate(() => localStorage.getItem("tracking_consent"))).toBe('{"analytics":false,"ads":false,"replay":false}');
    expect(await question.count()).toBe(0);
    expect([toVendors(), toProxy(), toSdk(), await cookies(context), await databases(page)]).toEqual([[], [], 0, ["prosewell"], []]);
  });

  describe("given", () => {
    test("lets a visit and a run reach Amplitude through our own origin, in numbers, without a cookie (T7, T11)", async () => {
      const { page, accept, arrival, ofType, headers, complaints } = await visit("/?utm_source=news");
      await accept();
      await humanizePassage(page, secret);
      await workspace(page).copy.click();
      await arrival("session_start", "utm_tags_update", "humanize_started", "humanize_finished", "result_copied");
      expect(ofType("humanize_finished")[0]?.event_properties).toMatchObject({ words: 200, language: "en", tone: "standard", strength: "standard" });
      expect(headers()).not.toMatch(/cookie/iu);
      expect(complaints()).toEqual([]);
    });

    test("lets no request, and nothing that waits for a vendor's tag, hold a word of what was typed", async () => {
      const { page, accept, arrival, received, bodies } = await visit();
      await accept();
      await workspace(page).input.pressSequentially("Zanzibar ");
      await humanizePassage(page, secret);
      await workspace(page).copy.click();
      await arrival("humanize_finished", "result_copied");
      const told = await toldToTags(page);
      // Or nothing would have been looked at.
      expect(JSON.stringify(told.clarity)).toContain("humanize_finished");
      expect(`${bodies()}${JSON.stringify([received(), told])}`).not.toMatch(/Zanzibar|cloves/u);
    });

    test("asks for each provider in the order of T6, and one that is blocked harms nobody", async () => {
      const { page, accept, arrival, toVendors, complaints } = await visit();
      await accept();
      await expect.poll(() => [...new Set(toVendors())], patience).toEqual(["www.googletagmanager.com", "bat.bing.com", "www.clarity.ms"]);
      await humanizePassage(page, secret);
      await arrival("humanize_finished");
      expect(complaints()).toEqual([]);
    });

    test("tells each tag what it may before it tells it anything else: Consent Mode v2, UET, Clarity (T12)", async () => {
      const { page, accept, toVendors } = await visit();
      await accept();
      await expect.poll(() => new Set(toVendors()).size, patience).toBe(3);
      const { gtag, uet, clarity } = await toldToTags(page);
      const four = (signal: string) => ({ ad_storage: signal, ad_user_data: signal, ad_personalization: signal, analytics_storage: signal });
      expect(gtag.map(([verb, kind]) => (verb === "js" ? verb : [verb, kind].join(" ")))).toEqual(["consent default", "consent update", "js", "config AW-1"]);
      expect(gtag.slice(0, 2).map(([, , signals]) => signals)).toEqual([four("denied"), four("granted")]);
      expect(uet).toEqual(["consent", "default", { ad_storage: "denied" }, "consent", "update", { ad_storage: "granted" }]);
      expect(clarity[0]).toEqual(["consentv2", { ad_Storage: "granted", analytics_Storage: "granted" }]);
    });

    test("to one purpose alone, keeps the services of the others away", async () => {
      const { page, question, arrival, toVendors } = await visit();
      await question.getByRole("button", { name: "Choose" }).click();
      await question.getByRole("switch", { name: "Analytics" }).click();
      await question.getByRole("button", { name: "Save my choice" }).click();
      await humanizePassage(page, secret);
      await arrival("humanize_finished");
      expect(toVendors()).toEqual([]);
    });

    test("makes every route change one page view", async () => {
      const { page, accept, ofType } = await visit();
      await accept();
      for (const name of ["Privacy policy", "Terms of use"]) {
        await page.getByRole("contentinfo").getByRole("link", { name }).click();
        await page.getByRole("heading", { level: 1, name }).waitFor();
      }
      const viewed = () => ofType("page_view").map(({ event_properties: properties }) => properties?.["path"]);
      await expect.poll(viewed, patience).toEqual(["/", "/legal/privacy-policy", "/legal/terms-of-use"]);
    });

    test("leaves the text, the result and the notes masked for session replay wherever they stand, also after a reload", async () => {
      const { page, accept } = await visit();
      await accept();
      await humanizePassage(page, secret);
      await workspace(page).copy.click();
      // A note that is opened quotes both texts, and so may whatever else there is to open.
      await workspace(page).result.getByRole("link").first().press("Enter");
      await page.evaluate(() => document.querySelectorAll("details").forEach((details) => (details.open = true)));
      const afterRun = await standing(page, ["Zanzibar", "utilize"]);
      expect(afterRun.inAll).toBeGreaterThan(2);
      expect(afterRun.unmasked).toEqual([]);
      await reload(page);
      await expect.poll(async () => (await standing(page, ["Zanzibar"])).inAll, patience).toBeGreaterThan(0);
      expect((await standing(page, ["Zanzibar"])).unmasked).toEqual([]);
    });

    test("and taken back on the settings page, stops all, and deletes what we know of", async () => {
      const { page, context, accept, arrival, idle, toProxy, toVendors } = await visit();
      await accept();
      await arrival("page_view");
      await expect.poll(() => databases(page), patience).toEqual([`AMP_diagnostics_${apiKey.slice(0, 10)}`]);
      // As the vendors' scripts would have set them, had they come.
      const theirs = ["AMP_1", "_gcl_au", "_ga_1", "_uetsid", "_uetvid", "_clck", "_clsk"];
      await context.addCookies(["mine", ...theirs].map((name) => ({ name, value: "1", url: origin() })));
      await page.getByRole("contentinfo").getByRole("link", { name: "Cookies settings" }).click();
      const settings = page.getByRole("group", { name: "What you allow" });
      expect(await settings.getByRole("switch", { name: "Analytics" }).isChecked()).toBe(true);
      await settings.getByRole("button", { name: "Reject all" }).click();
      await expect.poll(() => cookies(context), patience).toEqual(["mine"]);
      const before = [toProxy().length, toVendors().length];
      await expect.poll(() => stored(page), patience).toEqual(["tracking_consent"]);
      await goTo(page, origin());
      await humanizePassage(page, secret);
      await idle();
      expect([toProxy().length, toVendors().length]).toEqual(before);
      // The SDK holds its database open for as long as its page is there.
      await expect.poll(() => databases(page), patience).toEqual([]);
      expect(await stored(page)).toEqual(["tracking_consent"]);
    });
  });

  test("the settings page names the services of this site, and none where there is none", async () => {
    const { page } = await visit("/legal/cookies-settings");
    await page.getByRole("heading", { name: "Amplitude, if you allow analytics" }).waitFor();
    expect(await page.getByText("None of the following is active.").count()).toBe(0);
  });
}
