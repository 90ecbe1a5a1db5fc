import { patternRates } from "@prosewell/corpus";
import { sum } from "../report/figures.ts";

/** Marks of layout, and lists of three, which are facts more often than manner. */
const leftOut: ReadonlySet<string> = new Set(["bold/heading/bullet md", "triad single words"]);

const patterns = patternRates().flatMap(({ feature, regex, ratio }) =>
  regex !== null && ratio >= 3 && !leftOut.has(feature) ? [new RegExp(regex, "gi")] : [],
);

/**
 * Marks of generated prose per 1,000 words, over all the texts taken together.
 *
 * The convention behind every published figure: the patterns that generated essays show at least three times as often
 * as people; case ignored; white space collapsed to single spaces first, so that "opens a sentence" also holds after
 * a line break; words are runs of letters, digits, apostrophes and hyphens.
 */
export function marksPerThousand(texts: readonly string[]): number {
  const flat = texts.map((text) => text.trim().replaceAll(/\s+/gu, " "));
  const hits = sum(flat.map((text) => sum(patterns.map((pattern) => text.match(pattern)?.length ?? 0))));
  const words = sum(flat.map((text) => text.match(/[\p{L}\p{N}_'’-]+/gu)?.length ?? 0));
  return words === 0 ? 0 : (1000 * hits) / words;
}
