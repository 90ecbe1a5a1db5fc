import { markFamilies } from "./families.ts";

/** How often each family of marks occurs in a text. */
export function countMarks(text: string): number {
  let hits = 0;
  for (const { pattern } of markFamilies) hits += text.match(pattern)?.length ?? 0;
  return hits;
}

/** Marks of generated prose, hits per 1,000 words; 0 for a text without words. */
export const markRate = (marks: number, words: number): number => (words === 0 ? 0 : (1000 * marks) / words);
