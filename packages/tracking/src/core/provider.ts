import type { Browser } from "./browser.ts";
import type { AnyEvents, Calls, Method } from "./calls.ts";
import type { Clock } from "./clock.ts";
import type { ConsentState, Purpose } from "./consent.ts";

/** What a provider is given when it loads. */
export interface ProviderContext {
  readonly browser: Browser;
  readonly clock: Clock;
  /** Adds a script to the page; rejects when it does not arrive. */
  readonly loadScript: (url: string) => Promise<unknown>;
  /** Reports what went wrong after a call had been taken. */
  readonly report: (error: unknown) => void;
}

/** A method for each kind of call, where the provider has use for it. */
export type Handlers<Events extends object = AnyEvents> = {
  readonly [M in Method]?: (payload: Calls<Events>[M]) => void | Promise<void>;
};

/**
 * One vendor, or whatever else wants to know. It implements what it has use for, and is called only once it has loaded. What
 * it throws or rejects with is reported, and harms nobody else.
 */
export interface TrackingProvider<Events extends object = AnyEvents> extends Handlers<Events> {
  /** Unique among the providers of a page. */
  readonly name: string;
  /** What a person must have allowed, all of it, before the provider loads. */
  readonly purposes: readonly Purpose[];
  /** How the names of its cookies and local-storage keys begin, and the names of its databases: what is deleted when consent ends. */
  readonly leaves?: readonly string[];
  /**
   * Fetches the SDK. Called only after consent, and again only if it failed. It need not wait for a script whose stub queues.
   */
  readonly load: (context: ProviderContext) => Promise<void>;
  /** Hears the person's answers: once it has loaded, and whenever they change. So it hears of the end, too, to tell the vendor and stop. */
  readonly consentChanged?: (consent: ConsentState) => void | Promise<void>;
  /** Sends what it holds, now or never: the page goes away, perhaps to come back. */
  readonly flush?: () => void | Promise<void>;
}
