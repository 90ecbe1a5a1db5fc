import type { Span } from "@prosewell/prose";
import type { Reason } from "../detection.ts";
import { families } from "../features/grams.ts";
import { placeOf } from "../model/lexicon.ts";
import type { Model } from "../model/model.ts";
import type { Passage } from "../reading/passage.ts";
import { tokensOf } from "../reading/tokens.ts";
import { windowLogit, type Window } from "./windows.ts";

const mostReasons = 2;
/** How many are tried before a sentence is left with fewer. */
const mostTried = 3;
/** A gram that says less than this is not worth a reader's time. */
const leastWeight = 0.5;

interface Candidate {
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

/**
 * The words of a sentence that speak most for generated prose, the strongest first. Each was tried: without it, its window
 * is less likely to be generated.
 */
export function reasonsOf(text: string, model: Model, passage: Passage, window: Window): Reason[] {
  const reasons: Reason[] = [];
  let tried = 0;
  for (const { first, last } of candidatesOf(model, passage, window)) {
    if (reasons.length === mostReasons || tried === mostTried) break;
    const start = passage.tokens.starts[first] ?? 0;
    const end = passage.tokens.ends[last] ?? 0;
    if (reasons.some((reason) => reason.start < end && start < reason.end)) continue;
    tried += 1;
    if (!isLessLikelyWithout(text, model, passage, window, { start, end })) continue;
    reasons.push({ text: `“${text.slice(start, end)}” stands more often in generated prose than in people’s.`, start, end });
  }
  return reasons;
}

function candidatesOf({ lexicons }: Model, { tokens }: Passage, { from, to }: Window): Candidate[] {
  const [words] = families;
  const [lexicon] = lexicons;
  const candidates: Candidate[] = [];
  if (!words || !lexicon) return candidates;
  words.each(tokens, from, to, (gram, last, first) => {
    const place = placeOf(lexicon, gram);
    const weight = place < 0 ? 0 : (lexicon.weights[place] ?? 0);
    if (weight >= leastWeight) candidates.push({ first, last, weight });
  });
  return candidates.toSorted((one, other) => other.weight - one.weight);
}

/** Reads the sentence again with a hole in it. */
function isLessLikelyWithout(text: string, { lexicons, settings }: Model, { sentences, leftOut, tokens }: Passage, window: Window, hole: Span): boolean {
  const sentence = sentences[window.sentence];
  if (!sentence) return false;
  const holes = [...within(leftOut, sentence), hole].toSorted((one, other) => one.start - other.start);
  const read = tokensOf(text, [sentence], holes);
  const evidence = families.map(({ each }, family) => {
    const lexicon = lexicons[family];
    let { sum, known } = window.sums[family] ?? { sum: 0, known: 0 };
    const count = (direction: number) => (gram: number) => {
      const place = lexicon ? placeOf(lexicon, gram) : -1;
      if (place < 0) return;
      sum += direction * (lexicon?.weights[place] ?? 0);
      known += direction;
    };
    each(read, 0, read.count, count(1));
    each(tokens, window.from, window.to, count(-1));
    return known > 0 ? sum / Math.sqrt(known) : 0;
  });
  return windowLogit(settings.window, { evidence }) < windowLogit(settings.window, window);
}

/** Those of some spans in order that reach into another, found by halving: a long text has many. */
function within(spans: readonly Span[], { start, end }: Span): Span[] {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle]?.end ?? Infinity) <= start) low = middle + 1;
    else high = middle;
  }
  const found: Span[] = [];
  for (let span = spans[low]; span && span.start < end; span = spans[low]) {
    found.push(span);
    low += 1;
  }
  return found;
}
