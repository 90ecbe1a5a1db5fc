import type { Reason } from "../detection.ts";
import type { Model } from "../model/model.ts";
import type { Judged } from "../model/score.ts";
import type { Passage } from "../reading/passage.ts";
import { phrasesOf } from "./phrases.ts";
import { turnsOf, turnTexts } from "./turns.ts";
import { windowLogit, type Window } from "./windows.ts";
import { logitWithout, type Run } from "./without.ts";

const mostReasons = 3;
/** How many are tried: those whose own words speak most for generated prose. */
const mostTried = 4;
/** What a reason must be worth, as a logit of its window. */
const leastEffect = 0.03;

interface Candidate {
  readonly shown: Run;
  readonly hole: Run;
  readonly text: (quoted: string) => string;
}

const phraseText = (quoted: string) => `“${quoted}” stands more often in generated prose than in people’s.`;

/**
 * Why a sentence reads as generated, the strongest first: phrases and turns that a person can see. Each was tried: without it,
 * the sentence's window is less likely to be generated. `part` is the stretch that the window was judged in.
 */
export function reasonsOf(text: string, model: Model, passage: Passage, window: Window, part: Judged): Reason[] {
  const { tokens } = passage;
  const before = windowLogit(model.settings.window, window);
  const weightOf = ({ hole }: Candidate) => evidenceIn(model, part, hole);
  const tried = candidatesOf(model, passage, window)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostTried)
    .map((candidate) => ({ ...candidate, effect: before - logitWithout(text, model, passage, window, part, candidate.hole) }))
    .filter(({ effect }) => effect >= leastEffect)
    .toSorted((one, other) => other.effect - one.effect);
  const reasons: Reason[] = [];
  for (const { shown, text: say } of tried) {
    if (reasons.length === mostReasons) break;
    const start = tokens.starts[shown.first] ?? 0;
    const end = tokens.ends[shown.last] ?? 0;
    if (reasons.some((reason) => reason.start < end && start < reason.end)) continue;
    reasons.push({ text: say(text.slice(start, end)), start, end });
  }
  return reasons;
}

/** What the grams that end in some tokens say, before anything is read again. */
function evidenceIn({ settings }: Model, { evidence, from }: Judged, { first, last }: Run): number {
  let total = 0;
  evidence.forEach(({ sums }, family) => {
    for (let at = first; at <= last; at += 1) total += (settings.window.shares[family] ?? 0) * (sums[at - from] ?? 0);
  });
  return total;
}

function candidatesOf(model: Model, { tokens }: Passage, { from, to }: Window): Candidate[] {
  const phrases: Run[] = [];
  for (const phrase of phrasesOf(model, tokens, from, to)) {
    if (!phrases.some(({ first, last }) => first <= phrase.last && phrase.first <= last)) phrases.push(phrase);
  }
  return [
    ...turnsOf(tokens, from, to).map(({ kind, shown, hole }) => ({ shown, hole, text: turnTexts[kind] })),
    ...phrases.map((run) => ({ shown: run, hole: run, text: phraseText })),
  ];
}
