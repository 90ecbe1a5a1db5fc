import type { ConsentState, Purpose } from "./consent.ts";

/**
 * Where a provider stands. `idle`: the person has not answered. `failed`: its SDK did not load, and its calls wait for the
 * next page.
 */
export type ProviderState = "idle" | "loading" | "ready" | "failed" | "denied";

/** What became of its SDK on this page, if all is allowed. */
export type SdkState = "loading" | "ready" | "failed";

/**
 * The state follows from the person's answers and from the SDK, and from nothing that was before. One refusal denies, one
 * missing answer waits, and only a yes to every purpose loads.
 */
export function stateOf(purposes: readonly Purpose[], consent: ConsentState, sdk: SdkState): ProviderState {
  if (purposes.some((purpose) => consent[purpose] === false)) return "denied";
  return purposes.every((purpose) => consent[purpose] === true) ? sdk : "idle";
}
