import { createTracking } from "@prosewell/tracking";
import { sharedTracking } from "@prosewell/tracking/next";
import { amplitude } from "@prosewell/tracking/providers/amplitude";
import { clarity } from "@prosewell/tracking/providers/clarity";
import { gtag } from "@prosewell/tracking/providers/gtag";
import { uet } from "@prosewell/tracking/providers/uet";
import type { SiteEvents } from "./catalogue.ts";
import { consent } from "./consent.ts";
import { keys } from "./keys.ts";

/** The page's tracking layer, its providers in the order that T6 asks for. Each without its key is inert. */
export const tracking = sharedTracking<SiteEvents>(() =>
  createTracking({
    providers: [
      amplitude({ apiKey: keys.amplitude }),
      gtag({ conversion: keys.gtag && `${keys.gtag}/${keys.gtagConversionLabel}` }),
      uet({ tagId: keys.uet }),
      clarity({ projectId: keys.clarity }),
    ],
    consent,
    environment: process.env.NODE_ENV,
  }),
);
