import type { Token } from "../rule.ts";
import { lowerOf, type NounPhrase, nounPhraseAt } from "./noun-phrase.ts";

const longest = 5;
const inside = new Set<string>(["DET", "ADJ", "NOUN", "PROPN", "PRON", "ADV"]);

/** A noun phrase without joints: no "and", no "of", no clause in it. */
export interface ShortPhrase extends NounPhrase {
  readonly from: number;
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
