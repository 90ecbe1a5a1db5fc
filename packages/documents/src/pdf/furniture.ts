import type { Fragment } from "./glyphs.ts";

/** A page as it is laid out. */
export interface Page {
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

/** Headers and footers stand in these shares of a page. */
const margin = 0.12;
const closeBy = 4;
/** What stands in one place on this share of the pages, and on two at least, belongs to the pages and not to the text. */
const often = 0.4;

const pattern = (text: string) => text.replaceAll(/\d+/gu, "#").toLowerCase();
const pageNumber = /^\W*(?:(?:page|seite|p\.?)\s*)?\d{1,5}(?:\s*(?:of|von|\/)\s*\d{1,5})?\W*$/iu;

/** Pages without the headers, footers and numbers that come again from page to page. */
export function withoutFurniture(pages: readonly Page[]): Page[] {
  const places = new Map<string, Map<number, Set<number>>>();
  const inMargin = (page: Page, { y }: Fragment) => y < page.height * margin || y > page.height * (1 - margin);
  for (const [index, page] of pages.entries()) {
    for (const fragment of page.fragments.filter((line) => inMargin(page, line))) {
      const byPlace = places.get(pattern(fragment.text)) ?? new Map<number, Set<number>>();
      places.set(pattern(fragment.text), byPlace);
      const place = Math.round(fragment.y / closeBy);
      byPlace.set(place, (byPlace.get(place) ?? new Set()).add(index));
    }
  }
  const least = Math.max(2, Math.ceil(pages.length * often));
  const recurs = ({ text, y }: Fragment) => {
    const byPlace = places.get(pattern(text));
    const place = Math.round(y / closeBy);
    return new Set([place - 1, place, place + 1].flatMap((near) => [...(byPlace?.get(near) ?? [])])).size >= least;
  };
  const cleared = pages.map((page) => ({
    ...page,
    fragments: page.fragments.filter((line) => !(inMargin(page, line) && (recurs(line) || pageNumber.test(line.text)))),
  }));
  // Pages that hold nothing else are about what comes again.
  return cleared.some(({ fragments }) => fragments.length > 0) ? cleared : [...pages];
}
