import { countWords } from "@prosewell/prose";

/** What HumanizerBench counts as damage to a text's facts, each as a pattern of what must come out as often as it went in. */
const kinds = {
  number: /\d+(?:[.,:/]\d+)*/gu,
  quotation: /“[^“”\n]*”|"[^"\n]*"/gu,
  citation: /\((?:[^()\n]{0,80}, )?\p{Lu}[^()\n]{0,80},? (?:19|20)\d\d[a-z]?\)|\p{Lu}[\p{L}'’-]+(?: et al\.| (?:and|&) \p{Lu}[\p{L}'’-]+)? \((?:19|20)\d\d[a-z]?\)/gu,
  placeholder: /\[[^\]\n]{2,80}\](?!\()/gu,
  heading: /^#{1,6} .*$/gmu,
} as const;

export const damageKinds = ["number", "quotation", "citation", "placeholder", "heading"] as const satisfies readonly (keyof typeof kinds)[];

const least = 4;
const found = (text: string, kind: keyof typeof kinds): string[] => {
  const hits = text.match(kinds[kind]) ?? [];
  // A shorter quotation is a word set apart as often as someone's words.
  return (kind === "quotation" ? hits.filter((hit) => countWords(hit) >= least) : [...hits]).toSorted();
};

/** The kinds of which a rewrite has not exactly what the original has, both ways. */
export const damageOf = (before: string, after: string): (typeof damageKinds)[number][] =>
  damageKinds.filter((kind) => JSON.stringify(found(before, kind)) !== JSON.stringify(found(after, kind)));

/** Words out for each word in. */
export const lengthOf = (before: string, after: string): number => countWords(after) / Math.max(1, countWords(before));
