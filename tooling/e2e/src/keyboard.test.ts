import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { passage } from "./passage.ts";
import { shells } from "./sites.ts";
import { faulty, walk } from "./walk.ts";
import { humanizePassage } from "./workspace.ts";

const { open } = useBrowser();

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
