import lighthouse from "lighthouse/package.json" with { type: "json" };
import type { Part, Section } from "../report/section.ts";
import { type Page, withPages } from "../sites/pages.ts";
import { audit, type Preset } from "./audit.ts";
import type { Report } from "./figures.ts";
import { interactionsPart } from "./interactions-part.ts";
import { pagesPart } from "./tables.ts";

const rounds = 5;

const titles: Readonly<Record<Preset, string>> = { mobile: "On a phone", desktop: "On a desktop" };

/** What Lighthouse says of every page of both sites, beside the framework alone. */
export async function site(): Promise<Section> {
  const parts = await withPages(async (pages) => {
    // First, since it takes a minute and the audits a quarter of an hour.
    const felt = await interactionsPart(pages);
    const done: Part[] = [];
    for (const preset of ["mobile", "desktop"] as const) done.push(pagesPart(titles[preset], await auditAll(pages, preset)));
    return [...done, felt];
  });
  return {
    title: "Site",
    intro: `Lighthouse ${lighthouse.version} under the conditions that it simulates by itself, a browser of its own for each run, medians of ${rounds} runs. Both sites as they were built and a bare page built in the same run, each under \`next start\`. Times are in ms. Performance and TBT move with what else the machine does; the other scores do not.`,
    skipped: [],
    parts,
  };
}

/** Every page's reports. Rounds go from page to page, so that a busy minute falls on all of them. */
async function auditAll(pages: readonly Page[], preset: Preset): Promise<ReadonlyMap<Page, readonly Report[]>> {
  const reports = new Map<Page, Report[]>(pages.map((page) => [page, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [page, collected] of reports) collected.push(await audit(page.url, preset));
  }
  return reports;
}
