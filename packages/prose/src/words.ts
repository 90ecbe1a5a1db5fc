import type { Word } from "./document.ts";

const run = /\S+/g;
const letterOrDigit = /[\p{L}\p{N}]/u;
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** The words of `text`, in order; offsets are raised by `offset`. */
export function wordsOf(text: string, offset = 0): Word[] {
  const words: Word[] = [];
  for (const { 0: found, index } of text.matchAll(run)) {
    const start = offset + index;
    if (unspacedScript.test(found)) {
      for (const part of segmenter.segment(found)) {
        if (part.isWordLike) words.push({ start: start + part.index, end: start + part.index + part.segment.length });
      }
    } else if (letterOrDigit.test(found)) {
      words.push({ start, end: start + found.length });
    }
  }
  return words;
}

/**
 * How many words a text has: the one count that limits, progress and statistics go by. A word is a run of characters
 * without white space that holds a letter or a digit; in scripts without spaces between words (Chinese, Japanese,
 * Thai, Lao, Khmer, Burmese), a word-like segment of `Intl.Segmenter`.
 */
export function countWords(text: string): number {
  let count = 0;
  for (const [found] of text.matchAll(run)) {
    if (unspacedScript.test(found)) {
      for (const part of segmenter.segment(found)) if (part.isWordLike) count += 1;
    } else if (letterOrDigit.test(found)) {
      count += 1;
    }
  }
  return count;
}
