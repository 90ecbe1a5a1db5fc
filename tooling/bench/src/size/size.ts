import { launchChromium } from "@prosewell/e2e/chromium";
import type { Browser } from "playwright-core";
import type { Section } from "../report/section.ts";
import { isHome, type Page, withPages } from "../sites/pages.ts";
import { type Arrival, firstIntent, firstLoad } from "./arrivals.ts";
import { peersPart, weighPeers } from "./peers.ts";
import { intentPart, type Load, restPart, scriptsPart } from "./tables.ts";
import { toastPart, weighToasts } from "./toasts.ts";
import { toastOf, trackedPart, visitTracked } from "./tracked.ts";

type Visit = (browser: Browser, url: string) => Promise<readonly Arrival[]>;

/** What the pages of both sites weigh beside the framework alone, and the tracking package and the toasts beside their peers. */
export async function size(): Promise<Section> {
  const { loads, intents } = await withPages(async (pages) => ({
    loads: await visitAll(pages, firstLoad),
    intents: await visitAll(pages.filter(isHome), firstIntent),
  }));
  const tracked = await visitTracked();
  return {
    title: "Size",
    intro:
      "Both sites as they were built and a bare page built in the same run (App Router, one static page, same versions), each under `next start`, opened in Chromium with nothing cached. Every file is packed by itself, gzip at level 9; 1 KB = 1024 B.",
    skipped: [],
    parts: [scriptsPart(loads), restPart(loads), intentPart(intents), trackedPart(tracked), peersPart(await weighPeers()), toastPart(toastOf(tracked), await weighToasts())],
  };
}

/** Visits pages one after another. */
export async function visitAll(pages: readonly Page[], visit: Visit): Promise<readonly Load[]> {
  const browser = await launchChromium();
  try {
    const loads: Load[] = [];
    for (const page of pages) loads.push({ page, arrivals: await visit(browser, page.url) });
    return loads;
  } finally {
    await browser.close();
  }
}
