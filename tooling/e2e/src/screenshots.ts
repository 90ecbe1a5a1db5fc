// Pictures of every page and story at every width, light and dark, for a person to look through; and the one in the README.
// `pages` or `stories` after the command takes only those.
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { launchChromium } from "./chromium.ts";
import { passage } from "./passage.ts";
import { serve, shells } from "./sites.ts";
import { pictureStories } from "./story-pictures.ts";
import { humanizePassage } from "./workspace.ts";

const folder = fileURLToPath(new URL("../screenshots/", import.meta.url));
const readmePicture = fileURLToPath(new URL("../../../docs/home.png", import.meta.url));
const widths = [360, 744, 1024, 1440];
const schemes = ["light", "dark"] as const;
const pages = { home: "/", humanizer: "/ai-text-humanizer", detector: "/ai-detector", terms: "/legal/terms-of-use", cookies: "/legal/cookies-settings", "not-found": "/nowhere" };

const only = process.argv[2];
await mkdir(folder, { recursive: true });
const browser = await launchChromium();

if (only !== "pages") await pictureStories(browser, `${folder}stories`);

for (const shell of only === "stories" ? [] : shells) {
  const site = await serve(shell);
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      const shoot = (name: string, options: Parameters<Page["screenshot"]>[0] = { fullPage: true }) =>
        page.screenshot({ path: `${folder}${shell}-${name}-${width}-${colorScheme}.png`, ...options });

      for (const [name, path] of Object.entries(pages)) {
        await page.goto(`${site.origin}${path}`, { waitUntil: "networkidle" });
        await shoot(name);
      }
      await page.goto(site.origin);
      await humanizePassage(page, passage.text);
      await shoot("result");
      if (shell === "default" && colorScheme === "light" && width === 1440) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.screenshot({ path: readmePicture });
      }
      await context.close();
    }
  }
  await site.stop();
}
await browser.close();
