import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { goTo, reload, useBrowser } from "./browser.ts";
import { shells } from "./sites.ts";

const { open } = useBrowser();

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = "rgb(248, 244, 234)";
const dark = "rgb(24, 21, 18)";
// The radio itself is out of sight; a person presses its label.
const choose = (page: Page, name: string) => page.getByRole("group", { name: "Theme" }).getByTitle(name).click();

describe.each(shells)("the theme of the %s site", (shell) => {
  const origin = inject("origins")[shell];

  test("follows the device until a person chooses, and goes back to it", async () => {
    const { page, complaints } = await open(origin, { colorScheme: "dark" });
    expect(await paper(page)).toBe(dark);
    await choose(page, "Light");
    expect(await paper(page)).toBe(light);
    await choose(page, "As on this device");
    expect(await paper(page)).toBe(dark);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await paper(page)).toBe(light);
    expect(complaints).toEqual([]);
  });

  test("is there on the next visit before any script has come", async () => {
    const { page } = await open(origin, { colorScheme: "light" });
    await choose(page, "Dark");
    await page.route("**/_next/**/*.js", (route) => route.abort());
    await page.goto(`${origin}/legal/privacy-policy`);
    expect(await paper(page)).toBe(dark);
  });
});

describe("the theme", () => {
  const origin = inject("origins").default;

  test("is chosen by the arrow keys alone, and the choice is shown as chosen after a reload", async () => {
    const { page, complaints } = await open(origin, { colorScheme: "light" });
    const group = page.getByRole("group", { name: "Theme" });
    await group.getByRole("radio", { checked: true }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await paper(page)).toBe(dark);
    await reload(page);
    await expect.poll(() => group.getByRole("radio", { name: "Dark" }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
  });

  test("changes in every open tab, and colours the browser's own bars", async () => {
    const { page, context } = await open(origin, { colorScheme: "light" });
    const other = await context.newPage();
    await goTo(other, origin);
    await choose(page, "Dark");
    await expect.poll(() => paper(other)).toBe(dark);
    const shown = () => other.evaluate(() => [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")].find(({ media }) => matchMedia(media).matches)?.content);
    expect(await shown()).toBe("#181512");
  });

  test("can be chosen where the browser refuses to store anything", async () => {
    const { page, complaints } = await open("about:blank", { colorScheme: "light" });
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("refused", "SecurityError");
      };
      Object.defineProperty(globalThis, "localStorage", { get: refuse });
    });
    await goTo(page, origin);
    await choose(page, "Dark");
    expect(await paper(page)).toBe(dark);
    expect(complaints).toEqual([]);
  });
});
