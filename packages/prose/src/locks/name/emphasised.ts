import { matchesOf } from "../../matches.ts";
import type { Finding } from "../finding.ts";
import type { Passage } from "../../passage.ts";

const longest = 8;
const emphasis = /(?<![*_\p{L}\p{N}\\])(?<mark>\*\*|__|\*|_)(?<words>(?![\s*_])[^*_\n]{1,80}(?<![\s*_:.]))\k<mark>(?![*_\p{L}\p{N}])/gu;

/**
 * Phrases set apart inside a sentence: in italics a title, a foreign word or a word spoken of; in bold and with a capital, what
 * a button or a page is called. Bold that opens a sentence is a label of its own making.
 */
export function* emphasised({ text, sentences }: Passage): Generator<Finding> {
  if (!/[*_]/.test(text)) return;
  const openings = new Set(sentences.map(({ start }) => start));
  for (const { groups, index } of matchesOf(text, emphasis)) {
    const { mark = "", words = "" } = groups ?? {};
    const isBold = mark.length === 2;
    const counts = isBold ? /^\p{Lu}/u.test(words) && !openings.has(index) : true;
    const start = index + mark.length;
    if (counts && words.split(/\s+/).length <= longest) yield { kind: "name", start, end: start + words.length };
  }
}
