import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { passage } from "./passage.ts";
import { shells } from "./sites.ts";
import { humanizePassage } from "./workspace.ts";

const { open } = useBrowser();

interface Stop {
  /** Tag and text, for a person who reads a failure. */
  readonly what: string;
  readonly isSeen: boolean;
  readonly hasRing: boolean;
  /** Whether something else lies over all of it (WCAG 2.4.11). */
  readonly isCovered: boolean;
}

/** What has the focus, and whether a person can see that it has. */
const stopAt = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const box = (of: Element) => of.getBoundingClientRect();
    // A radio is out of sight behind its label, which is what a person sees.
    const shown = element instanceof HTMLInputElement ? (element.closest("label") ?? element) : element;
    const { left, top, width, height } = box(shown);
    const corners = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y] as const));
    const over = corners.map(([x, y]) => document.elementFromPoint(x, y)).filter((found) => found !== null);
    const ringed = [shown, ...shown.querySelectorAll("*")].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
      return (outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 1) || boxShadow.includes("0px 0px 0px");
    });
    const sheet = element.closest("[role=presentation]");
    return {
      what: `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? shown.textContent).trim().slice(0, 40)}”`,
      isSeen: width > 4 && height > 4 && over.length > 0,
      // The box for the text is ringed as a sheet.
      hasRing: ringed || (element instanceof HTMLTextAreaElement && sheet !== null && getComputedStyle(sheet).boxShadow.includes("0px 0px 0px 1px")),
      isCovered: over.every((found) => !shown.contains(found) && !found.contains(shown)),
    };
  });

/** Tab by Tab from where the focus is until it leaves the page. */
async function walk(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press(key);
    const stop = await stopAt(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus never left the page: ${stops.slice(-5).map(({ what }) => what).join(", ")}`);
}

const faulty = (stops: readonly Stop[]) => stops.filter(({ isSeen, hasRing, isCovered }) => !isSeen || !hasRing || isCovered);

describe.each(shells)("with the keyboard alone, the %s site", (shell) => {
  const origin = inject("origins")[shell];

  test.each(["/", "/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings", "/nowhere"])(
    "shows where one is at every stop of %s, from its first link to its last (WCAG 2.1.2, 2.4.7, 2.4.11)",
    async (path) => {
      const { page } = await open(`${origin}${path}`, { viewport: { width: 1024, height: 700 }, reducedMotion: "reduce" });
      await page.waitForLoadState("networkidle");
      const stops = await walk(page);
      expect(faulty(stops)).toEqual([]);
      expect(stops[0]?.what).toContain("Skip to the main content");
      expect(stops.at(-1)?.what).toContain("Cookies settings");
    },
  );

  test("goes down the home page as it reads, and back up the same way", async () => {
    const { page } = await open(origin, { viewport: { width: 360, height: 740 }, reducedMotion: "reduce" });
    await page.waitForLoadState("networkidle");
    const down = await walk(page);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    // Past the first stop a browser without controls of its own begins again from the last.
    const up = (await walk(page, "Shift+Tab")).slice(0, down.length - 1);
    expect(faulty([...down, ...up])).toEqual([]);
    expect(up.map(({ what }) => what).toReversed()).toEqual(down.slice(0, -1).map(({ what }) => what));
  });
});

test.each([360, 1440])("a result is walked through at %i pixels, edit by edit and back, and nothing that has the focus is covered", async (width) => {
  const { page } = await open(inject("origins").default, { viewport: { width, height: 740 }, reducedMotion: "reduce" });
  await humanizePassage(page, passage.text);
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const down = await walk(page);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  const up = await walk(page, "Shift+Tab");
  expect(faulty([...down, ...up])).toEqual([]);
  expect(down.length).toBeGreaterThan(20);
});
