import { applyChanges, type Change } from "./passage.ts";

/** Faults that an edit could bring into the text around it; each is looked for near the edit alone. */
const faults: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(\p{L}+)[ \t]+\1(?![\p{L}\p{N}])/giu, // a word twice in a row
  /[ \t]{2,}/gu,
  /[ \t][,;:.!?](?=\s|$)/gu,
  /[,;:][,;:.!?]/gu,
  /[.!?]\s+\p{Ll}/gu,
  /\b(?:a [aeio]|an [^aeiouhmfnlrsx\d\W])\p{L}/giu,
];

const reach = 40;

/** Whether the change leaves the text around it as sound as it was: no new fault, brackets and quotes as balanced as before. */
export function isSound(text: string, change: Change): boolean {
  const from = Math.max(0, change.start - reach);
  const to = Math.min(text.length, change.end + reach);
  const before = text.slice(from, to);
  const after = applyChanges(before, [{ ...change, start: change.start - from, end: change.end - from }]);
  return (
    faults.every((fault) => count(after, fault) <= count(before, fault)) &&
    pairs.every((pair) => count(text.slice(change.start, change.end), pair) === count(change.after, pair))
  );
}

const pairs: readonly RegExp[] = [/\(/gu, /\)/gu, /\[/gu, /\]/gu, /["“”«»]/gu, /[{}<>]/gu];

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
