import type { Verdict } from "./consent.ts";

/** Where a provider stands. `failed`: its SDK did not load, and its calls wait for the next page. */
export type ProviderState = "idle" | "loading" | "ready" | "failed" | "denied";

/** What moves a provider on: the person's answer, and how loading went. */
export type ProviderSignal = Verdict | "loaded" | "broken";

const next: Record<ProviderState, Partial<Record<ProviderSignal, ProviderState>>> = {
  idle: { granted: "loading", denied: "denied" },
  loading: { loaded: "ready", broken: "failed", denied: "denied", unanswered: "idle" },
  ready: { denied: "denied", unanswered: "idle" },
  failed: { denied: "denied", unanswered: "idle" },
  denied: { granted: "loading", unanswered: "idle" },
};

/** The next state; a signal that means nothing here changes nothing. */
export const step = (at: ProviderState, signal: ProviderSignal): ProviderState => next[at][signal] ?? at;
