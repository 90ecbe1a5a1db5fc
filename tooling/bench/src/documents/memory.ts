import type { Browser } from "playwright-core";
import { residentBytes } from "../report/process-memory.ts";

/** The most memory that a page of this browser has ever held, its workers with it, in bytes; `null` where the system does not tell. */
export async function peakOfPages(browser: Browser): Promise<number | null> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const peaks = await Promise.all(renderers.map(({ id }) => residentBytes(id, "VmHWM")));
  return peaks.includes(null) || peaks.length === 0 ? null : Math.max(...peaks.map(Number));
}
