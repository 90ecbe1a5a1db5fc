import type { ConsentState, ProviderContext, TrackingProvider } from "../index.ts";
import { skipEmpty } from "../core/properties.ts";

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
  uetq: UetQueue;
  UET: new (options: { ti: string; enableAutoSpaTracking: boolean; q: UetQueue | undefined }) => UetQueue;
}

/** What a trial is reported to be worth: 28 up to a price of 10, else its price (T8). The tag takes three decimals. */
export const trialValue = (value: number): number => (value > 10 ? Number(value.toFixed(3)) : 28);

/** An address as Microsoft compares addresses: no case, no accents, no `+tag`, no dots before the `@`. */
export function normalizeEmail(email: string): string {
  const plain = email.trim().toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
  const at = plain.lastIndexOf("@");
  const name = plain.slice(0, at).replace(/\+.*$/s, "").replaceAll(".", "");
  return `${name}@${plain.slice(at + 1).replace(/\.$/, "")}`;
}

/** SHA-256 in hexadecimal; `undefined` where the page is not secure and browsers refuse to hash. */
async function sha256(text: string): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const signals = (consent: ConsentState) => ({ ad_storage: consent.ads ? "granted" : "denied" });

/** Microsoft's universal event tracking (T8). `null` without a tag. */
export function uet({ tagId, hashEmail = true }: UetOptions): TrackingProvider | null {
  if (!tagId) return null;
  let context: ProviderContext | undefined;
  let identified = Promise.resolve();
  let identifying = false;

  // Looked up each time: the tag replaces the queue when it arrives.
  const push = (...command: unknown[]): void => {
    const names = context?.browser.globals<UetGlobals>();
    if (names) (names.uetq ??= []).push(...command);
  };

  const take = ({ browser }: ProviderContext): void => {
    const names = browser.globals<UetGlobals>();
    if (!names.UET) throw new Error("The UET tag arrived without its constructor.");
    names.uetq = new names.UET({ ti: tagId, enableAutoSpaTracking: true, q: names.uetq });
    names.uetq.push("pageLoad");
  };

  return {
    name: "uet",
    purposes: ["ads"],
    leaves: ["_uet"],

    load: async (given) => {
      if (context) return;
      context = given;
      push("consent", "default", signals({}));
      push("consent", "update", signals(context.consent()));
      context.browser
        .loadScript("https://bat.bing.com/bat.js")
        .then(() => take(given))
        .catch(context.report);
    },

    consentChanged: (consent) => push("consent", "update", signals(consent)),

    register: ({ email }) => {
      identifying = true;
      identified = (async () => {
        const address = normalizeEmail(email);
        const em = hashEmail ? await sha256(address) : address;
        if (em) push("set", { pid: { em } });
        identifying = false;
      })();
      return identified;
    },

    purchase: async ({ value, orderId }) => {
      // The tag gives its identity to what comes after it, and hashing takes a moment.
      if (identifying) await identified;
      push("event", "Started Trial", skipEmpty({ revenue_value: trialValue(value), currency: "USD", event_id: orderId }));
    },
  };
}
