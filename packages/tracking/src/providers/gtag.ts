import type { ConsentState, ProviderContext, Purpose, TrackedPurchase, TrackingProvider } from "../index.ts";
import { skipEmpty } from "../core/properties.ts";

/** How the conversion tag is set up. */
export interface GtagOptions {
  /** The conversion, as Google Ads shows it: `AW-123456789/AbC-D_efG`. Without it there is no provider. */
  readonly conversion: string | undefined;
  /**
   * What a conversion's `transaction_id` is: the user's id unless you say otherwise (T9). Google counts an id once, so with
   * the default a second purchase of one person is lost to it; `({ orderId }) => orderId` follows its rule.
   */
  readonly transactionId?: (purchase: TrackedPurchase) => string | undefined;
  /**
   * The fields in which the address goes along: `{ email }` unless you say otherwise (T9). For enhanced conversions:
   * `(email) => ({ user_data: { email } })`, which the tag hashes before it is sent.
   */
  readonly emailFields?: (email: string) => object;
}

interface GtagGlobals {
  dataLayer: unknown[];
  gtag: (...command: unknown[]) => void;
}

/** How long a conversion may take, in milliseconds (T9). */
const patience = 1_000;

const granted = (consent: ConsentState, purpose: Purpose) => (consent[purpose] ? "granted" : "denied");

/** Consent as Google names it, version 2. */
const signals = (consent: ConsentState) => ({
  ad_storage: granted(consent, "ads"),
  ad_user_data: granted(consent, "ads"),
  ad_personalization: granted(consent, "ads"),
  analytics_storage: granted(consent, "analytics"),
});

/** What a conversion needs of the address of the page: its campaign and the ids of clicks. The rest may be secret. */
const isAboutAds = (name: string): boolean => /^utm_|^(?:gclid|gbraid|wbraid|dclid|gad_source|gad_campaignid|_gl)$/.test(name);

/** An address without its fragment and the parameters that are nobody's business. */
export function publicAddress(address: URL): string {
  const search = new URLSearchParams([...address.searchParams].filter(([name]) => isAboutAds(name))).toString();
  return `${address.origin}${address.pathname}${search && `?${search}`}`;
}

/** Google's conversion tag (T9). `null` without a conversion to report. */
export function gtag(options: GtagOptions): TrackingProvider | null {
  const { conversion, transactionId = ({ userId }) => userId, emailFields = (email) => ({ email }) } = options;
  if (!conversion) return null;
  let context: ProviderContext | undefined;

  const send = (...command: unknown[]): void => context?.browser.globals<GtagGlobals>().gtag?.(...command);

  return {
    name: "gtag",
    purposes: ["ads"],
    leaves: ["_gcl_", "_gac_", "_ga"],

    load: async (given) => {
      if (context) return;
      context = given;
      const { browser } = context;
      const names = browser.globals<GtagGlobals>();
      const layer = (names.dataLayer ??= []);
      // The tag tells a command by its being an `arguments` object; an array is taken for data.
      names.gtag ??= function push() {
        // oxlint-disable-next-line prefer-rest-params
        layer.push(arguments);
      };
      send("consent", "default", { ...signals({}), wait_for_update: 500 });
      send("consent", "update", signals(context.consent()));
      send("js", new Date(context.clock.now()));
      const [account] = conversion.split("/");
      send("config", account, { page_location: publicAddress(browser.url()) });
      browser.loadScript(`https://www.googletagmanager.com/gtag/js?id=${account}`).catch(context.report);
    },

    consentChanged: (consent) => send("consent", "update", signals(consent)),

    purchase: (purchase) =>
      new Promise((resolve, reject) => {
        // The tag's own `event_timeout` would call back as if all were well.
        const callOff = context?.clock.after(patience, () => reject(new Error("Gtag conversion timeout")));
        const { value, currency, email } = purchase;
        send("event", "conversion", {
          send_to: conversion,
          ...skipEmpty({ value, currency, transaction_id: transactionId(purchase) }),
          ...(email && emailFields(email)),
          event_callback: () => {
            callOff?.();
            resolve();
          },
        });
      }),
  };
}
