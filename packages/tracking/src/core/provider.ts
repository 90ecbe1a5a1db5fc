import type { Browser } from "./browser.ts";
import type { AnyEvents, Calls, Method } from "./calls.ts";
import type { Clock } from "./clock.ts";
import type { ConsentState, Purpose } from "./consent.ts";

/** What a provider is given when it loads. */
export interface ProviderContext {
  readonly browser: Browser;
  readonly clock: Clock;
  /** The person's answers now. */
  readonly consent: () => ConsentState;
  /** Who is there now. */
  readonly identity: () => { readonly deviceId: string; readonly userId?: string | undefined };
  /** Reports what went wrong after a call had been taken, or a script that did not arrive. */
  readonly report: (error: unknown) => void;
}

/** A method for each kind of call, where the provider has use for it. */
export type Handlers<Events extends object = AnyEvents> = {
  readonly [M in Method]?: (payload: Calls<Events>[M]) => void | Promise<void>;
};

/**
 * One vendor, or whatever else wants to know. It implements what it has use for; what it throws or rejects with is reported
 * and harms nobody else.
 */
export interface TrackingProvider<Events extends object = AnyEvents> extends Handlers<Events> {
  /** Unique among the providers of a page. */
  readonly name: string;
  /** What a person must have allowed, all of it, before the provider loads. */
  readonly purposes: readonly Purpose[];
  /** How the names of its cookies and local-storage keys begin, so that they can be deleted when consent ends. */
  readonly leaves?: readonly string[];
  /** Fetches the SDK. Called only after consent; again if it failed. It need not wait for a script whose stub queues. */
  load(context: ProviderContext): Promise<void>;
  /** Hears of every change of consent once it has loaded: of its end, too, to tell the vendor and stop. */
  consentChanged?(consent: ConsentState): void;
  /** Sends what it holds: now or never on `pagehide`, else it resolves when all is sent. */
  flush?(reason: FlushReason): void | Promise<void>;
}

/** Why a provider is asked to send what it holds. */
export type FlushReason = "pagehide" | "manual";
