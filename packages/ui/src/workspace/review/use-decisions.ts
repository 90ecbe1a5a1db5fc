import type { Edit } from "@prosewell/humanizer";
import { useReducer } from "react";
import { emptyHistory, type HistoryEvent, travel } from "./decision-history.ts";
import { choosing, type Decisions, isUndone, restoring, undoing } from "./decisions.ts";
import { partnersOf } from "./kin.ts";

interface Told {
  /** Of every change, with what is decided then. */
  readonly onDecide: ((decisions: Decisions) => void) | undefined;
  /** Of edits that are undone by hand. */
  readonly onUndo: ((undone: readonly Edit[]) => void) | undefined;
}

/** What the person decides of a result's edits, on top of what was decided `before`, and the way back. */
export const useDecisions = (edits: readonly Edit[], before: Decisions, { onDecide, onUndo }: Told) => {
  const [history, dispatch] = useReducer(travel, { ...emptyHistory, present: before });
  const decisions = history.present;
  const go = (event: HistoryEvent) => {
    dispatch(event);
    onDecide?.(travel(history, event).present);
  };
  const decide = (next: Decisions) => go({ type: "decided", decisions: next });
  const whole = (some: readonly Edit[]) => [...new Set(some.flatMap((edit) => partnersOf(edit, edits)))];

  return {
    decisions,
    choose: (edit: Edit, wording: string) => decide(choosing(decisions, edit, wording)),
    /** Undoes these edits, or puts them back where all of them are undone. */
    toggle: (some: readonly Edit[]) => {
      if (some.every((edit) => isUndone(edit, decisions))) return decide(restoring(decisions, whole(some)));
      decide(undoing(decisions, whole(some)));
      onUndo?.(some.filter((edit) => !isUndone(edit, decisions)));
    },
    /** Absent where there is nothing to take back. */
    back: history.past.length === 0 ? null : () => go({ type: "back" }),
    forward: history.future.length === 0 ? null : () => go({ type: "forward" }),
  };
};

export type Decided = ReturnType<typeof useDecisions>;
