import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { residentMegabytes } from "./memory.ts";
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
    rows.push([figure(done, 0), [figure(await residentMegabytes(pid), 0)]]);
  }
  return {
    title: "Memory",
    note: "Resident megabytes of a site's process after so many texts of 100 words, besides all that the tables above have asked of it.",
    table: { header: ["texts rewritten", "MB"], rows },
  };
}
