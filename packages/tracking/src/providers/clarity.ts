import type { ConsentState, ProviderContext, Purpose, Stamp, TrackingProvider } from "../index.ts";

/** How Microsoft Clarity is set up. */
export interface ClarityOptions {
  /** The id of the project. Without it there is no provider. */
  readonly projectId: string | undefined;
}

interface ClarityStub {
  (...command: unknown[]): void;
  q?: unknown[];
}

interface ClarityGlobals {
  clarity: ClarityStub;
}

const granted = (consent: ConsentState, purpose: Purpose) => (consent[purpose] ? "granted" : "denied");

/** Consent as Clarity spells it. */
const signals = (consent: ConsentState) => ({
  ad_Storage: granted(consent, "ads"),
  analytics_Storage: granted(consent, "replay"),
});

/** Microsoft Clarity (T10). `null` without a project. Mask what is private in the page with `data-clarity-mask="true"`. */
export function clarity({ projectId }: ClarityOptions): TrackingProvider | null {
  if (!projectId) return null;
  let context: ProviderContext | undefined;

  // Looked up each time: the script replaces the stub when it arrives.
  const send = (...command: unknown[]): void => context?.browser.globals<ClarityGlobals>().clarity?.(...command);

  const identify = ({ userId, sessionId }: Stamp): void => {
    if (!userId) return;
    send("identify", userId, String(sessionId));
    send("set", "user_id", userId);
  };

  return {
    name: "clarity",
    purposes: ["replay"],
    leaves: ["_clck", "_clsk"],

    load: async (given) => {
      if (context) return;
      context = given;
      const { browser } = context;
      const stub: ClarityStub = (...command) => void (stub.q ??= []).push(command);
      browser.globals<ClarityGlobals>().clarity ??= stub;
      send("consentv2", signals(context.consent()));
      browser.loadScript(`https://www.clarity.ms/tag/${encodeURIComponent(projectId)}`).catch(context.report);
    },

    consentChanged: (consent) => {
      send("consentv2", signals(consent));
      // Without consent Clarity would go on recording, only without cookies. It does not start again on the same page.
      if (!consent.replay) send("stop");
    },

    identify,
    // Clarity forgets who it is on every page.
    page: identify,
    setUserProperties: ({ properties }) => {
      for (const [name, value] of Object.entries(properties)) send("set", name, Array.isArray(value) ? value.map(String) : String(value));
    },
    track: ({ name }) => send("event", name),
  };
}
