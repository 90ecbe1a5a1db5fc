import { createListeners } from "./listeners.ts";
import type { DeliveryReport, ReportListener, StateReport } from "./reports.ts";

/** A report, and how many came before it. */
export type LogEntry = (DeliveryReport | StateReport) & { readonly order: number };

/** What happened last, for a debug view. */
export interface TrackingLog {
  /** Takes a report: the `onReport` of the tracking layer. */
  readonly add: ReportListener;
  /** The last hundred reports, the newest last. The same array until the next one. */
  readonly entries: () => readonly LogEntry[];
  /** Calls `listener` after every report; the function that comes back ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Keeps the last hundred reports. Hand its `add` to the tracking layer as `onReport`. */
export function createTrackingLog(): TrackingLog {
  const { subscribe, tell } = createListeners();
  let order = 0;
  let entries: readonly LogEntry[] = [];
  return {
    add: (report) => {
      entries = [...entries, { ...report, order }].slice(-100);
      order += 1;
      tell();
    },
    entries: () => entries,
    subscribe,
  };
}
