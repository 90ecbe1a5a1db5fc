import type { Purpose } from "@prosewell/tracking";
import { keys } from "./keys.ts";

/** Which services of this build stand behind each purpose; a purpose without one is not asked for. */
const servedBy: Readonly<Record<Purpose, boolean>> = {
  analytics: Boolean(keys.amplitude),
  ads: Boolean(keys.gtag || keys.uet),
  replay: Boolean(keys.clarity),
};

export const isInUse = (purpose: Purpose): boolean => servedBy[purpose];
