import { launchChromium } from "@prosewell/e2e/chromium";
import { countWords } from "@prosewell/prose";
import { figure, median } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { textOf } from "../text-of.ts";
import { isHome, nameOf, type Page } from "../sites/pages.ts";
import { devices, interact, type Step, steps } from "./interactions.ts";

const rounds = 5;

const named: Readonly<Record<Step, string>> = { paste: "a paste", humanize: "a rewrite, from the press to the proof", undo: "an edit undone" };

/** How soon the home pages answer what a person does. */
export async function interactionsPart(pages: readonly Page[]): Promise<Part> {
  await using browser = await launchChromium();
  const text = textOf(1_000);
  const rows: Part["table"]["rows"][number][] = [];
  for (const page of pages.filter(isHome)) {
    for (const device of devices) {
      const visits: Awaited<ReturnType<typeof interact>>[] = [];
      for (let round = 0; round < rounds; round += 1) visits.push(await interact(browser, page.url, device, text));
      for (const step of steps) {
        const middle = (key: "latency" | "longestTask") => figure(median(visits.map((visit) => visit[step][key])), 0);
        rows.push([`${nameOf(page)}, ${device.name}: ${named[step]}`, [middle("latency"), middle("longestTask")]]);
      }
    }
  }
  return {
    title: "What a person does",
    note: `${figure(countWords(text), 0)} words pasted, rewritten by a key, and an edit undone, in Chromium; medians of ${rounds} visits, ms. The phone has a processor four times slower than this machine's. Latency: from the press to the first picture that answers it, by the browser's event timing, which tells steps of 8. A task shorter than 50 is not told.`,
    table: { header: ["step", "latency", "longest task"], rows },
  };
}
