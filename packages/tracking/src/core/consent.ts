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

/** An answer in the words that all vendors use; what is not answered is denied. */
export const signal = (consent: ConsentState, purpose: Purpose): "granted" | "denied" => (consent[purpose] === true ? "granted" : "denied");
