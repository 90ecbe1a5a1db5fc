import { families, type Family } from "../features/grams.ts";
import type { Tokens } from "../reading/tokens.ts";
import { placeOf, type Lexicon } from "./lexicon.ts";

/** What the lexicons say of a range of tokens. */
export interface LinearReading {
  /** For each family the logit of the whole range. */
  readonly logits: readonly number[];
  /** For each family the share of the grams that are known: how much of the text has been said before. */
  readonly familiar: readonly number[];
  /** For each family the evidence of each token: what the grams that end in it add up to, and how many are known. */
  readonly evidence: readonly TokenEvidence[];
}

export interface TokenEvidence {
  readonly sums: Float32Array;
  readonly known: Uint32Array;
}

/** A gram that comes again says less than the first time. */
const most = 255;
const dampened = Float64Array.from({ length: most + 1 }, (_, times) => (times === 0 ? 0 : 1 + Math.log(times)));

/** How often each place of a lexicon was hit, and which ones: kept between calls, since to clear what was used is cheaper than to make it anew. */
interface Tally {
  readonly times: Uint8Array;
  readonly hit: Uint32Array;
}

const tallies = new WeakMap<Lexicon, Tally>();

function tallyOf(lexicon: Lexicon): Tally {
  const known = tallies.get(lexicon) ?? { times: new Uint8Array(lexicon.ids.length), hit: new Uint32Array(lexicon.ids.length) };
  tallies.set(lexicon, known);
  return known;
}

/** Reads the evidence of tokens `from` to `to`. */
export function readLinear(lexicons: readonly Lexicon[], tokens: Tokens, from: number, to: number): LinearReading {
  const readings = families.map((family, at) => {
    const lexicon = lexicons[at];
    return lexicon ? readFamily(family, lexicon, tokens, from, to) : undefined;
  });
  const found = readings.filter((reading) => reading !== undefined);
  return { logits: found.map(({ logit }) => logit), familiar: found.map(({ familiar }) => familiar), evidence: found.map(({ evidence }) => evidence) };
}

interface FamilyReading {
  readonly logit: number;
  readonly familiar: number;
  readonly evidence: TokenEvidence;
}

function readFamily(family: Family, lexicon: Lexicon, tokens: Tokens, from: number, to: number): FamilyReading {
  const { weights, bias } = lexicon;
  const { count, ids, lasts } = family.read(tokens, from, to);
  const { times, hit } = tallyOf(lexicon);
  const sums = new Float32Array(to - from);
  const known = new Uint32Array(to - from);
  let hits = 0;
  let recognised = 0;
  for (let gram = 0; gram < count; gram += 1) {
    const place = placeOf(lexicon, ids[gram] ?? 0);
    if (place < 0) continue;
    recognised += 1;
    const before = times[place] ?? 0;
    if (before === 0) {
      hit[hits] = place;
      hits += 1;
    }
    if (before < most) times[place] = before + 1;
    const at = (lasts[gram] ?? 0) - from;
    sums[at] = (sums[at] ?? 0) + (weights[place] ?? 0);
    known[at] = (known[at] ?? 0) + 1;
  }
  let total = 0;
  let squares = 0;
  for (let one = 0; one < hits; one += 1) {
    const place = hit[one] ?? 0;
    const value = dampened[times[place] ?? 0] ?? 0;
    total += value * (weights[place] ?? 0);
    squares += value * value;
    times[place] = 0;
  }
  return { logit: bias + (squares > 0 ? total / Math.sqrt(squares) : 0), familiar: count > 0 ? recognised / count : 0, evidence: { sums, known } };
}
