import type { Document } from "../document.ts";
import type { Finding } from "./finding.ts";

/** Words to leave alone wherever they stand as whole words, or spans of the text. */
export type Locked = readonly (string | readonly [start: number, end: number])[];

const isWordPart = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character);

const space = /\s/;
/** How much white space may stand where the person typed one space: a line break and an indent, say. */
const widestGap = 20;

/** Where the words end when they stand one after another from `start`; -1 when they do not. */
function endOf(text: string, start: number, words: readonly string[]): number {
  let at = start;
  for (const [index, word] of words.entries()) {
    const gapStart = at;
    if (index > 0) while (at - gapStart < widestGap && space.test(text.charAt(at))) at += 1;
    if ((index > 0 && at === gapStart) || !text.startsWith(word, at)) return -1;
    at += word.length;
  }
  return at;
}

/** Whether a word goes on over `at`, so that nothing whole begins or ends there. */
const isInsideWord = (text: string, at: number) => isWordPart(text.charAt(at - 1)) && isWordPart(text.charAt(at));

/** Where a term stands; places that overlap are one, or a term that repeats itself would be found as often as there are letters. */
function* places(text: string, term: string): Generator<Finding> {
  const words = term.split(/\s+/);
  const [first = ""] = words;
  let place: Finding | undefined;
  for (let start = text.indexOf(first); start >= 0; start = text.indexOf(first, start + 1)) {
    if (isInsideWord(text, start)) continue;
    const end = endOf(text, start, words);
    if (end < 0 || isInsideWord(text, end)) continue;
    if (place && start < place.end) place = { kind: "term", start: place.start, end: Math.max(place.end, end) };
    else {
      if (place) yield place;
      place = { kind: "term", start, end };
    }
  }
  if (place) yield place;
}

/** What the person locked. Words are found in their own case; a span that lies outside the text is cut to it. */
export function* termsOf({ text }: Document, locked: Locked): Generator<Finding> {
  for (const wish of new Set(locked)) {
    if (typeof wish === "string") {
      if (wish.trim() !== "") yield* places(text, wish.trim());
      continue;
    }
    const start = Math.max(0, Math.min(wish[0], text.length));
    const end = Math.max(start, Math.min(wish[1], text.length));
    if (start < end) yield { kind: "term", start, end };
  }
}
