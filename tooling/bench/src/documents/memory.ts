import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

/** The most memory that a page of this browser has ever held, its workers with it, in bytes; `null` where the system does not tell. */
export async function peakOfPages(browser: Browser): Promise<number | null> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send("SystemInfo.getProcessInfo");
  await devtools.detach();
  const peaks = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => peakOf(id));
  return peaks.includes(null) || peaks.length === 0 ? null : Math.max(...peaks.map(Number));
}

function peakOf(processId: number): number | null {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${processId}/status`, "utf8")) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  } catch {
    return null;
  }
}
