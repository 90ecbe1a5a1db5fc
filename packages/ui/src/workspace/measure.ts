import type { Strength, Stretch } from "@prosewell/humanizer";
import { countWords, parse, type Span, wordsOf } from "@prosewell/prose";
import { inSlices } from "./in-slices.ts";

export { countWords };

/** Where these sentences stand in a text, to be rewritten at a strength of their own. */
export const stretchesOf = (text: string, sentences: readonly string[], strength: Strength): readonly Stretch[] =>
  sentences.flatMap((sentence) => {
    const stretches: Stretch[] = [];
    for (let start = text.indexOf(sentence); sentence !== "" && start !== -1; start = text.indexOf(sentence, start + sentence.length)) {
      stretches.push({ start, end: start + sentence.length, strength });
    }
    return stretches;
  });

/** UTF-16 code units that are counted at a time: a millisecond or two, also where words must be looked for. */
const stretch = 4_000;

function* counting(text: string): Generator<undefined, number, void> {
  let words = 0;
  for (let from = 0; from < text.length; ) {
    const space = text.slice(from + stretch).search(/\s/u);
    const to = space === -1 ? text.length : from + stretch + space;
    words += countWords(text.slice(from, to));
    from = to;
    yield;
  }
  return words;
}

let counted = { text: "", words: 0 };

/** As {@link countWords}, in slices, so that no text holds the page; the same text is counted once. */
export const countWordsInSlices = async (text: string, signal?: AbortSignal): Promise<number> => {
  if (text !== counted.text) counted = { text, words: await inSlices(counting(text), signal) };
  return counted.words;
};

/** The leading whole sentences of a text that together have at most `limit` words, which may be none; the whole text where it fits. */
export const leadingSentences = (text: string, limit: number): string => cut(text, limit, () => 0);

/**
 * The leading whole sentences of a text that together have at most `limit` words; the whole text where it fits.
 * A first sentence that is longer than the limit is cut between words.
 */
export const leadingPart = (text: string, limit: number): string => cut(text, limit, ({ start }) => start);

/** `within` says where to cut where not even the first sentence fits, by the first word that does not. */
const cut = (text: string, limit: number, within: (next: Span) => number): string => {
  const near = leadingLines(text, limit);
  if (near === null) return text;
  const nextWord = wordsOf(near)[limit];
  if (nextWord === undefined) return text;
  return text.slice(0, lastSentenceBefore(nextWord.end, near) || within(nextWord)).trimEnd();
};

/** Leading lines that hold more than `limit` words, `null` where there are not as many: parsing a whole book to cut off its first pages would take long. */
const leadingLines = (text: string, limit: number) => {
  let words = 0;
  for (const { 0: line, index } of text.matchAll(/[^\n]*\n?/gu)) {
    words += countWords(line);
    if (words > limit) return text.slice(0, index + line.length);
  }
  return null;
};

const lastSentenceBefore = (offset: number, text: string) =>
  parse(text)
    .blocks.flatMap((block): readonly Span[] => (block.sentences.length > 0 ? block.sentences : [block]))
    .findLast(({ end }) => end < offset)?.end ?? 0;
