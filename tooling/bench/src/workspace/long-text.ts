import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import { alive } from "./alive.ts";
import { during, settling } from "./during.ts";
import type { Tasks } from "./tasks.ts";

/** What is done with a long text, one after the other. */
export const steps = ["paste", "type", "humanize", "next", "undo"] as const;
export type Step = (typeof steps)[number];

/** Each step's long tasks; a bare page knows the first two alone. */
export type Measured = Readonly<Partial<Record<Step, Tasks>>>;

/** What the page's scripts hold, in megabytes, once garbage is collected: after the first run, and after five more. */
export interface Held {
  readonly once: number;
  readonly again: number;
}

const bareAddress = "/a-bare-text-area";

/** A text area and nothing else: what the browser needs for the text by itself. */
export async function measureBare(context: BrowserContext, origin: string, text: string): Promise<Measured> {
  const page = await open(context, `${origin}${bareAddress}`, text);
  await pause(settling);
  const measured = { paste: await during(page, () => page.keyboard.press("Control+v")), type: await during(page, () => page.keyboard.press("x")) };
  await page.close();
  return measured;
}

export async function measureTool(context: BrowserContext, origin: string, text: string): Promise<{ readonly measured: Measured; readonly held: Held }> {
  const page = await open(context, origin, text);
  // The faces, which are asked for with the engine, are there before the text is.
  await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === "loaded" || status === "error"));
  await pause(settling);
  const paste = await during(page, () => page.keyboard.press("Control+v"));
  const type = await during(page, () => page.keyboard.press("x"));
  const humanize = await during(page, () => run(page));
  const once = await heldBy(page);
  await page.getByRole("checkbox", { name: "Changes" }).focus();
  const next = await during(page, () => page.keyboard.press("n"));
  const undo = await during(page, () => page.keyboard.press("u"));
  await page.getByRole("textbox").focus();
  for (let times = 0; times < 5; times += 1) {
    await page.keyboard.press("x");
    await run(page);
  }
  const again = await heldBy(page);
  await page.close();
  return { measured: { paste, type, humanize, next, undo }, held: { once, again } };
}

/** Presses the shortcut, and waits until the result is there. */
async function run(page: Page): Promise<void> {
  await page.keyboard.press("Control+Enter");
  // Cheap looks: to search the whole result for words would hold the page by itself.
  await page.locator("button[aria-keyshortcuts][aria-disabled=true]").waitFor({ timeout: 180_000 });
  await page.locator("button[aria-keyshortcuts][aria-disabled=false]").waitFor({ timeout: 180_000 });
  await page.locator("section[tabindex='-1'] summary").first().waitFor({ timeout: 180_000 });
}

async function heldBy(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("HeapProfiler.collectGarbage");
  const { usedSize } = await devtools.send("Runtime.getHeapUsage");
  await devtools.detach();
  return usedSize / 1e6;
}

async function open(context: BrowserContext, url: string, text: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${bareAddress}`, (route) => route.fulfill({ contentType: "text/html", body: "<textarea rows=20 cols=80></textarea>" }));
  await page.goto(url);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const box = page.getByRole("textbox");
  if (!url.endsWith(bareAddress)) await alive(box);
  await box.focus();
  return page;
}
