import type { Reason } from "../detection.ts";
import { families } from "../features/grams.ts";
import { placeOf } from "../model/lexicon.ts";
import type { TokenEvidence } from "../model/linear.ts";
import type { Model } from "../model/model.ts";
import type { Tokens } from "../reading/tokens.ts";

const mostReasons = 3;
/** A gram that says less than this is not worth a reader's time. */
const leastStrength = 0.5;

interface Candidate {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/** Where a sentence's tokens lie, and the part whose evidence they belong to. */
export interface Place {
  readonly from: number;
  readonly to: number;
  readonly partFrom: number;
  readonly evidence: readonly TokenEvidence[];
}

/**
 * The words of a sentence that speak most for generated prose, the strongest first. Words whose letters and whose place in
 * the sentence speak against it are passed over: to take them out would not lower the score.
 */
export function reasonsOf(text: string, { lexicons, settings }: Model, tokens: Tokens, place: Place): Reason[] {
  const [words] = families;
  const [lexicon] = lexicons;
  if (!words || !lexicon) return [];
  const candidates: Candidate[] = [];
  words.each(tokens, place.from, place.to, (gram, last, first) => {
    const found = placeOf(lexicon, gram);
    const weight = found < 0 ? 0 : (lexicon.weights[found] ?? 0);
    if (weight >= leastStrength && strengthOf(place, settings.window.shares, first, last) > 0) candidates.push({ first, last, weight });
  });
  const taken: Candidate[] = [];
  for (const candidate of candidates.toSorted((one, other) => other.weight - one.weight)) {
    if (taken.length === mostReasons) break;
    if (taken.every(({ first, last }) => candidate.last < first || candidate.first > last)) taken.push(candidate);
  }
  return taken.map(({ first, last }) => {
    const start = tokens.starts[first] ?? 0;
    const end = tokens.ends[last] ?? 0;
    return { text: `“${text.slice(start, end)}” stands more often in generated prose than in people’s.`, start, end };
  });
}

/** What all families say of some tokens and of the grams that end right behind them. */
function strengthOf({ partFrom, evidence }: Place, shares: readonly number[], first: number, last: number): number {
  return evidence.reduce((total, { sums }, family) => {
    let sum = 0;
    for (let at = first; at <= last; at += 1) sum += sums[at - partFrom] ?? 0;
    return total + sum * (shares[family] ?? 0);
  }, 0);
}
