import { applyChanges, type Change } from "./passage.ts";

/**
 * Two passes as one: `first` turned the text into another, `second` that one into a third; what comes back leads from
 * the text straight to the third.
 */
export function compose(text: string, first: readonly Change[], second: readonly Change[]): readonly Change[] {
  // From the right, so that the offsets of what is still to come stay true.
  return second.reduceRight<readonly Change[]>((changes, late) => absorb(text, changes, late), first);
}

/** Adds one change of the text that `changes` lead to; it merges with those that it touches and speaks in their name. */
function absorb(text: string, changes: readonly Change[], late: Change): Change[] {
  let shift = 0;
  const placed = changes.map((change) => {
    const from = change.start + shift;
    shift += change.after.length - (change.end - change.start);
    return { change, from, to: from + change.after.length, shift };
  });
  const isBefore = ({ to }: { to: number }) => to < late.start;
  const isAfter = ({ from }: { from: number }) => from > late.end;
  const before = placed.filter(isBefore);
  const after = placed.filter(isAfter);
  const touched = placed.filter((place) => !isBefore(place) && !isAfter(place));

  const shiftBefore = before.at(-1)?.shift ?? 0;
  const shiftAfter = touched.at(-1)?.shift ?? shiftBefore;
  const from = Math.min(late.start, touched[0]?.from ?? late.start);
  const to = Math.max(late.end, touched.at(-1)?.to ?? late.end);
  const middle = applyChanges(text, changes).slice(from, to);
  const named = touched[0]?.change ?? late;

  return [
    ...before.map(({ change }) => change),
    {
      start: from - shiftBefore,
      end: to - shiftAfter,
      after: applyChanges(middle, [{ start: late.start - from, end: late.end - from, after: late.after }]),
      alternatives: touched.length === 0 ? late.alternatives : [],
      rule: named.rule,
      foreign: late.foreign && touched.every(({ change }) => change.foreign),
    },
    ...after.map(({ change }) => change),
  ];
}
