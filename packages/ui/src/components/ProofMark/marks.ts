import type { SiteContent } from "@prosewell/site-config";

type BenefitIcon = SiteContent["benefits"]["items"][number]["icon"];

interface Drawing {
  /** What the pencil draws. */
  readonly pencil: string;
  /** The line of type underneath it. */
  readonly type: string;
}

/**
 * Benefits are drawn as a proofreader would mark them, on a 48 × 32 strip: the type is a plain line, the pencil says
 * what to do with it.
 */
export const marks: Readonly<Record<BenefitIcon, Drawing>> = {
  // Close up: what stood apart comes together.
  bolt: { type: "M4 16h15M29 16h15", pencil: "M16 11.5c4.5-5.5 11.5-5.5 16 0M16 20.5c4.5 5.5 11.5 5.5 16 0" },
  // New paragraph: the pilcrow before a line that keeps its place.
  structure: { type: "M25 10h19M19 20h25M19 27h16", pencil: "M13 27V7M9 27V7M16 7H8a4.5 4.5 0 0 0 0 9h1" },
  // Run on: two lines joined by one curve.
  workflow: { type: "M4 9h22M20 24h24", pencil: "M27 9c9 0 13 5 5 7.5-6 2-20-1-22 4-.8 2.5 2 3.5 8 3.5" },
  // Delete: a loop that carries the struck words away.
  marks: { type: "M4 20h6M34 20h10", pencil: "M11 20h21c4 0 6-2 6-5.5S36 9 33.5 9 30 11 30 13.5 32 19 37 23" },
  // Stet: dots under what stands.
  confidence: { type: "M4 14h40", pencil: "M8 22h.01M14 22h.01M20 22h.01M26 22h.01M32 22h.01M38 22h.01" },
  // Transpose: two words change places around one curve.
  refine: { type: "M4 20h16M28 20h16", pencil: "M6 14c0-5 16-6 18 4s18 12 18 6.5" },
};
