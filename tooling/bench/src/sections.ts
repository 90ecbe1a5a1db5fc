import { detector } from "./detector/detector.ts";
import { quality } from "./quality/quality.ts";
import type { Section } from "./report/section.ts";
import { site } from "./site/site.ts";
import { size } from "./size/size.ts";
import { speed } from "./speed/speed.ts";

/** Every section of the bench, in the order in which they run. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = { quality, detector, speed, size, site };
