import { figure } from "../report/figures.ts";
import { residentBytes } from "../report/process-memory.ts";
import type { Part } from "../report/section.ts";
import { rewriting } from "./requests.ts";
import { askWithoutPause } from "./without-pause.ts";

const steps = [100, 2_500, 2_500, 5_000];

/** Whether memory grows while a site rewrites 10,000 texts. */
export async function memoryPart(origin: string, pid: number | undefined): Promise<Part> {
  const requests = rewriting(100);
  const rows: Part["table"]["rows"][number][] = [];
  let done = 0;
  for (const amount of steps) {
    await askWithoutPause(origin, requests, { connections: 10, until: { amount } });
    done += amount;
    const resident = await residentBytes(pid, "VmRSS");
    rows.push([figure(done, 0), [resident === null ? "not told" : figure(resident / 1024 ** 2, 0)]]);
  }
  return {
    title: "Memory",
    note: "Resident megabytes of a site's process after so many texts of 100 words, besides all that the tables above have asked of it.",
    table: { header: ["texts rewritten", "MB"], rows },
  };
}
