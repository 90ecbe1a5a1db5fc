import type { AnalyticsKeys } from "@prosewell/site-config";

/** The keys that this build was made with, in the browser as on the server; the build puts each value in place of its name. */
export const keys = {
  amplitude: process.env.NEXT_PUBLIC_AMPLITUDE_API_KEY,
  gtag: process.env.NEXT_PUBLIC_GTAG_ID,
  gtagConversionLabel: process.env.NEXT_PUBLIC_GTAG_CONVERSION_LABEL,
  uet: process.env.NEXT_PUBLIC_UET_TAG_ID,
  clarity: process.env.NEXT_PUBLIC_CLARITY_ID,
} satisfies Record<keyof AnalyticsKeys, string | undefined>;

/** Whether there is anything to ask consent for. Without a key, all that depends on this falls out of the build. */
export const isTracked = Boolean(
  process.env.NEXT_PUBLIC_AMPLITUDE_API_KEY || process.env.NEXT_PUBLIC_GTAG_ID || process.env.NEXT_PUBLIC_UET_TAG_ID || process.env.NEXT_PUBLIC_CLARITY_ID,
);
