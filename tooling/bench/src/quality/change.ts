import { sum } from "../report/figures.ts";
import type { Outcome } from "./outcome.ts";

/** How far a set of rewrites went, over all its texts taken together. */
export interface Change {
  /** Share of the input's words that lie inside some edit. */
  readonly wordsChanged: number;
  /** Share of texts that came out as they went in. */
  readonly untouched: number;
  readonly editsPerThousand: number;
  /** Words out for each word in. */
  readonly length: number;
}

export function changeOf(outcomes: readonly Outcome[]): Change {
  const results = outcomes.map(({ result }) => result);
  const words = sum(results.map((result) => result.words.in));
  return {
    wordsChanged: sum(results.map((result) => result.words.changed)) / words,
    untouched: outcomes.filter(({ source, result }) => result.text === source.text).length / outcomes.length,
    editsPerThousand: (1000 * sum(results.map((result) => result.edits.length))) / words,
    length: sum(results.map((result) => result.words.out)) / words,
  };
}

/** Edits per 1,000 words of each rule that fired. */
export function editsByRule(outcomes: readonly Outcome[]): ReadonlyMap<string, number> {
  const words = sum(outcomes.map(({ result }) => result.words.in));
  const counts = new Map<string, number>();
  for (const { rule } of outcomes.flatMap(({ result }) => result.edits)) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  return new Map([...counts].map(([rule, count]) => [rule, (1000 * count) / words]));
}
