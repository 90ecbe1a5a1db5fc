import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Tasks } from "./tasks.ts";

/** What is done with a long text, one after the other. */
export const steps = ["paste", "type", "humanize", "next", "undo"] as const;
export type Step = (typeof steps)[number];

/** Each step's long tasks; a bare page knows the first two alone. */
export type Measured = Readonly<Partial<Record<Step, Tasks>>>;

declare global {
  /** Long tasks since they were last asked for. */
  // oxlint-disable-next-line no-var -- a global of the page that is measured
  var longTasks: number[];
}

const bareAddress = "/a-bare-text-area";

/** A text area and nothing else: what the browser needs for the text by itself. */
export async function measureBare(context: BrowserContext, origin: string, text: string): Promise<Measured> {
  const page = await open(context, `${origin}${bareAddress}`, text);
  const measured = { paste: await during(page, () => page.keyboard.press("Control+v")), type: await during(page, () => page.keyboard.press("x")) };
  await page.close();
  return measured;
}

export async function measureTool(context: BrowserContext, origin: string, text: string): Promise<Measured> {
  const page = await open(context, origin, text);
  const paste = await during(page, () => page.keyboard.press("Control+v"));
  const type = await during(page, () => page.keyboard.press("x"));
  const humanize = await during(page, async () => {
    await page.keyboard.press("Control+Enter");
    await page.getByText(/facts? checked/u).waitFor({ timeout: 180_000 });
  });
  await page.getByRole("checkbox", { name: "Changes" }).focus();
  const next = await during(page, () => page.keyboard.press("n"));
  const undo = await during(page, () => page.keyboard.press("u"));
  await page.close();
  return { paste, type, humanize, next, undo };
}

async function open(context: BrowserContext, url: string, text: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${bareAddress}`, (route) => route.fulfill({ contentType: "text/html", body: "<textarea rows=20 cols=80></textarea>" }));
  await page.addInitScript(() => {
    globalThis.longTasks = [];
    new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ entryTypes: ["longtask"] });
  });
  await page.goto(url);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.getByRole("textbox").focus();
  await atRest(page);
  return page;
}

/** The long tasks from the beginning of something until the page has come to rest. */
async function during(page: Page, act: () => Promise<void>): Promise<Tasks> {
  await page.evaluate(() => void (globalThis.longTasks = []));
  await act();
  await atRest(page);
  return page.evaluate(() => globalThis.longTasks);
}

/** Until a second has gone by in which nothing held the page. */
async function atRest(page: Page): Promise<void> {
  for (let before = -1; ; ) {
    await pause(1000);
    const now = await page.evaluate(() => globalThis.longTasks.length);
    if (now === before) return;
    before = now;
  }
}
