import type { Wording } from "./wordings.ts";

/** What stands for some sentences: the best wording that can, and the others that could. `null`: none can. */
export interface Choice {
  readonly from: number;
  readonly to: number;
  readonly text: string | null;
  readonly alternatives: readonly string[];
}

interface Path {
  readonly score: number;
  readonly choice: Choice | null;
}

/** Alternatives that a person is offered for one place. */
const mostAlternatives = 3;

/**
 * Of all wordings, whichever answer they come from, those that together cover the most sentences, and of these the best.
 * `score` tells how good one is, from 0 to 1.
 */
export function choose(sentences: number, wordings: readonly Wording[], score: (wording: Wording) => number): Choice[] {
  const standing = wordings.filter(({ failures }) => failures.length === 0);
  const paths: Path[] = [{ score: 0, choice: null }];
  for (let end = 1; end <= sentences; end += 1) {
    let best: Path = { score: paths[end - 1]?.score ?? 0, choice: { from: end - 1, to: end, text: null, alternatives: [] } };
    for (const wording of standing) {
      if (wording.to !== end) continue;
      const total = (paths[wording.from]?.score ?? 0) + (wording.to - wording.from) * (1 + score(wording));
      if (total > best.score) best = { score: total, choice: { from: wording.from, to: end, text: wording.text, alternatives: [] } };
    }
    paths.push(best);
  }
  const chosen: Choice[] = [];
  for (let end = sentences; end > 0; end = chosen.at(-1)?.from ?? 0) {
    const choice = paths[end]?.choice;
    if (!choice) break;
    chosen.push({ ...choice, alternatives: choice.text === null ? [] : others(choice, standing, score) });
  }
  return chosen.toReversed();
}

/** The other wordings of the same sentences, best first. */
function others({ from, to, text }: Choice, standing: readonly Wording[], score: (wording: Wording) => number): string[] {
  const rivals = standing.filter((wording) => wording.from === from && wording.to === to && wording.text !== text);
  const ranked = rivals.toSorted((one, other) => score(other) - score(one)).map((wording) => wording.text);
  return [...new Set(ranked)].slice(0, mostAlternatives);
}
