import type { Edit } from "@prosewell/humanizer";
import { useEffect, useMemo, useState } from "react";
import { type DecisionHistory, emptyHistory, travel, travelTo } from "./decision-history.ts";
import { choosing, type Decisions, isUndone, restoring, sameDecisions, undoing } from "./decisions.ts";
import { partnersOf } from "./kin.ts";
import { decisionsAt, placesOf, placing } from "./places.ts";

interface DecisionsOptions {
  readonly original: string;
  readonly edits: readonly Edit[];
  /** What was decided of these edits before they are shown. */
  readonly before: Decisions;
  /** What was decided of the edits of earlier outputs. */
  readonly earlier: DecisionHistory | undefined;
  /** Told of what comes along from there, and of every change of mind. */
  readonly onDecide: ((decisions: Decisions, history: DecisionHistory) => void) | undefined;
  /** Told of edits that are undone by hand. */
  readonly onUndo: ((undone: readonly Edit[]) => void) | undefined;
}

/** What the person decides of an output's edits, on top of what was decided before, and the way back. */
export const useDecisions = ({ original, edits, before, earlier = emptyHistory, onDecide, onUndo }: DecisionsOptions) => {
  const places = useMemo(() => placesOf(original, edits), [original, edits]);
  const [history, setHistory] = useState(() => (before.size === 0 ? earlier : { ...earlier, present: placing(earlier.present, places, before) }));
  const decisions = useMemo(() => decisionsAt(edits, places, history.present), [edits, places, history]);

  const turn = (next: DecisionHistory) => {
    setHistory(next);
    onDecide?.(decisionsAt(edits, places, next.present), next);
  };
  useEffect(() => {
    if (!sameDecisions(decisions, before)) onDecide?.(decisions, history);
    // Once for each output.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [edits]);
  const decide = (next: Decisions) => turn(travel(history, { type: "decided", decisions: placing(history.present, places, next) }));
  const whole = (some: readonly Edit[]) => [...new Set(some.flatMap((edit) => partnersOf(edit, edits)))];
  const way = (type: "back" | "forward") => {
    const target = travelTo(history, type, (placed) => !sameDecisions(decisionsAt(edits, places, placed), decisions));
    return target && (() => turn(target));
  };

  return {
    decisions,
    /** One half of a pair that is undone brings the other back along. */
    choose: (edit: Edit, wording: string) => decide(choosing(isUndone(edit, decisions) ? restoring(decisions, whole([edit])) : decisions, edit, wording)),
    /** Undoes these edits, or puts them back where all of them are undone. */
    toggle: (some: readonly Edit[]) => {
      if (some.every((edit) => isUndone(edit, decisions))) return decide(restoring(decisions, whole(some)));
      decide(undoing(decisions, whole(some)));
      onUndo?.(some.filter((edit) => !isUndone(edit, decisions)));
    },
    /** Absent where there is nothing to take back. */
    back: way("back"),
    forward: way("forward"),
  };
};

export type Decided = ReturnType<typeof useDecisions>;
