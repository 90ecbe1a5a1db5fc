import type { RangeOfLength } from "../model/model.ts";
import { probabilityOf } from "../model/score.ts";

/** The range around a logit in which nine in ten such texts have theirs. It reaches certainty where texts of one side do. */
export function rangeOf(ranges: readonly RangeOfLength[], logit: number, words: number): readonly [low: number, high: number] {
  const { width, reachesOne, reachesZero } = ranges.find(({ below }) => words < below) ?? { width: Infinity, reachesOne: -Infinity, reachesZero: Infinity };
  return [logit <= reachesZero ? 0 : probabilityOf(logit - width), logit >= reachesOne ? 1 : probabilityOf(logit + width)];
}
