import type { Call } from "./calls.ts";
import type { ProviderState } from "./state.ts";

/**
 * What became of a call at one provider. `sent`: the provider took it. `queued`: no answer yet, or it waits for consent, for
 * the SDK or, with an `error`, for the next page. `denied`: consent forbids it. `duplicate`: the order was sent before.
 * `failed`: see `error`.
 */
export interface DeliveryReport {
  readonly provider: string;
  readonly status: "sent" | "queued" | "denied" | "duplicate" | "failed";
  /** The call; missing where a provider reports an error of its own. */
  readonly call?: Call | undefined;
  /** As the provider threw it. */
  readonly error?: unknown;
}

/** A provider's state changed. */
export interface StateReport {
  readonly provider: string;
  readonly state: ProviderState;
  /** Why its SDK did not load. */
  readonly error?: unknown;
}

/** Hears of everything that becomes of calls and providers. */
export type ReportListener = (report: DeliveryReport | StateReport) => void;
