import type { Filled, Properties } from "./properties.ts";

/** Who, in which session and when: taken as the call is made, whatever happens before it is sent. */
export interface Stamp {
  readonly deviceId: string;
  readonly userId?: string | undefined;
  /** The session's start, in milliseconds since 1970. */
  readonly sessionId: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Unique to the call, so that a vendor can tell a repetition. */
  readonly insertId: string;
}

/** A team's events when it has declared none: any name, any properties. */
export type AnyEvents = Record<string, Properties>;

/** One event of the catalogue `Events`, stamped. */
export type TrackedEvent<Events extends object = AnyEvents> = {
  [Name in keyof Events & string]: Stamp & {
    readonly name: Name;
    // Mapped, because an interface has no index signature and a provider for any event needs one.
    readonly properties: { readonly [Property in keyof Events[Name]]: Events[Name][Property] };
  };
}[keyof Events & string];

/** Properties of the person, stamped; none is empty (T1). */
export interface UserProperties extends Stamp {
  readonly properties: Filled<Properties>;
}

/** A purchase as the caller tells it (T3). */
export interface Purchase {
  readonly value: number;
  /** ISO 4217. */
  readonly currency: string;
  readonly productId: string;
  /** The order's own number. With it, a purchase is sent once, though the page be reloaded; without it, each call counts. */
  readonly orderId?: string | undefined;
  /** Who bought; the identified person if left out. */
  readonly userId?: string | undefined;
  /** The buyer's address; the identified person's if left out. Only providers for ads are told. */
  readonly email?: string | undefined;
}

/** A purchase, stamped. */
export interface TrackedPurchase extends Purchase, Stamp {
  readonly userId?: string | undefined;
}

/** A person signed up (T3). */
export interface Registration extends Stamp {
  /** Only providers for ads are told. */
  readonly email?: string | undefined;
}

/** A page came into view. */
export interface PageView extends Stamp {
  /** Without its query string, which may hold secrets. */
  readonly path: string;
}

/** A session began, as stamped, and perhaps another ended before it (T11). */
export interface SessionChange extends Stamp {
  /** Who was there, and a moment after the last thing that they did. */
  readonly ended: Stamp | null;
}

/** Everything that can be asked of a provider, by the name of its method. */
export interface Calls<Events extends object = AnyEvents> {
  readonly session: SessionChange;
  readonly identify: Stamp;
  readonly setUserProperties: UserProperties;
  readonly track: TrackedEvent<Events>;
  readonly page: PageView;
  readonly register: Registration;
  readonly purchase: TrackedPurchase;
  readonly reset: Stamp;
}

/** The name of a provider's method. */
export type Method = keyof Calls;

/** One call, as data: it can be queued, stored and shown. */
export type Call<Named extends Method = Method> = { [M in Named]: Calls[M] & { readonly method: M } }[Named];
