import { matchesOf } from "@prosewell/prose";
import type { Scene } from "../rule.ts";

/** A word as a table looks it up: with its hyphens and apostrophes, in lower case. Offsets are into the block's text. */
export interface WrittenWord {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly lower: string;
}

const words = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu;
const known = new WeakMap<Scene["sentence"], readonly WrittenWord[]>();

/** The words of the scene's sentence, in order; found once, since every table asks. */
export function wordsOf({ text, sentence }: Scene): readonly WrittenWord[] {
  const found = known.get(sentence);
  if (found) return found;
  const fresh = Array.from(matchesOf(text.slice(sentence.start, sentence.end), words), (match) => {
    const start = sentence.start + match.index;
    return { start, end: start + match[0].length, written: match[0], lower: match[0].toLowerCase() };
  });
  known.set(sentence, fresh);
  return fresh;
}

/** A capital that the sentence's start does not explain: a name or a heading in title case. */
export const isCapitalised = ({ written }: WrittenWord, first: boolean): boolean =>
  /\p{Lu}/u.test(first ? written.slice(1) : written);

/** How far back a guard looks: far enough for what governs a word, and no further however long the sentence. */
const reach = 240;

/** The sentence before an offset, as far as a guard looks. */
export const earlierIn = ({ text, sentence }: Scene, offset: number): string => text.slice(Math.max(sentence.start, offset - reach), offset);

/** The sentence from an offset on, as far as a guard looks. */
export const laterIn = ({ text, sentence }: Scene, offset: number): string => text.slice(offset, Math.min(sentence.end, offset + reach));
