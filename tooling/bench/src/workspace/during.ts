import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import type { Tasks } from "./tasks.ts";

/** For what comes after: counts, a draft that is stored, paragraphs that are drawn. In ms. */
export const settling = 3000;

interface TraceEvent {
  readonly name: string;
  readonly thread: string;
  /** What a thread is called, in the event that says so. */
  readonly called?: unknown;
  /** Time of the processor; what other programs took of the machine is not in it. */
  readonly milliseconds: number;
}

/** Of an event as the browser tells it; the protocol's own types take all of it for strings. */
const read = ({ name, pid, tid, tdur, args }: Readonly<Record<string, unknown>>): TraceEvent => ({
  name: String(name),
  thread: `${String(pid)} ${String(tid)}`,
  ...(typeof args === "object" && args !== null && "name" in args && { called: args.name }),
  milliseconds: Number(tdur ?? 0) / 1000,
});

/** The tasks of the page's main thread from the beginning of something until it has settled. */
export async function during(page: Page, act: () => Promise<unknown>): Promise<Tasks> {
  const devtools = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  devtools.on("Tracing.dataCollected", ({ value }) => events.push(...value.map(read)));
  const complete = new Promise((resolve) => devtools.once("Tracing.tracingComplete", resolve));
  await devtools.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories: ["toplevel"] } });
  await act();
  await pause(settling);
  await devtools.send("Tracing.end");
  await complete;
  await devtools.detach();
  const main = new Set(events.filter(({ name, called }) => name === "thread_name" && called === "CrRendererMain").map(({ thread }) => thread));
  return events.filter(({ name, thread }) => name.endsWith("RunTask") && main.has(thread)).map(({ milliseconds }) => milliseconds);
}
