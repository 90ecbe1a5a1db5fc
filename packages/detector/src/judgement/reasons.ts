import type { Span } from "@prosewell/prose";
import type { Reason } from "../detection.ts";
import { families, quotable } from "../features/grams.ts";
import { placeOf } from "../model/lexicon.ts";
import type { Model } from "../model/model.ts";
import type { Judged } from "../model/score.ts";
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
 * is less likely to be generated. `part` is the stretch that the window was judged in.
 */
export function reasonsOf(text: string, model: Model, passage: Passage, window: Window, part: Judged): Reason[] {
  const reasons: Reason[] = [];
  let tried = 0;
  for (const { first, last } of candidatesOf(model, passage, window)) {
    if (reasons.length === mostReasons || tried === mostTried) break;
    const start = passage.tokens.starts[first] ?? 0;
    const end = passage.tokens.ends[last] ?? 0;
    if (reasons.some((reason) => reason.start < end && start < reason.end)) continue;
    tried += 1;
    if (!isLessLikelyWithout(text, model, passage, window, part, first, last)) continue;
    reasons.push({ text: `“${text.slice(start, end)}” stands more often in generated prose than in people’s.`, start, end });
  }
  return reasons;
}

function candidatesOf({ lexicons, settings }: Model, { tokens }: Passage, { from, to }: Window): Candidate[] {
  const candidates: Candidate[] = [];
  families.forEach(({ name, read }, family) => {
    const lexicon = lexicons[family];
    const share = settings.window.shares[family] ?? 0;
    if (!lexicon || !quotable.includes(name)) return;
    const { count, ids, firsts, lasts } = read(tokens, from, to);
    for (let gram = 0; gram < count; gram += 1) {
      const place = placeOf(lexicon, ids[gram] ?? 0);
      const weight = place < 0 ? 0 : share * (lexicon.weights[place] ?? 0);
      if (weight >= leastWeight) candidates.push({ first: firsts[gram] ?? 0, last: lasts[gram] ?? 0, weight });
    }
  });
  return candidates.toSorted((one, other) => other.weight - one.weight);
}

/** No gram reaches over more tokens: what lies further from a hole is as it was. */
const longestGram = 4;

/** Whether a window is less likely to be generated without some tokens of its sentence. Only what stands next to them is read again. */
function isLessLikelyWithout(text: string, { lexicons, settings }: Model, { tokens, leftOut }: Passage, window: Window, part: Judged, first: number, last: number): boolean {
  const from = Math.max(window.from, first - longestGram);
  const to = Math.min(window.to, last + 1 + longestGram);
  const hole = { start: tokens.starts[first] ?? 0, end: tokens.ends[last] ?? 0 };
  const span = { start: tokens.starts[from] ?? 0, end: tokens.ends[to - 1] ?? 0 };
  const rest = tokensOf(text, [span], [...within(leftOut, span), hole].toSorted((one, other) => one.start - other.start));
  const evidence = lexicons.map((lexicon, family) => {
    let { sum, known } = window.sums[family] ?? { sum: 0, known: 0 };
    for (let at = first; at < to; at += 1) {
      sum -= part.evidence[family]?.sums[at - part.from] ?? 0;
      known -= part.evidence[family]?.known[at - part.from] ?? 0;
    }
    const grams = families[family]?.read(rest, 0, rest.count);
    for (let gram = 0; gram < (grams?.count ?? 0); gram += 1) {
      if ((grams?.lasts[gram] ?? 0) < first - from) continue;
      const place = placeOf(lexicon, grams?.ids[gram] ?? 0);
      if (place < 0) continue;
      sum += lexicon.weights[place] ?? 0;
      known += 1;
    }
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
