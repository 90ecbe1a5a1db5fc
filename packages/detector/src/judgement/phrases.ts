import { families } from "../features/grams.ts";
import { placeOf } from "../model/lexicon.ts";
import type { Model } from "../model/model.ts";
import type { Tokens } from "../reading/tokens.ts";
import { token } from "../reading/token.ts";
import type { Run } from "./without.ts";

/** A run of words that the model knows as one that generated prose is fond of. */
export interface Phrase extends Run {
  readonly weight: number;
}

/** A phrase that says less than this is not worth a reader's time. */
const leastWeight = 0.6;
const mostWords = 5;

/** Words by themselves say what a text is about; a phrase begins and ends in words with a sense, and the model knows each of its pairs. */
export function phrasesOf({ lexicons, settings }: Model, tokens: Tokens, from: number, to: number): Phrase[] {
  const alone = weightsOf("words");
  const joined = weightsOf("pairs");
  const canBound = (at: number) => tokens.kinds[at] === token.word && tokens.closed[at] === 0 && (tokens.capitals[at] === 0 || at === from);
  const phrases: Phrase[] = [];
  for (let first = from; first < to; first += 1) {
    if (!canBound(first)) continue;
    let weight = alone[first - from] ?? 0;
    for (let last = first + 1; last < to && last < first + mostWords && tokens.kinds[last] === token.word; last += 1) {
      const pair = joined[last - from] ?? 0;
      if (pair === 0) break;
      weight += pair + (alone[last - from] ?? 0);
      if (weight >= leastWeight && canBound(last)) phrases.push({ first, last, weight });
    }
  }
  return phrases.toSorted((one, other) => other.weight - one.weight);

  /** What each token's grams of a family add to the window's logit. */
  function weightsOf(name: string): Float32Array {
    const family = families.findIndex((one) => one.name === name);
    const lexicon = lexicons[family];
    const weights = new Float32Array(to - from);
    const share = settings.window.shares[family] ?? 0;
    const grams = families[family]?.read(tokens, from, to);
    for (let gram = 0; lexicon && grams && gram < grams.count; gram += 1) {
      const place = placeOf(lexicon, grams.ids[gram] ?? 0);
      if (place >= 0) weights[(grams.lasts[gram] ?? from) - from] = share * (lexicon.weights[place] ?? 0);
    }
    return weights;
  }
}
