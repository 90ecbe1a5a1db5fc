/** What a person can allow or refuse. */
export type Purpose = "analytics" | "ads" | "replay";

/** Every purpose, in the order in which they are best asked. */
export const purposes = ["analytics", "ads", "replay"] as const satisfies readonly Purpose[];

/** The person's answers. A purpose that is missing has not been answered. */
export type ConsentState = Readonly<Partial<Record<Purpose, boolean>>>;

/** Where answers come from: our stored choice, or an adapter to a consent platform. */
export interface ConsentSource {
  /** The answers now. The same object until they change. */
  readonly get: () => ConsentState;
  /** Calls `listener` after every change; the function that comes back ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What answers come to for one provider. */
export type Verdict = "granted" | "denied" | "unanswered";

/** One refusal denies, one missing answer waits, and only a yes to every purpose grants. */
export function verdictOf(needed: readonly Purpose[], consent: ConsentState): Verdict {
  if (needed.some((purpose) => consent[purpose] === false)) return "denied";
  return needed.every((purpose) => consent[purpose] === true) ? "granted" : "unanswered";
}

/** Whether anything at all is allowed, and so whether we may store who the person is. */
export const allowsAny = (consent: ConsentState): boolean => purposes.some((purpose) => consent[purpose] === true);
