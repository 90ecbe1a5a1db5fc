import { countWords, parse, type Span, wordsOf } from "@prosewell/prose";

export { countWords };

/**
 * The leading whole sentences of a text that together have at most `limit` words; the whole text where it fits.
 * A first sentence that is longer than the limit is cut between words.
 */
export const leadingPart = (text: string, limit: number): string => {
  const near = leadingLines(text, limit);
  const nextWord = wordsOf(near)[limit];
  if (nextWord === undefined) return text;
  return text.slice(0, lastSentenceBefore(nextWord.end, near) || nextWord.start).trimEnd();
};

/** Lines that hold more than `limit` words, where there are as many: parsing a whole book to cut off its first pages would take long. */
const leadingLines = (text: string, limit: number) => {
  let words = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n?/gu)) {
    words += countWords(line);
    if (words > limit) return text.slice(0, index + line.length);
  }
  return text;
};

const lastSentenceBefore = (offset: number, text: string) =>
  parse(text)
    .blocks.flatMap((block): readonly Span[] => (block.sentences.length > 0 ? block.sentences : [block]))
    .findLast(({ end }) => end < offset)?.end ?? 0;
