import { mkdir } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { force, settle } from "./controls.ts";
import { shells } from "./sites.ts";
import { openStory, serveWorkshop, storiesIn, turnTo } from "./workshop.ts";

const widths = [360, 744, 1024, 1440];
const height = 900;
/** Where the other direction, the states of controls and forced colours are pictured: once is enough for them. */
const middle = { width: 744, height };

/** Pictures of every story at every width and in every state, light and dark, for a person to look through. */
export async function pictureStories(browser: Browser, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const workshop = await serveWorkshop();
  const views = shells.flatMap((variant) => (["light", "dark"] as const).map((theme) => ({ variant, theme })));
  for (const { variant, theme } of views) {
    const page = await browser.newPage({ reducedMotion: "reduce" });
    const stories = storiesIn(variant);
    await openStory(page, workshop.origin, stories[0]?.id ?? "", { theme, variant });
    for (const { id } of stories) {
      await page.setViewportSize(middle);
      await turnTo(page, id);
      await pictureStory(page, `${folder}/${id}-${variant}-${theme}`);
    }
    await page.close();
  }
  await workshop.stop();
}

async function pictureStory(page: Page, name: string) {
  const shoot = async (state: string | number) => {
    await settle(page);
    await page.screenshot({ path: `${name}-${state}.png`, fullPage: true });
  };

  for (const width of widths) {
    await page.setViewportSize({ width, height });
    await shoot(width);
  }
  await page.setViewportSize(middle);
  for (const states of [["hover"], ["active"], ["focus", "focus-visible"]] as const) {
    const release = await force(page, ...states);
    await shoot(states[0]);
    await release();
  }
  await page.emulateMedia({ forcedColors: "active" });
  await shoot("forced-colours");
  await page.emulateMedia({ forcedColors: "none" });
  await page.evaluate(() => (document.documentElement.dir = "rtl"));
  await shoot("rtl");
}
