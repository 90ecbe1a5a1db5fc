import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, onTestFailed } from "vitest";
import { launchChromium } from "./chromium.ts";

/** One browser for a test file. `open` gives a page in a context of its own, and what went wrong in it. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  return {
    open: async (url: string, options: BrowserContextOptions = {}): Promise<OpenPage> => {
      // What a service worker answers, no test could hold back or watch; the tests of the offline site let it in.
      const context = await browser.newContext({ serviceWorkers: "block", ...options });
      const page = await context.newPage();
      const complaints = listen(page);
      tellOnFailure(page, complaints);
      await (options.javaScriptEnabled === false ? page.goto(url) : goTo(page, url));
      return { page, context, complaints };
    },
  };
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught errors and failed requests, as they come. */
  readonly complaints: readonly string[];
}

/** Goes to a page of a site and waits until it answers. */
export async function goTo(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await answers(page);
}

/** Loads the page again and waits until it answers. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await answers(page);
}

/** The scripts of a site come after its first paint, and so, often, after `load`: what is done before then goes to no one. */
const answers = (page: Page) =>
  page.waitForFunction(() => {
    const isOfASite = document.querySelector("#_R_") !== null;
    const controls = [...document.querySelectorAll("body :is(a, button, input, select, textarea)")];
    return !isOfASite || controls.every((control) => Object.keys(control).some((key) => key.startsWith("__reactFiber")));
  });

/** Where the page belongs to one test. One that is opened before the tests, or while others run beside it, has no test to ask. */
function tellOnFailure(page: Page, complaints: readonly string[]): void {
  try {
    onTestFailed(async () => void process.stderr.write(`${await describe(page, complaints)}\n`));
  } catch {
    // Its failure is told without what it showed.
  }
}

/** What a person would tell of a page that failed: where they were, what they read, and what went wrong. */
async function describe(page: Page, complaints: readonly string[]): Promise<string> {
  const text = page.isClosed() ? "(closed)" : await page.locator("body").innerText({ timeout: 2000 }).catch(String);
  return [page.url(), ...complaints, text].join("\n");
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText;
    // What a page gives up because the person moved on is no fault.
    if (reason !== "net::ERR_ABORTED") complaints.push(`request: ${request.url()} ${reason}`);
  });
  return complaints;
}
