import type { Span } from "@prosewell/prose";
import { families } from "../features/grams.ts";
import { placeOf } from "../model/lexicon.ts";
import type { Model } from "../model/model.ts";
import type { Judged } from "../model/score.ts";
import type { Passage } from "../reading/passage.ts";
import { tokensOf } from "../reading/tokens.ts";
import { windowLogit, type Window } from "./windows.ts";

/** A run of tokens, both ends included. */
export interface Run {
  readonly first: number;
  readonly last: number;
}

/** No gram reaches over more tokens: what lies further from a hole is as it was. */
const longestGram = 4;

/** The logit of a window once some tokens of its sentence are gone. Only what stands next to them is read again. */
export function logitWithout(text: string, { lexicons, settings }: Model, { tokens, leftOut }: Passage, window: Window, part: Judged, { first, last }: Run): number {
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
  return windowLogit(settings.window, { evidence });
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
