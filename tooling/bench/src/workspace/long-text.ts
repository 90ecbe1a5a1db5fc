import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright-core";
import type { Tasks } from "./tasks.ts";

/** What is done with a long text, one after the other. */
export const steps = ["paste", "type", "humanize", "next", "undo"] as const;
export type Step = (typeof steps)[number];

/** Each step's long tasks; a bare page knows the first two alone. */
export type Measured = Readonly<Partial<Record<Step, Tasks>>>;

const bareAddress = "/a-bare-text-area";

/** A text area and nothing else: what the browser needs for the text by itself. */
export async function measureBare(context: BrowserContext, origin: string, text: string): Promise<Measured> {
  const page = await open(context, `${origin}${bareAddress}`, text);
  const measured = { paste: await during(page, () => page.keyboard.press("Control+v")), type: await during(page, () => page.keyboard.press("x")) };
  await page.close();
  return measured;
}

export async function measureTool(context: BrowserContext, origin: string, text: string): Promise<Measured> {
  const page = await open(context, origin, text);
  const paste = await during(page, () => page.keyboard.press("Control+v"));
  const type = await during(page, () => page.keyboard.press("x"));
  const humanize = await during(page, async () => {
    await page.keyboard.press("Control+Enter");
    // A cheap look: to search the whole result for words would hold the page by itself.
    await page.locator("section[tabindex='-1'] summary").first().waitFor({ timeout: 180_000 });
  });
  await page.getByRole("checkbox", { name: "Changes" }).focus();
  const next = await during(page, () => page.keyboard.press("n"));
  const undo = await during(page, () => page.keyboard.press("u"));
  await page.close();
  return { paste, type, humanize, next, undo };
}

async function open(context: BrowserContext, url: string, text: string): Promise<Page> {
  const page = await context.newPage();
  await page.route(`**${bareAddress}`, (route) => route.fulfill({ contentType: "text/html", body: "<textarea rows=20 cols=80></textarea>" }));
  await page.goto(url);
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.getByRole("textbox").focus();
  await pause(settling);
  return page;
}

/** For what comes after: counts, a draft that is stored, paragraphs that are drawn. In ms. */
const settling = 3000;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor in µs; what other programs took of the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** The tasks of the page's main thread from the beginning of something until it has settled. */
async function during(page: Page, act: () => Promise<unknown>): Promise<Tasks> {
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
