import type { Span } from "@prosewell/prose";
import type { Change, Passage } from "./passage.ts";
import { groupsOf } from "./settle.ts";

const touches = (one: Span, other: Span) => one.start < other.end && other.start < one.end;
const holds = (outer: Span, inner: Span) => outer.start <= inner.start && inner.end <= outer.end;
const around = (spans: readonly Span[]): Span => ({
  start: Math.min(...spans.map(({ start }) => start)),
  end: Math.max(...spans.map(({ end }) => end)),
});

/**
 * A passage's changes, with those of another rewriting in their place within the sentences that the stretch touches; further where
 * changes that stand or fall together lie across that edge. The rest stays as it is.
 */
export function graft({ block }: Passage, changes: readonly Change[], others: readonly Change[], stretch: Span): readonly Change[] {
  const touched = block.sentences.filter((sentence) => touches(sentence, stretch));
  if (touched.length === 0) return changes;
  const wholes = [...groupsOf(changes), ...groupsOf(others)].map(around);
  let within = around(touched);
  for (;;) {
    const across = wholes.filter((whole) => touches(whole, within) && !holds(within, whole));
    if (across.length === 0) break;
    within = around([within, ...across]);
  }
  const isWithin = (change: Change) => holds(within, change);
  return [...changes.filter((change) => !isWithin(change)), ...others.filter(isWithin)].toSorted((one, other) => one.start - other.start);
}
