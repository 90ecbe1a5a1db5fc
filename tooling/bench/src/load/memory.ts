import { readFile } from "node:fs/promises";

/** Resident megabytes of a process now; none where the system does not tell. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/mu.exec(status) ?? [];
  return Number(kilobytes) / 1024;
}
