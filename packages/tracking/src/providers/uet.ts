import { vendor } from "../core/browser.ts";
import { signal } from "../core/consent.ts";
import { hex } from "../core/ids.ts";
import { skipEmpty } from "../core/properties.ts";
import type { ConsentState, TrackingProvider } from "../index.ts";

/** How Microsoft's tag is set up. */
export interface UetOptions {
  /** The id of the tag. Without it there is no provider. */
  readonly tagId: string | undefined;
  /**
   * Whether we hash the address ourselves (the default), so that it never lies in a global of the page. `false` hands it to
   * the tag as it is, which is what Microsoft's own snippet shows.
   */
  readonly hashEmail?: boolean;
}

interface UetQueue {
  push(...command: unknown[]): unknown;
}

interface UetGlobals {
  uetq?: UetQueue;
  UET: new (options: { ti: string; enableAutoSpaTracking: boolean; q: UetQueue | undefined }) => UetQueue;
}

/** What a trial is reported to be worth: 28 up to a price of 10, else its price (T8). The tag takes three decimals. */
export const trialValue = (value: number): number => (value > 10 ? Number(value.toFixed(3)) : 28);

/** An address as Microsoft compares addresses: no case, no accents, no `+tag`, no dots before the `@` nor at the end. */
export function normalizeEmail(email: string): string {
  const [name = "", domain = ""] = email.trim().toLowerCase().normalize("NFD").replace(/\p{M}|\.$/gu, "").split("@");
  return `${name.replace(/\+.*|\./g, "")}@${domain}`;
}

/** Browsers hash only on secure pages; elsewhere this rejects. */
const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));

/** Microsoft's universal event tracking (T8). `null` without a tag. */
export function uet({ tagId, hashEmail = true }: UetOptions): TrackingProvider | null {
  if (!tagId) return null;
  let names: UetGlobals;
  let identified: Promise<void> | undefined;
  // Looked up each time: the tag replaces the queue when it arrives.
  const push = (...command: unknown[]): void => void (names.uetq ??= []).push(...command);
  const tellConsent = (kind: string, consent: ConsentState): void => push("consent", kind, { ad_storage: signal(consent, "ads") });

  return {
    name: "uet",
    purposes: ["ads"],
    leaves: ["_uet"],

    load: async ({ browser, loadScript, report }) => {
      names = vendor(browser);
      tellConsent("default", {});
      loadScript("https://bat.bing.com/bat.js")
        .then(() => {
          names.uetq = new names.UET({ ti: tagId, enableAutoSpaTracking: true, q: names.uetq });
          push("pageLoad");
        })
        .catch(report);
    },

    consentChanged: (consent) => tellConsent("update", consent),

    register: ({ email = "" }) =>
      (identified = (async () => {
        const address = normalizeEmail(email);
        push("set", { pid: { em: hashEmail ? await sha256(address) : address } });
      })()),

    purchase: async ({ value, orderId }) => {
      // The tag gives its identity to what comes after it, and hashing takes a moment.
      await identified?.catch(() => {});
      push("event", "Started Trial", skipEmpty({ revenue_value: trialValue(value), currency: "USD", event_id: orderId }));
    },
  };
}
