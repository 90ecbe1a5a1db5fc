import { readFile } from "node:fs/promises";

/** What Linux tells of a process: what it holds in memory now, or the most that it has ever held; and what of it now are files, and what is shared. */
type Measure = "VmRSS" | "VmHWM" | "RssFile" | "RssShmem";

/** Resident bytes of a process; `null` where the system does not tell, or the process is gone. */
export async function residentBytes(processId: number | undefined, measure: Measure): Promise<number | null> {
  const status = await readFile(`/proc/${processId}/status`, "utf8").catch(() => "");
  const kilobytes = new RegExp(`^${measure}:\\s+(\\d+) kB$`, "mu").exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) * 1024;
}
