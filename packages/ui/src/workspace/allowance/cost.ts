import { countWords, countWordsInSlices, leadingPart, leadingSentences } from "../measure.ts";

const paragraph = /[^\n]*\S[^\n]*/gu;

export const paragraphsIn = (text: string): readonly string[] => text.match(paragraph) ?? [];

/** The words that a run of this text takes off the day. A paragraph that was paid for is free, whatever else is tried on it. */
export const costOf = (text: string, paid: ReadonlySet<string>): Promise<number> =>
  countWordsInSlices(paid.size === 0 ? text : paragraphsIn(text).filter((line) => !paid.has(line)).join("\n"));

/** Fewer words than these, of a sentence that has more, are not worth a run. */
const fewest = 20;

const partOf = (text: string, limit: number) => leadingSentences(text, limit) || (limit < fewest ? "" : leadingPart(text, limit));

/** The leading whole sentences that cost no more than `left`; the whole text where it does not. A long first sentence is cut, and of a few words nothing is left. */
export const affordablePart = async (text: string, left: number, paid: ReadonlySet<string>): Promise<string> => {
  if (left === Infinity || (await costOf(text, paid)) <= left) return text;
  let rest = left;
  for (const { 0: line, index } of text.matchAll(paragraph)) {
    const cost = paid.has(line) ? 0 : countWords(line);
    if (cost > rest) return partOf(text, countWords(text.slice(0, index)) + rest);
    rest -= cost;
  }
  return text;
};
