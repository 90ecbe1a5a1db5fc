import type { RangeOfLength } from "../model/model.ts";
import { probabilityOf } from "../model/score.ts";

/** The range around a logit. It reaches certainty where all but few texts of one side would be missed otherwise; its other end is as far as a text of an unknown source could lie. */
export function rangeOf(ranges: readonly RangeOfLength[], logit: number, words: number): readonly [low: number, high: number] {
  const { width, reachesOne, reachesZero } = ranges.find(({ below }) => words < below) ?? { width: Infinity, reachesOne: -Infinity, reachesZero: Infinity };
  return [logit <= reachesZero ? 0 : probabilityOf(logit - width), logit >= reachesOne ? 1 : probabilityOf(logit + width)];
}
