import { type Decisions, undecided } from "./decisions.ts";

/** Every decision can be taken back, and what was taken back can be had again, until something else is decided. */
export interface DecisionHistory {
  readonly past: readonly Decisions[];
  readonly present: Decisions;
  readonly future: readonly Decisions[];
}

export type HistoryEvent = { readonly type: "decided"; readonly decisions: Decisions } | { readonly type: "back" | "forward" };

export const emptyHistory: DecisionHistory = { past: [], present: undecided, future: [] };

export const travel = (history: DecisionHistory, event: HistoryEvent): DecisionHistory => {
  const { past, present, future } = history;
  if (event.type === "decided") return { past: [...past, present], present: event.decisions, future: [] };
  const [target, ...rest] = event.type === "back" ? past.toReversed() : future;
  if (target === undefined) return history;
  return event.type === "back"
    ? { past: rest.toReversed(), present: target, future: [present, ...future] }
    : { past: [...past, present], present: target, future: rest };
};
