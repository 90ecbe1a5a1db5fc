import { matchesOf, type Span } from "@prosewell/prose";
import type { Scene, WrittenWord } from "../rule.ts";

const words = /\p{L}[\p{L}\p{N}]*(?:['’-][\p{L}\p{N}]+)*/gu;

/** The words of a span of a text, in order; offsets are into the text. */
export const writtenWordsIn = (text: string, { start: by, end }: Span): readonly WrittenWord[] =>
  matchesOf(text.slice(by, end), words).map(({ 0: written, index }) => ({ start: by + index, end: by + index + written.length, written, lower: written.toLowerCase() }));

/** A capital that the sentence's start does not explain: a name or a heading in title case. */
export const isCapitalised = ({ written }: WrittenWord, first: boolean): boolean =>
  /\p{Lu}/u.test(first ? written.slice(1) : written);

/** How far back a guard looks: far enough for what governs a word, and no further however long the sentence. */
const reach = 240;

/** The sentence before an offset, as far as a guard looks. */
export const earlierIn = ({ text, sentence }: Scene, offset: number): string => text.slice(Math.max(sentence.start, offset - reach), offset);

/** The sentence from an offset on, as far as a guard looks. */
export const laterIn = ({ text, sentence }: Scene, offset: number): string => text.slice(offset, Math.min(sentence.end, offset + reach));
