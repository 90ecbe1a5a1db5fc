import { build } from "@prosewell/e2e/build";
import { launchChromium } from "@prosewell/e2e/chromium";
import { serve } from "@prosewell/e2e/sites";
import type { Browser } from "playwright-core";
import { figure, median } from "../report/figures.ts";
import type { Part, Section } from "../report/section.ts";
import { type Held, type Measured, measureBare, measureTool, type Step, steps } from "./long-text.ts";
import { type Awaited, measureSlow } from "./slow-network.ts";
import { longestOwn } from "./tasks.ts";
import { textOf } from "../text-of.ts";

const rounds = 5;
const lengths = [2_000, 100_000];

const named: Readonly<Record<Step, string>> = {
  paste: "pasted",
  type: "a letter typed after it",
  humanize: "humanized, until the result is there",
  next: "the next edit looked at",
  undo: "an edit undone",
};

/** How long the workspace holds the page, with the limits raised. */
export async function workspace(): Promise<Section> {
  const built = await build("default", "long", { WORDS_PER_RUN: "1000000", WORDS_PER_DAY: "1000000000" });
  await using finished = new AsyncDisposableStack();
  finished.defer(built.remove);
  const site = await serve("default", built.environment);
  finished.defer(() => site.stop());
  const browser = await launchChromium();
  finished.defer(() => browser.close());

  const parts: Part[] = [];
  for (const words of lengths) {
    const text = textOf(words);
    const measured: { readonly tool: Measured; readonly bare: Measured; readonly held: Held }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });
      const bare = await measureBare(context, site.origin, text);
      const { measured: tool, held } = await measureTool(context, site.origin, text);
      measured.push({ bare, tool, held });
      await context.close();
    }
    parts.push({
      title: `${figure(words, 0)} words`,
      note: `Milliseconds of the processor. *Ours*: the longest task beyond what the bare text area needs for the same. What the page’s scripts hold once garbage is collected: ${figure(median(measured.map(({ held }) => held.once)), 0)} MB with the first result, ${figure(median(measured.map(({ held }) => held.again)), 0)} MB after five more runs.`,
      table: {
        header: ["step", "bare, longest", "tool, longest", "ours"],
        rows: steps.map((step) => [
          named[step],
          [
            figure(median(measured.map(({ bare }) => Math.max(0, ...(bare[step] ?? [])))), 0),
            figure(median(measured.map(({ tool }) => Math.max(0, ...(tool[step] ?? [])))), 0),
            figure(median(measured.map(({ tool, bare }) => longestOwn(tool[step] ?? [], bare[step] ?? []))), 0),
          ],
        ]),
      },
    });
  }
  parts.push(await slowPart(browser, site.origin));
  return {
    title: "Workspace",
    intro: `How long one task of the page's main thread takes while a text of our own passages is worked on, in a real Chromium, with the limits of words raised. Medians of ${rounds} runs; a bare text area gets the same paste and the same letter in the same run, since the browser's own insertion is no work of ours. The bare one is what a page with nothing else gets, 80 columns of the browser's own monospaced 13 px; the tool's box is as wide as its column, and from a dozen pages on set in a serif of the device at 14 px.`,
    skipped: [],
    parts,
  };
}

const slowWords = 300;

async function slowPart(browser: Browser, origin: string): Promise<Part> {
  const measured: Awaited[] = [];
  for (let round = 0; round < rounds; round += 1) measured.push(await measureSlow(browser, origin, textOf(slowWords)));
  const row = (name: string, bar: string, pick: (awaited: Awaited) => number) =>
    [name, [bar, figure(median(measured.map(pick)), 2), figure(Math.max(...measured.map(pick)), 2)]] as const;
  return {
    title: "A first run on slow 4G",
    note: `Seconds, on a first visit of a phone's window, from the focus to what is on the screen, where ${slowWords} words are put in and the shortcut is pressed at once. The browser imposes 1.6 Mbps down and 150 ms until an answer begins, once the page is there; the processor is this machine's.`,
    table: {
      header: ["what is there", "bar", "median", "longest"],
      rows: [row("the first pass", "≤ 1", ({ firstPass }) => firstPass), row("the result, with the whole engine", "", ({ result }) => result)],
    },
  };
}
