import { stat } from "node:fs/promises";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { during } from "../workspace/during.ts";
import type { Tasks } from "../workspace/tasks.ts";
import { type Peak, peakOfPages } from "./memory.ts";

/** What is done with a document, one after the other. */
export const steps = ["open", "rewrite", "save"] as const;
export type Step = (typeof steps)[number];

export interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const patience = { timeout: 180_000 };

const saveButton = (page: Page) => page.locator("dialog[open] button", { hasText: "Download the file" });

// Cheap looks, and presses of a key: to search the whole text for words, or for what lies under the mouse, would hold the page by itself.
const acts = (page: Page, file: File): Readonly<Record<Step, () => Promise<unknown>>> => ({
  open: async () => {
    await page.locator("input[type=file]").first().setInputFiles(file);
    await page.locator("[aria-live] p", { hasText: `Opened “${file.name}”.` }).first().waitFor(patience);
  },
  rewrite: async () => {
    await page.locator("button[aria-keyshortcuts]").press("Enter");
    await page.locator("section[tabindex='-1'] summary").first().waitFor(patience);
  },
  save: async () => {
    const [download] = await Promise.all([page.waitForEvent("download", patience), saveButton(page).press("Enter")]);
    if ((await stat(await download.path())).size === 0) throw new Error("What was saved is empty.");
  },
});

/** A page that has loaded, and of which nothing has been asked. */
export async function openPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "networkidle" });
  return page;
}

/** A page whose engine has come, and that has kept what it needs for the next time: what either takes is none of a file's. */
export async function readyPage(context: BrowserContext, origin: string): Promise<Page> {
  const page = await openPage(context, origin);
  await page.getByRole("textbox").focus();
  await page.getByText("It works without a connection now.").waitFor(patience);
  return page;
}

const toDownloads = async (page: Page) => {
  await page.locator("button[aria-haspopup=dialog]", { hasText: /^Download$/u }).press("Enter");
  await saveButton(page).waitFor();
};

export interface Timed {
  /** From the press until what it brings is there. */
  readonly seconds: Readonly<Record<Step, number>>;
  /** The most memory that the page has held by then; `null` where the system does not tell. */
  readonly peak: Peak | null;
}

/** How long each step takes on a page, and how much memory all of them; closes the page. */
export async function timeDocument(browser: Browser, page: Page, file: File): Promise<Timed> {
  const act = acts(page, file);
  const timed = async (step: Step) => {
    const from = performance.now();
    await act[step]();
    return (performance.now() - from) / 1000;
  };
  const [open, rewrite] = [await timed("open"), await timed("rewrite")];
  await toDownloads(page);
  const save = await timed("save");
  const peak = await peakOfPages(browser);
  await page.close();
  return { seconds: { open, rewrite, save }, peak };
}

/** The tasks of the page's main thread in each step; closes the page. */
export async function watchDocument(page: Page, file: File): Promise<Readonly<Record<Step, Tasks>>> {
  const act = acts(page, file);
  const open = await during(page, act.open);
  const rewrite = await during(page, act.rewrite);
  await toDownloads(page);
  const save = await during(page, act.save);
  await page.close();
  return { open, rewrite, save };
}
