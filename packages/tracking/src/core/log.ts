import type { Call } from "./calls.ts";
import { createListeners } from "./listeners.ts";
import type { ProviderState } from "./provider-state.ts";

/**
 * What became of a call at one provider. `sent`: the provider took it. `queued`: it waits, for consent or for the SDK; with
 * an `error`, for the next page. `denied`: consent forbids it. `duplicate`: the order was sent before. `failed`: see `error`.
 */
export interface DeliveryReport {
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
  readonly kind: "state";
  readonly provider: string;
  readonly state: ProviderState;
  readonly error?: unknown;
}

/** What happened last, for a debug view or a monitor of one's own. */
export interface TrackingLog {
  /** The last hundred reports, the newest last. The same array until the next one. */
  entries(): readonly (DeliveryReport | StateReport)[];
  /** Calls `listener` after every report; the function that comes back ends that. */
  subscribe(listener: () => void): () => void;
}

const length = 100;

/** A log and the way to write to it. */
export function createLog() {
  const listeners = createListeners();
  let entries: readonly (DeliveryReport | StateReport)[] = [];
  const log: TrackingLog = { entries: () => entries, subscribe: listeners.subscribe };
  return {
    log,
    add: <Report extends DeliveryReport | StateReport>(report: Report): Report => {
      entries = [...entries.slice(1 - length), report];
      listeners.tell();
      return report;
    },
  };
}
