import { setTimeout as pause } from "node:timers/promises";
import { workspace } from "@prosewell/e2e/workspace";
import type { Browser, Page } from "playwright-core";

/** What a person does, one after the other. */
export const steps = ["paste", "humanize", "undo"] as const;
export type Step = (typeof steps)[number];

/** Milliseconds that a person waits, or that the page is held. */
export interface Felt {
  /** From the press to the first picture that answers it, as the browser's own event timing tells; in steps of 8. */
  readonly latency: number;
  /** The longest task; none below 50 is told. */
  readonly longestTask: number;
}

export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** How many times slower than this machine. */
  readonly slowdown: number;
}

export const devices: readonly Device[] = [
  { name: "phone", viewport: { width: 390, height: 844 }, slowdown: 4 },
  { name: "desktop", viewport: { width: 1440, height: 900 }, slowdown: 1 },
];

declare global {
  interface Window {
    felt: { events: number[]; tasks: number[] };
  }
}

/** For what comes after a step: counts, a draft that is stored, an observer's next turn. In ms. */
const settling = 1500;

/** One visit in a context of its own. */
export async function interact(browser: Browser, url: string, { viewport, slowdown }: Device, text: string): Promise<Readonly<Record<Step, Felt>>> {
  const context = await browser.newContext({ viewport, permissions: ["clipboard-read", "clipboard-write"], serviceWorkers: "block" });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  const tool = workspace(page);
  await tool.input.focus();
  await pause(settling);

  const paste = await feel(page, () => page.keyboard.press("Control+v"));
  const humanize = await feel(page, async () => {
    await page.keyboard.press("Control+Enter");
    await tool.proof.waitFor({ timeout: 120_000 });
  });
  await page.getByRole("checkbox", { name: "Changes" }).focus();
  await page.keyboard.press("n");
  await pause(settling);
  const undo = await feel(page, () => page.keyboard.press("u"));
  await context.close();
  return { paste, humanize, undo };
}

function watch() {
  window.felt = { events: [], tasks: [] };
  const collect = (type: string, into: number[], options: PerformanceObserverInit) =>
    new PerformanceObserver((list) => into.push(...list.getEntries().map(({ duration }) => duration))).observe({ type, ...options });
  collect("event", window.felt.events, { durationThreshold: 16 } as PerformanceObserverInit);
  collect("longtask", window.felt.tasks, {});
}

async function feel(page: Page, act: () => Promise<unknown>): Promise<Felt> {
  await page.evaluate(() => {
    window.felt.events.length = 0;
    window.felt.tasks.length = 0;
  });
  await act();
  await pause(settling);
  const { events, tasks } = await page.evaluate(() => window.felt);
  return { latency: Math.max(0, ...events), longestTask: Math.max(0, ...tasks) };
}
