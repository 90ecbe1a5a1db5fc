import { expect, test } from "vitest";
import { nameOf, withPages } from "../sites/pages.ts";
import { audit } from "./audit.ts";
import { figuresOf, measures } from "./figures.ts";

/** What does not move with what else the machine does. */
const certain = new Set(["accessibility", "best practices", "SEO", "CLS"]);

test("every page keeps what Lighthouse is certain of, on a phone and on a desktop", async () => {
  const missed = await withPages(async (pages) => {
    const found: string[] = [];
    for (const page of pages.slice(1)) {
      for (const preset of ["mobile", "desktop"] as const) {
        // oxlint-disable-next-line no-await-in-loop -- a browser at a time
        const figures = figuresOf([await audit(page.url, preset)]);
        measures.forEach(({ name, bar }, index) => {
          if (certain.has(name) && !bar?.keeps(figures[index] ?? Number.NaN, 0)) found.push(`${nameOf(page)}, ${preset}: ${name} ${figures[index]}`);
        });
      }
    }
    return found;
  });
  expect(missed).toEqual([]);
}, 900_000);
