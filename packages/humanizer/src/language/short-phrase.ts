import type { Token } from "../rule.ts";
import { lowerOf, type NounPhrase, nounPhraseAt } from "./noun-phrase.ts";

const longest = 5;
const inside = new Set<string>(["DET", "ADJ", "NOUN", "PROPN", "PRON", "ADV"]);

/** A noun phrase without joints: no "of", no clause in it. */
export interface ShortPhrase extends NounPhrase {
  readonly from: number;
}

/** The same, or two of them with "and" between. */
export function pairAt(tokens: readonly Token[], from: number): ShortPhrase | null {
  const one = shortPhraseAt(tokens, from);
  if (!one || lowerOf(tokens[one.at + 1]) !== "and") return one;
  const other = tokens[one.at + 2]?.partOfSpeech === "DET" ? null : shortPhraseAt(tokens, one.at + 2);
  return other && { ...other, from, number: "plural" };
}

/** The same, or several of them in a row, the last after "and": "trust, patience, and care". */
export function listAt(tokens: readonly Token[], from: number): ShortPhrase | null {
  const one = shortPhraseAt(tokens, from);
  let last = one;
  let joined = 0;
  while (last) {
    const next = lowerOf(tokens[last.at + 1]);
    const closes = next === "and" || (next === "," && lowerOf(tokens[last.at + 2]) === "and");
    if (!closes && next !== ",") break;
    const other: ShortPhrase | null = shortPhraseAt(tokens, last.at + (closes && next === "," ? 3 : 2));
    if (!other || tokens[other.from]?.partOfSpeech === "DET") break;
    joined += 1;
    last = other;
    if (closes) return { ...other, from, number: "plural" };
  }
  return joined === 0 ? one : null;
}

/** The short noun phrase that starts at this token; null when there is none, or it goes on in a way that could not be parted from it. */
export function shortPhraseAt(tokens: readonly Token[], from: number): ShortPhrase | null {
  const phrase = nounPhraseAt(tokens, from);
  const head = phrase && tokens[phrase.at];
  if (!phrase || !head || (head.partOfSpeech !== "NOUN" && head.partOfSpeech !== "PROPN")) return null;
  if (phrase.at - from >= longest) return null;
  const words = tokens.slice(from, phrase.at + 1);
  if (words.some((token) => !inside.has(token.partOfSpeech) && !/^['’]s?$|^-$/.test(token.text))) return null;
  if (words.some((token) => /^(?:this|that|these|those)$/.test(lowerOf(token))) && words.length === 1) return null;
  return { ...phrase, from };
}
