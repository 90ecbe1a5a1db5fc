import { applyChanges, type Change } from "./passage.ts";

/** Faults that an edit could bring into the text around it; each is looked for near the edit alone. */
const faults: readonly RegExp[] = [
  /(?<![\p{L}\p{N}])(\p{L}+)[ \t]+\1(?![\p{L}\p{N}])/giu, // a word twice in a row
  /[ \t]{2,}/gu,
  /[ \t][,;:.!?](?=\s|$)/gu,
  /[,;:][,;:.!?]/gu,
  /[.!?]\s+\p{Ll}/gu,
];
const wrongArticle = /\b(?:a [aeio]|an [^aeiouhmfnlrsx\d\W])\p{L}/giu;
const faultsIn = (language: string) => (language === "en" ? [...faults, wrongArticle] : faults);

const reach = 40;

/**
 * Whether the changes of a group leave the text around them as sound as it was: no new fault near any of them, and
 * brackets and quotes as balanced as before.
 */
export function isSound(text: string, group: readonly Change[], language = "en"): boolean {
  const looked = faultsIn(language);
  return group.every((change) => bringsNoFault(text, change, looked)) && keepsBalance(text, group);
}

function bringsNoFault(text: string, change: Change, looked: readonly RegExp[]): boolean {
  const from = Math.max(0, change.start - reach);
  const to = Math.min(text.length, change.end + reach);
  const before = text.slice(from, to);
  const after = applyChanges(before, [{ ...change, start: change.start - from, end: change.end - from }]);
  return looked.every((fault) => count(after, fault) <= count(before, fault));
}

const brackets: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/\(/gu, /\)/gu],
  [/\[/gu, /\]/gu],
  [/\{/gu, /\}/gu],
  [/</gu, />/gu],
];
const quotes = /["“”«»]/gu;

function keepsBalance(text: string, group: readonly Change[]): boolean {
  const gain = (pattern: RegExp) =>
    group.reduce((sum, { start, end, after }) => sum + count(after, pattern) - count(text.slice(start, end), pattern), 0);
  return gain(quotes) === 0 && brackets.every(([open, close]) => gain(open) === gain(close));
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
