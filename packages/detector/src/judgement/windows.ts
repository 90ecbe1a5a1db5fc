import type { TokenEvidence } from "../model/linear.ts";
import type { Settings } from "../model/model.ts";
import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";

/** A sentence with those around it: what a few sentences alone say. */
export interface Window {
  /** The sentence in the middle. */
  readonly sentence: number;
  /** That sentence's tokens, and how many of them are words. */
  readonly from: number;
  readonly to: number;
  readonly words: number;
  /** For each family, what the known grams of the window add up to, and how many they are. */
  readonly sums: readonly { readonly sum: number; readonly known: number }[];
  /** The sums by the root of how many grams they come from. */
  readonly evidence: readonly number[];
}

/** How many sentences on either side belong to a sentence's window. */
const around = 2;

interface Sums {
  readonly from: number;
  to: number;
  words: number;
  readonly sums: number[];
  readonly known: number[];
}

/** The windows of all sentences, from the evidence of the tokens, which lie at `from` and on. */
export function windows(tokens: Tokens, from: number, to: number, evidence: readonly TokenEvidence[]): Window[] {
  const bySentence = new Map<number, Sums>();
  for (let at = from; at < to; at += 1) {
    const owner = tokens.sentences[at] ?? 0;
    const own = bySentence.get(owner) ?? { from: at, to: at, words: 0, sums: evidence.map(() => 0), known: evidence.map(() => 0) };
    bySentence.set(owner, own);
    own.to = at + 1;
    if (tokens.kinds[at] !== token.mark) own.words += 1;
    evidence.forEach(({ sums, known }, family) => {
      own.sums[family] = (own.sums[family] ?? 0) + (sums[at - from] ?? 0);
      own.known[family] = (own.known[family] ?? 0) + (known[at - from] ?? 0);
    });
  }
  const sentences = [...bySentence];
  return sentences.map(([sentence, { from: first, to: last, words }], place) => {
    const near = sentences.slice(Math.max(0, place - around), place + around + 1).map(([, own]) => own);
    const inAll = evidence.map((_, family) => ({
      sum: near.reduce((total, own) => total + (own.sums[family] ?? 0), 0),
      known: near.reduce((total, own) => total + (own.known[family] ?? 0), 0),
    }));
    return { sentence, from: first, to: last, words, sums: inAll, evidence: inAll.map(({ sum, known }) => (known > 0 ? sum / Math.sqrt(known) : 0)) };
  });
}

export const windowLogit = ({ shares, height }: Settings["window"], { evidence }: Pick<Window, "evidence">): number =>
  evidence.reduce((total, value, family) => total + value * (shares[family] ?? 0), height);
