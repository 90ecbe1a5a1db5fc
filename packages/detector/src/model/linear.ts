import { families } from "../features/grams.ts";
import type { Tokens } from "../reading/tokens.ts";
import { placeOf, type Lexicon } from "./lexicon.ts";

/** What the lexicons say of a range of tokens. */
export interface LinearReading {
  /** For each family the logit of the whole range. */
  readonly logits: readonly number[];
  /** For each family the evidence of each token: what the grams that end in it add up to, and how many are known. */
  readonly evidence: readonly TokenEvidence[];
}

export interface TokenEvidence {
  readonly sums: Float32Array;
  readonly known: Uint8Array;
}

/** A gram that comes again says less than the first time. */
const most = 255;
const dampened = Float64Array.from({ length: most + 1 }, (_, times) => (times === 0 ? 0 : 1 + Math.log(times)));

/** How often each place was hit, kept between calls: to clear what was used is cheaper than to make it anew. */
const tallies = new WeakMap<Lexicon, Uint8Array>();

function tallyOf(lexicon: Lexicon): Uint8Array {
  const known = tallies.get(lexicon) ?? new Uint8Array(lexicon.ids.length);
  tallies.set(lexicon, known);
  return known;
}

/** Reads the evidence of tokens `from` to `to`. */
export function readLinear(lexicons: readonly Lexicon[], tokens: Tokens, from: number, to: number): LinearReading {
  const evidence: TokenEvidence[] = [];
  const logits = lexicons.map((lexicon, family) => {
    const { weights, bias } = lexicon;
    const tally = tallyOf(lexicon);
    const hit: number[] = [];
    const sums = new Float32Array(to - from);
    const known = new Uint8Array(to - from);
    families[family]?.each(tokens, from, to, (gram, last) => {
      const place = placeOf(lexicon, gram);
      if (place < 0) return;
      const times = tally[place] ?? 0;
      if (times === 0) hit.push(place);
      if (times < most) tally[place] = times + 1;
      sums[last - from] = (sums[last - from] ?? 0) + (weights[place] ?? 0);
      known[last - from] = (known[last - from] ?? 0) + 1;
    });
    evidence.push({ sums, known });
    let total = 0;
    let squares = 0;
    for (const place of hit) {
      const value = dampened[tally[place] ?? 0] ?? 0;
      total += value * (weights[place] ?? 0);
      squares += value * value;
      tally[place] = 0;
    }
    return bias + (squares > 0 ? total / Math.sqrt(squares) : 0);
  });
  return { logits, evidence };
}
