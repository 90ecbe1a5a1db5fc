import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { trackedSite } from "./tracked-site.ts";
import { faulty, walk } from "./walk.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const secret = "We utilize Zanzibar cloves in order to season the soup. ".repeat(20);
const { names, origin, received, headers, visit } = trackedSite("tracking", useBrowser().open);

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted());
const cookies = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

describe("before an answer", () => {
  test("nothing is asked for, set or stored but the person's own draft, whatever they do (T12)", async () => {
    const { page, context, question, toVendors, toProxy } = await visit("/?utm_source=news&utm_campaign=spring");
    await humanizePassage(page, secret);
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy policy" }).click();
    await page.waitForURL(/privacy-policy$/u);
    await page.waitForLoadState("networkidle");
    expect([toVendors(), toProxy()]).toEqual([[], []]);
    expect(await cookies(context)).toEqual([]);
    expect(await stored(page)).toEqual(["workspace_draft"]);
    expect(await question.isVisible()).toBe(true);
  });

  test("the question covers nothing that has the focus, and passes axe in both themes (WCAG 2.4.11)", async () => {
    const { page } = await visit();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(faulty(await walk(page))).toEqual([]);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });

  test("the three answers weigh the same: as large, as easy to reach", async () => {
    const { question } = await visit();
    const boxes = await Promise.all(["Accept all", "Reject all", "Choose"].map((name) => question.getByRole("button", { name }).boundingBox()));
    expect(new Set(boxes.map((box) => box?.height)).size).toBe(1);
    expect(new Set(boxes.map((box) => Math.round(box?.width ?? 0))).size).toBe(1);
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  });
});

test("a refusal is kept, loads nothing, and is not asked for again", async () => {
  const { page, context, question, toVendors, toProxy } = await visit();
  await question.getByRole("button", { name: "Reject all" }).click();
  await page.getByText("Your choice is kept.").first().waitFor();
  await humanizePassage(page, secret);
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await question.count()).toBe(0);
  expect([toVendors(), toProxy(), await cookies(context)]).toEqual([[], [], []]);
});

describe("with consent", () => {
  test("a visit and a run reach Amplitude through our own origin, in numbers, without a word of the text or a cookie (T7, T11)", async () => {
    const { page, accept, bodies, complaints } = await visit("/?utm_source=news");
    await accept();
    await humanizePassage(page, secret);
    await workspace(page).copy.click();
    const expected = ["session_start", "utm_tags_update", "humanize_started", "humanize_finished", "result_copied"];
    await expect.poll(() => expected.filter((name) => !names().includes(name)), { timeout: 15_000 }).toEqual([]);
    const finished = received().find(({ event_type: name }) => name === "humanize_finished");
    expect(finished?.event_properties).toMatchObject({ words: 200, language: "en", tone: "standard", strength: "standard" });
    expect(`${bodies()}${JSON.stringify(received())}`).not.toMatch(/Zanzibar|cloves/u);
    expect(headers()).not.toMatch(/cookie/iu);
    expect(complaints()).toEqual([]);
  });

  test("each provider is asked for where its purpose is allowed, in the order of T6, and a blocked one harms nobody", async () => {
    const { page, accept, toVendors, complaints } = await visit();
    await accept();
    await expect.poll(() => new Set(toVendors()).size).toBe(3);
    expect([...new Set(toVendors())]).toEqual(["www.googletagmanager.com", "bat.bing.com", "www.clarity.ms"]);
    await humanizePassage(page, secret);
    await expect.poll(() => names().includes("humanize_finished"), { timeout: 15_000 }).toBe(true);
    expect(complaints()).toEqual([]);
  });

  test("to one purpose alone, the services of the others stay away", async () => {
    const { page, question, toVendors } = await visit();
    await question.getByRole("button", { name: "Choose" }).click();
    await question.getByRole("switch", { name: "Analytics" }).click();
    await question.getByRole("button", { name: "Save my choice" }).click();
    await humanizePassage(page, secret);
    await expect.poll(() => names().includes("humanize_finished"), { timeout: 15_000 }).toBe(true);
    expect(toVendors()).toEqual([]);
  });

  test("every route change is one page view, and the proxy's own path is none", async () => {
    const { page, accept } = await visit();
    await accept();
    for (const name of ["Privacy policy", "Terms of use"]) {
      await page.getByRole("contentinfo").getByRole("link", { name }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
    }
    const viewed = () => received().filter(({ event_type: name }) => name === "page_view").map(({ event_properties: properties }) => properties?.["path"]);
    await expect.poll(viewed, { timeout: 15_000 }).toEqual(["/", "/legal/privacy-policy", "/legal/terms-of-use"]);
  });

  test("taken back on the settings page, all stops and what we know of is deleted", async () => {
    const { page, context, accept, toProxy } = await visit();
    await accept();
    await expect.poll(() => names().length, { timeout: 15_000 }).toBeGreaterThan(0);
    await page.getByRole("contentinfo").getByRole("link", { name: "Cookies settings" }).click();
    const settings = page.getByRole("group", { name: "What you allow" });
    await settings.waitFor();
    expect(await settings.getByRole("switch", { name: "Analytics" }).isChecked()).toBe(true);
    await settings.getByRole("button", { name: "Reject all" }).click();
    await expect.poll(async () => (await cookies(context)).concat(await stored(page)).filter((name) => /^AMP|^_/u.test(name))).toEqual([]);
    const before = toProxy().length;
    await page.goto(origin());
    await humanizePassage(page, secret);
    await page.waitForLoadState("networkidle");
    expect(toProxy().length).toBe(before);
  });
});

test("the settings page names the services of this site, and none where there is none", async () => {
  const { page } = await visit("/legal/cookies-settings");
  await page.getByRole("heading", { name: "Amplitude, if you allow analytics" }).waitFor();
  expect(await page.getByText("None of the following is active.").count()).toBe(0);
});
