import { pickParameters } from "../core/campaign.ts";
import { vendor } from "../core/browser.ts";
import { signal } from "../core/consent.ts";
import { skipEmpty } from "../core/properties.ts";
import type { ConsentState, ProviderContext, TrackedPurchase, TrackingProvider } from "../index.ts";

/** How the conversion tag is set up. */
export interface GtagOptions {
  /** The conversion, as Google Ads shows it: `AW-123456789/AbC-D_efG`. Without it there is no provider. */
  readonly conversion: string | undefined;
  /**
   * What a conversion's `transaction_id` is: the user's id unless you say otherwise (T9). Google counts an id once, so with
   * the default a second purchase of one person is lost to it; `({ orderId }) => orderId` follows its rule.
   */
  readonly transactionId?: (purchase: TrackedPurchase) => string | undefined;
}

interface GtagGlobals {
  dataLayer?: unknown[];
  gtag?: (...command: unknown[]) => void;
}

/** Consent as Google names it, version 2. */
const signals = (consent: ConsentState) => ({
  ad_storage: signal(consent, "ads"),
  ad_user_data: signal(consent, "ads"),
  ad_personalization: signal(consent, "ads"),
  analytics_storage: signal(consent, "analytics"),
});

/** An address without its fragment, and of its parameters only campaigns and clicks: the rest may be secret. */
export const publicAddress = ({ origin, pathname, search }: Pick<Location, "origin" | "pathname" | "search">): string =>
  `${origin}${pathname}?${pickParameters(search, /^(?:utm_|gclid|[gw]braid)/)}`;

/** Google's conversion tag (T9). `null` without a conversion to report. */
export function gtag({ conversion, transactionId = ({ userId }) => userId }: GtagOptions): TrackingProvider | null {
  if (!conversion) return null;
  let context: ProviderContext;
  let account: string | undefined;
  let names: GtagGlobals;
  const send = (...command: unknown[]): void => names.gtag?.(...command);

  return {
    name: "gtag",
    purposes: ["ads"],
    leaves: ["_gcl_", "_ga"],

    load: async (given) => {
      context = given;
      names = vendor(context.browser);
      const layer = (names.dataLayer ??= []);
      // The tag tells a command by its being an `arguments` object; an array is taken for data.
      names.gtag ??= function push() {
        // oxlint-disable-next-line prefer-rest-params
        layer.push(arguments);
      };
      send("consent", "default", signals({}));
    },

    consentChanged: (consent) => {
      send("consent", "update", signals(consent));
      if (account) return;
      // The tag measures from here on, so it had to hear first what it may.
      [account] = conversion.split("/");
      send("js", new Date());
      send("config", account, { page_location: publicAddress(context.browser.location) });
      context.loadScript(`https://www.googletagmanager.com/gtag/js?id=${account}`).catch(context.report);
    },

    purchase: (purchase) =>
      new Promise((resolve, reject) => {
        // The tag's own `event_timeout` would call back as if all were well.
        context.clock.after(1_000, () => reject(new Error("Gtag conversion timeout")));
        const { value, currency, email } = purchase;
        const event = skipEmpty({ send_to: conversion, value, currency, transaction_id: transactionId(purchase), email });
        send("event", "conversion", { ...event, event_callback: resolve });
      }),
  };
}
