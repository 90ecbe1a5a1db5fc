import { createApi } from "@prosewell/api";
import { createDetector } from "@prosewell/detector";
import { createHumanizer } from "@prosewell/humanizer";
import { openCounters } from "@prosewell/quota";
import { forwardedFor } from "@prosewell/tracking/proxy";
import { report } from "../error-reporting/server-reporting.ts";
import { environment, site } from "../site.ts";
import { ownFile } from "./own-file.ts";
import { createPeerOf } from "./peer.ts";

const { limits, serverLimits, quota, trustedHops, model } = environment;

/** The HTTP API of this site: the same engine as on the page, and as much of it. */
export const api = createApi({
  humanizer: createHumanizer,
  // Nothing of it is loaded where no model is named.
  model: model && (async (embedded) => (await import("@prosewell/model-engine")).createModelEngine(model, { embedded })),
  detector: createDetector,
  counters: () => openCounters({ url: quota.url ?? ownFile(), secret: quota.secret, limits: serverLimits, tell: (message) => report({ message }) }),
  addressOf: trustedHops > 0 ? forwardedFor(trustedHops) : createPeerOf(),
  limits: { words: limits.wordsPerRun, detectCharacters: serverLimits.charactersPerDetection, bodyBytes: limits.requestBodyBytes },
  origins: [site.siteUrl],
  report: (error) => report({ error }),
});
