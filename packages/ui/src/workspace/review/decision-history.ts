import type { PlacedDecisions } from "./places.ts";

/** Every decision can be taken back, and what was taken back can be had again, until something else is decided. */
export interface DecisionHistory {
  readonly past: readonly PlacedDecisions[];
  readonly present: PlacedDecisions;
  readonly future: readonly PlacedDecisions[];
}

export type HistoryEvent = { readonly type: "decided"; readonly decisions: PlacedDecisions } | { readonly type: "back" | "forward" };

export const emptyHistory: DecisionHistory = { past: [], present: new Map(), future: [] };

export const travel = (history: DecisionHistory, event: HistoryEvent): DecisionHistory => {
  const { past, present, future } = history;
  if (event.type === "decided") return { past: [...past, present], present: event.decisions, future: [] };
  const [target, ...rest] = event.type === "back" ? past.toReversed() : future;
  if (target === undefined) return history;
  return event.type === "back"
    ? { past: rest.toReversed(), present: target, future: [present, ...future] }
    : { past: [...past, present], present: target, future: rest };
};

/** Where a way leads that `shows` says can be seen: what was decided of edits that are not there is passed over. `null` where nothing would change. */
export const travelTo = (history: DecisionHistory, type: "back" | "forward", shows: (decisions: PlacedDecisions) => boolean): DecisionHistory | null => {
  for (let at = history; ; ) {
    const next = travel(at, { type });
    if (next === at) return null;
    if (shows(next.present)) return next;
    at = next;
  }
};
