import type { Call } from "./calls.ts";
import { createListeners } from "./listeners.ts";
import type { ProviderState } from "./provider-state.ts";

/**
 * What became of a call at one provider. `sent`: the provider took it. `queued`: it waits, for consent or for the SDK; with
 * an `error`, for the next page. `denied`: consent forbids it. `duplicate`: the order was sent before. `failed`: see `error`.
 */
export interface DeliveryReport {
  /** How many reports the page had before. */
  readonly order: number;
  readonly kind: "delivery";
  readonly provider: string;
  readonly status: "sent" | "queued" | "denied" | "duplicate" | "failed";
  /** The call; missing where a provider reports an error of its own. */
  readonly call?: Call | undefined;
  /** As the provider threw it. */
  readonly error?: unknown;
}

/** A provider's state changed. */
export interface StateReport {
  /** How many reports the page had before. */
  readonly order: number;
  readonly kind: "state";
  readonly provider: string;
  readonly state: ProviderState;
  readonly error?: unknown;
}

/** What happened last, for a debug view or a monitor of one's own. */
export interface TrackingLog {
  /** The last hundred reports, the newest last. The same array until the next one. */
  readonly entries: () => readonly (DeliveryReport | StateReport)[];
  /** Calls `listener` after every report; the function that comes back ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

const length = 100;

type News<Report> = Omit<Report, "order" | "kind">;

/** A log and the ways to write to it. */
export function createLog() {
  const listeners = createListeners();
  let order = 0;
  let entries: readonly (DeliveryReport | StateReport)[] = [];
  const add = (report: DeliveryReport | StateReport): void => {
    order += 1;
    entries = [...entries.slice(1 - length), report];
    listeners.tell();
  };
  const log: TrackingLog = { entries: () => entries, subscribe: listeners.subscribe };
  return {
    log,
    /** Logs what became of a call, and gives the report back. */
    delivery: (news: News<DeliveryReport>): DeliveryReport => {
      const report = { kind: "delivery", order, ...news } as const;
      add(report);
      return report;
    },
    state: (news: News<StateReport>): void => add({ kind: "state", order, ...news }),
  };
}

/** The way to write to a log. */
export type Logbook = Omit<ReturnType<typeof createLog>, "log">;
