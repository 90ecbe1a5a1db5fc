import { countWords, type Memory, parsing, type Steps } from "@prosewell/prose";

/** What the sentences of a text are like. Headings, quotations and code are no part of it. */
export interface Measures {
  /** Words of each sentence, in order. */
  readonly sentences: readonly number[];
  /** The school grade, in years, at which it is easily read; `null` where there is too little text to tell. */
  readonly grade: number | null;
}

/** Fewer words than in a short paragraph say nothing of a text. */
const fewestWords = 100;

/**
 * The Automated Readability Index, which counts letters rather than guess at syllables: E. A. Smith and R. J. Senter, “Automated
 * Readability Index”, AMRL-TR-66-220, 1967. Made for English.
 */
const readabilityIndex = (signs: number, words: number, sentences: number) => 4.71 * (signs / words) + 0.5 * (words / sentences) - 21.43;

/** Measures a text, in steps. */
export function* measuring(text: string, memory: Memory): Steps<Measures> {
  const { blocks } = yield* parsing(text, { memory });
  const sentences: number[] = [];
  let signs = 0;
  for (const block of blocks) {
    if (block.kind === "heading") continue;
    for (const { start, end } of block.sentences) {
      const sentence = text.slice(start, end);
      const words = countWords(sentence);
      if (words === 0) continue;
      sentences.push(words);
      signs += sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    }
    yield;
  }
  const words = sentences.reduce((sum, length) => sum + length, 0);
  return { sentences, grade: words < fewestWords ? null : Math.max(0, readabilityIndex(signs, words, sentences.length)) };
}

export interface Spread {
  readonly shortest: number;
  readonly longest: number;
  readonly mean: number;
}

/** Between what the sentences' lengths lie; `null` where there are none. */
export const spreadOf = (sentences: readonly number[]): Spread | null =>
  sentences.length === 0
    ? null
    : {
        shortest: sentences.reduce((least, length) => Math.min(least, length)),
        longest: sentences.reduce((most, length) => Math.max(most, length)),
        mean: sentences.reduce((sum, length) => sum + length) / sentences.length,
      };
