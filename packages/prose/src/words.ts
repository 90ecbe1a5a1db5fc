import type { Word } from "./document.ts";
import { isPlainCode, isPlainLetterOrDigit } from "./plain.ts";

const letterOrDigit = /[\p{L}\p{N}]/u;
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** White space beyond ASCII. */
const spaces = new Set(Array.from("\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u2028\u2029\u202F\u205F\u3000\uFEFF", (space) => space.charCodeAt(0)));
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13) || (code > 127 && spaces.has(code));

/** Tells each word of `text`, in order, where it starts and ends. By character codes: a pattern makes an object for each match. */
function eachWord(text: string, tell: (start: number, end: number) => void): void {
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    let isPlain = true;
    let isWord = false;
    for (let code = text.charCodeAt(at); at < text.length && !isSpace(code); code = text.charCodeAt(++at)) {
      isWord ||= isPlainLetterOrDigit(code);
      isPlain &&= isPlainCode(code);
    }
    if (isPlain) {
      if (isWord) tell(start, at);
      continue;
    }
    const run = text.slice(start, at);
    if (unspacedScript.test(run)) {
      for (const part of segmenter.segment(run)) if (part.isWordLike) tell(start + part.index, start + part.index + part.segment.length);
    } else if (letterOrDigit.test(run)) {
      tell(start, at);
    }
  }
}

/** The words of `text`, in order; offsets are raised by `offset`. */
export function wordsOf(text: string, offset = 0): Word[] {
  const words: Word[] = [];
  eachWord(text, (start, end) => words.push({ start: start + offset, end: end + offset }));
  return words;
}

/**
 * How many words a text has: the one count that limits, progress and statistics go by. A word is a run of characters
 * without white space that holds a letter or a digit; in scripts without spaces between words (Chinese, Japanese,
 * Thai, Lao, Khmer, Burmese), a word-like segment of `Intl.Segmenter`.
 */
export function countWords(text: string): number {
  let count = 0;
  eachWord(text, () => {
    count += 1;
  });
  return count;
}
