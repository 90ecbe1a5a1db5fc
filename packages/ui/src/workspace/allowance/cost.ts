import { countWords, leadingPart } from "../measure.ts";

const paragraph = /[^\n]*\S[^\n]*/gu;

export const paragraphsIn = (text: string): readonly string[] => text.match(paragraph) ?? [];

const costOfParagraph = (line: string, paid: ReadonlySet<string>) => (paid.has(line) ? 0 : countWords(line));

/** The words that a run of this text takes off the day. A paragraph that was paid for is free, whatever else is tried on it. */
export const costOf = (text: string, paid: ReadonlySet<string>): number =>
  paragraphsIn(text).reduce((sum, line) => sum + costOfParagraph(line, paid), 0);

/** The leading whole sentences that cost no more than `left`; the whole text where it does not. */
export const affordablePart = (text: string, left: number, paid: ReadonlySet<string>): string => {
  let rest = left;
  for (const { 0: line, index } of text.matchAll(paragraph)) {
    const cost = costOfParagraph(line, paid);
    if (cost > rest) return leadingPart(text, countWords(text.slice(0, index)) + rest);
    rest -= cost;
  }
  return text;
};
