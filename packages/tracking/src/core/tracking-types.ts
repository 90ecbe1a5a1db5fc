import type { Browser } from "./browser.ts";
import type { AnyEvents, Purchase } from "./calls.ts";
import type { Clock } from "./clock.ts";
import type { ConsentSource } from "./consent.ts";
import type { Properties } from "./properties.ts";
import type { TrackingProvider } from "./provider.ts";
import type { DeliveryReport, ReportListener } from "./reports.ts";
import type { SessionRules } from "./visitor.ts";

/** How the tracking layer is set up. */
export interface TrackingOptions<Events extends object = AnyEvents> {
  /** In the order in which they load and are told (T6). `null` is one without its key, and is left out. */
  readonly providers: readonly (TrackingProvider<Events> | null)[];
  /** The person's answers: `createStoredConsent()`, or an adapter to a consent platform. */
  readonly consent: ConsentSource;
  /** Becomes the user property `environment` (T2): `"production"`, `"staging"`. */
  readonly environment?: string | undefined;
  /** When sessions end (T11), where you would have it otherwise. */
  readonly session?: Partial<SessionRules>;
  /** Hears of everything that becomes of calls and providers: `createTrackingLog().add`, or a monitor of your own. */
  readonly onReport?: ReportListener;
  /** The page's own browser, unless a test is one. `null` tracks nothing. */
  readonly browser?: Browser | null;
  /** The machine's time, unless a test holds it. */
  readonly clock?: Clock;
}

/** A person as the application knows them. */
export interface User {
  readonly userId: string;
  /** Kept for the providers of ads, which alone are told. */
  readonly email?: string | undefined;
}

/** What became of a call, by provider. Never rejects, but for `purchase`. */
export type Delivery = Promise<readonly DeliveryReport[]>;

type PropertiesOf<Event> = Partial<Event> extends Event ? [properties?: Event] : [properties: Event];

/** The tracking layer of a page. None of it throws. */
export interface Tracking<Events extends object = AnyEvents> {
  /** Begins: heeds consent, loads what is allowed, tells of the visit. Once; on a server it does nothing. */
  start(): void;
  /** Tracks an event of the catalogue. Empty properties are left out (T1). */
  track<Name extends keyof Events & string>(name: Name, ...properties: PropertiesOf<Events[Name]>): Delivery;
  /** Sets properties of the person; they are remembered. Empty ones are left out (T1). */
  setUserProperties(properties: Properties): Delivery;
  /** Says who the person is, for all that follows. */
  identify(user: User): Delivery;
  /** Tells that a person signed up. Their address goes to providers of ads alone (T3). */
  register(registration: { readonly email: string }): Delivery;
  /**
   * Tells of a purchase (T3). Settles when every provider has; rejects with the error of the first that failed, as that
   * provider threw it. Let no navigation wait for it.
   */
  purchase(purchase: Purchase): Delivery;
  /** Tells that a page came into view: this one, unless you say another path. */
  page(path?: string): Delivery;
  /** Forgets who the person is and becomes a new device (T11). What was called before keeps its identity. */
  reset(): Delivery;
}
