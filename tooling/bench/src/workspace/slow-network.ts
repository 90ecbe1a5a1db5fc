import type { Browser } from "playwright-core";
import { alive } from "./alive.ts";

/** Lighthouse's slow 4G, imposed by the browser: 150 ms until an answer begins; in bytes a second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };

/** Seconds from the focus, after which a text is put in and the shortcut pressed at once. */
export interface Awaited {
  readonly firstPass: number;
  readonly result: number;
}

/** A first visit: the page is there and alive, and nothing of the engine has been asked for. */
export async function measureSlow(browser: Browser, origin: string, text: string): Promise<Awaited> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(origin, { waitUntil: "networkidle" });
  const box = page.getByRole("textbox");
  await alive(box);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.emulateNetworkConditions", slow4g);

  const start = await page.evaluate(() => performance.now());
  await box.focus();
  await page.keyboard.insertText(text);
  await page.keyboard.press("Control+Enter");
  const shown = (sign: string) =>
    page
      .waitForFunction((pattern) => (new RegExp(pattern, "u").test(document.body.innerText) ? performance.now() : null), sign, { timeout: 120_000 })
      .then((time) => time.jsonValue());
  const firstPass = Number(await shown("First pass"));
  const result = Number(await shown("facts? (?:checked|to check)"));
  await context.close();
  return { firstPass: (firstPass - start) / 1000, result: (result - start) / 1000 };
}
