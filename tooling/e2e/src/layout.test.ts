import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { useBrowser } from "./browser.ts";
import { passage } from "./passage.ts";
import { shells } from "./sites.ts";
import { humanizePassage, workspace } from "./workspace.ts";

const { open } = useBrowser();
const paths = ["/", "/ai-text-humanizer", "/ai-detector", "/methods", "/legal/terms-of-use", "/legal/privacy-policy", "/legal/cookies-settings", "/nowhere"];

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Elements whose own words are cut off at their side. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *, header *, footer *")]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        return overflowX === "hidden" && position !== "absolute" && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

describe.each(shells)("the %s site", (shell) => {
  const origin = inject("origins")[shell];

  test.each(paths)("reflows %s into 320 pixels, and at 200 % of its letters' size (WCAG 1.4.10, 1.4.4)", async (path) => {
    const { page } = await open(`${origin}${path}`, { viewport: { width: 320, height: 640 } });
    expect([await overflow(page), await cutOff(page)]).toEqual([0, []]);
    await page.setViewportSize({ width: 744, height: 900 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    expect([await overflow(page), await cutOff(page)]).toEqual([0, []]);
  });
});

test.each([320, 1024])("a result fits into %i pixels, and into those at twice the size of letters", async (width) => {
  const { page } = await open(inject("origins").default, { viewport: { width, height: 740 } });
  await humanizePassage(page, passage.text);
  expect(await overflow(page)).toBe(0);
  await page.addStyleTag({ content: "html { font-size: 200% }" });
  // At 320 pixels twice the letters are four times what the criterion asks for; there the page may scroll.
  if (width > 320) expect(await overflow(page)).toBe(0);
});

describe("the three layouts (R2)", () => {
  const origin = inject("origins").default;
  const boxes = async (page: Page) => {
    const { input, result, humanize } = workspace(page);
    const [typed, shown, button] = await Promise.all([input.boundingBox(), result.boundingBox(), humanize.boundingBox()]);
    if (!typed || !shown || !button) throw new Error("A pane is missing.");
    return { typed, shown, button };
  };

  test.each([1024, 1440])("two panes side by side at %i pixels", async (width) => {
    const { page } = await open(origin, { viewport: { width, height: 900 } });
    const { typed, shown } = await boxes(page);
    expect(shown.x).toBeGreaterThan(typed.x + typed.width - 1);
    expect(shown.y).toBeLessThan(typed.y + typed.height);
  });

  test.each([320, 360, 744, 1023])("one under the other at %i pixels", async (width) => {
    const { page } = await open(origin, { viewport: { width, height: 900 } });
    const { typed, shown } = await boxes(page);
    expect(shown.y).toBeGreaterThan(typed.y + typed.height - 1);
  });

  test.each(["Tone", "Strength"])("%s is one of a row of words from a tablet's width, and a list to choose from below", async (name) => {
    const { page } = await open(origin, { viewport: { width: 744, height: 900 } });
    const words = page.getByRole("group", { name });
    const list = page.getByRole("combobox", { name });
    expect([await words.isVisible(), await list.isVisible()]).toEqual([true, false]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect([await words.isVisible(), await list.isVisible()]).toEqual([false, true]);
  });

  test("a setting that was chosen on a narrow screen stays chosen on a wide one", async () => {
    const { page } = await open(origin, { viewport: { width: 360, height: 740 } });
    await page.waitForLoadState("networkidle");
    await page.getByRole("combobox", { name: "Tone" }).selectOption("Casual");
    await page.setViewportSize({ width: 1024, height: 740 });
    expect(await page.getByRole("radio", { name: "Casual" }).isChecked()).toBe(true);
  });

  test("on a phone, the box to type in is in the first view, and the button stays at the thumb while a long text scrolls", async () => {
    const { page } = await open(origin, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    await page.waitForLoadState("networkidle");
    const { typed, button } = await boxes(page);
    expect(typed.y).toBeLessThan(button.y - 40);
    expect(button.height).toBeGreaterThanOrEqual(44);
    await workspace(page).input.fill(passage.text);
    await workspace(page).input.evaluate((box) => box.scrollIntoView({ block: "start" }));
    const scrolled = await boxes(page);
    expect(scrolled.button.y + scrolled.button.height).toBeLessThanOrEqual(740);
    expect(scrolled.button.y).toBeGreaterThan(740 / 2);
  });
});
