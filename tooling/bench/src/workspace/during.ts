import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { Tasks } from "./tasks.ts";

/** For what comes after: counts, a draft that is stored, paragraphs that are drawn. In ms. */
export const settling = 3000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor in µs; what other programs took of the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The tasks of the page's main thread from the beginning of something until it has settled. */
export async function during(page: Page, act: () => Promise<unknown>): Promise<Tasks> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel"] } });
  await act();
  await pause(settling);
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  const place = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain").map(place));
  return events.filter((event) => event.name.endsWith("RunTask") && main.has(place(event))).map(({ tdur = 0 }) => tdur / 1000);
}
