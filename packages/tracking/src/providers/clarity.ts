import { vendor } from "../core/browser.ts";
import { signal } from "../core/consent.ts";
import type { Stamp, TrackingProvider } from "../index.ts";

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
  clarity?: ClarityStub;
}

/** Microsoft Clarity (T10). `null` without a project. Mask what is private in the page with `data-clarity-mask="true"`. */
export function clarity({ projectId }: ClarityOptions): TrackingProvider | null {
  if (!projectId) return null;
  let names: ClarityGlobals;
  // Looked up each time: the script replaces the stub when it arrives.
  const send = (...command: unknown[]): void => names.clarity?.(...command);

  const identify = ({ userId, sessionId }: Stamp): void => {
    if (!userId) return;
    send("identify", userId, `${sessionId}`);
    send("set", "user_id", userId);
  };

  return {
    name: "clarity",
    purposes: ["replay"],
    leaves: ["_clck", "_clsk"],

    load: async ({ browser, loadScript, report }) => {
      names = vendor(browser);
      const stub: ClarityStub = (...command) => void (stub.q ??= []).push(command);
      names.clarity ??= stub;
      loadScript(`https://www.clarity.ms/tag/${projectId}`).catch(report);
    },

    consentChanged: (consent) => {
      send("consentv2", { ad_Storage: signal(consent, "ads"), analytics_Storage: signal(consent, "replay") });
      // Without consent Clarity would go on recording, only without cookies. It does not start again on the same page.
      if (!consent.replay) send("stop");
    },

    identify,
    // Clarity forgets who it is on every page.
    page: identify,
    setUserProperties: ({ properties }) => {
      for (const [name, value] of Object.entries(properties)) send("set", name, [value].flat().map(String));
    },
    track: ({ name }) => send("event", name),
  };
}
