/** How often the marks of generated prose, each a global pattern, occur in a text. */
export function countMarks(text: string, marks: readonly RegExp[]): number {
  let hits = 0;
  for (const mark of marks) hits += text.match(mark)?.length ?? 0;
  return hits;
}

/** Marks of generated prose, hits per 1,000 words; 0 for a text without words. */
export const markRate = (marks: number, words: number): number => (words === 0 ? 0 : (1000 * marks) / words);
