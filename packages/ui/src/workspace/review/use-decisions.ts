import type { Edit } from "@prosewell/humanizer";
import { useReducer } from "react";
import { emptyHistory, travel } from "./decision-history.ts";
import { choosing, type Decisions, isUndone, restoring, undoing } from "./decisions.ts";
import { partnersOf } from "./kin.ts";

/** What the person decides of a result's edits, and the way back. `onUndo` is told of edits that are undone by hand. */
export const useDecisions = (edits: readonly Edit[], onUndo: (undone: readonly Edit[]) => void) => {
  const [history, dispatch] = useReducer(travel, emptyHistory);
  const decisions = history.present;
  const decide = (next: Decisions) => dispatch({ type: "decided", decisions: next });
  const whole = (some: readonly Edit[]) => [...new Set(some.flatMap((edit) => partnersOf(edit, edits)))];

  return {
    decisions,
    choose: (edit: Edit, wording: string) => decide(choosing(decisions, edit, wording)),
    /** Undoes these edits, or puts them back where all of them are undone. */
    toggle: (some: readonly Edit[]) => {
      if (some.every((edit) => isUndone(edit, decisions))) return decide(restoring(decisions, whole(some)));
      decide(undoing(decisions, whole(some)));
      onUndo(some.filter((edit) => !isUndone(edit, decisions)));
    },
    /** Absent where there is nothing to take back. */
    back: history.past.length === 0 ? null : () => dispatch({ type: "back" }),
    forward: history.future.length === 0 ? null : () => dispatch({ type: "forward" }),
  };
};

export type Decided = ReturnType<typeof useDecisions>;
