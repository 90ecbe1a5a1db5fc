import { createAmplitudeProxy, forwardedFor } from "@prosewell/tracking/proxy";
import { environment, site } from "../site.ts";
import { api } from "./api.ts";
import { everyMethod } from "./every-method.ts";

const { amplitudeProxy, trustedHops } = environment;
const apiKey = site.analytics.amplitude;

/** Events go out through our own origin (T7). Without a key there is nothing here. */
const handler = apiKey
  ? createAmplitudeProxy({
      apiKey,
      ...amplitudeProxy,
      allowedOrigins: [site.siteUrl],
      clientIp: trustedHops > 0 ? forwardedFor(trustedHops) : undefined,
    })
  : api.notFound;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = everyMethod(handler);
