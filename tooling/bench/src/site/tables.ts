import type { Part } from "../report/section.ts";
import { isBare, nameOf, type Page } from "../sites/pages.ts";
import { bars, figuresOf, measures, missed, type Report, shown } from "./figures.ts";

/** Every page's medians under the bars, and which of them it misses. */
export function pagesPart(title: string, reports: ReadonlyMap<Page, readonly Report[]>): Part {
  const pages = [...reports].map(([page, ofPage]) => ({ page, figures: figuresOf(ofPage) }));
  const bare = pages.find(({ page }) => isBare(page))?.figures ?? [];
  const verdict = (figures: readonly number[]) => missed(figures, bare).join(", ") || "none";
  return {
    title,
    note: "The first row says what a page of ours must keep.",
    table: {
      header: ["page", ...measures.map(({ name }) => name), "bars missed"],
      rows: [["bar", bars], ...pages.map(({ page, figures }): Part["table"]["rows"][number] => [nameOf(page), [...shown(figures), isBare(page) ? "" : verdict(figures)]])],
    },
  };
}
