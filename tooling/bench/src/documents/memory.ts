import type { Browser } from "playwright-core";
import { residentBytes } from "../report/process-memory.ts";

/** The most that a page has ever held in memory, its workers with it, in bytes. */
export interface Peak {
  readonly whole: number;
  /** Without the files that lie in memory for every process of the browser: its program above all. */
  readonly own: number;
}

/** That of the page of this browser that held most; `null` where the system does not tell. */
export async function peakOfPages(browser: Browser): Promise<Peak | null> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const peaks = await Promise.all(processInfo.filter(({ type }) => type === "renderer").map(({ id }) => peakOf(id)));
  return peaks.reduce((most, peak) => (most && peak && peak.whole > most.whole ? peak : most), peaks[0] ?? null);
}

async function peakOf(processId: number): Promise<Peak | null> {
  const [whole, files, shared] = await Promise.all([residentBytes(processId, "VmHWM"), residentBytes(processId, "RssFile"), residentBytes(processId, "RssShmem")]);
  return whole === null || files === null || shared === null ? null : { whole, own: whole - files - shared };
}
