import { detector } from "./detector/detector.ts";
import { documents } from "./documents/documents.ts";
import { load } from "./load/load.ts";
import { model } from "./model/model.ts";
import { quality } from "./quality/quality.ts";
import type { Section } from "./report/section.ts";
import { site } from "./site/site.ts";
import { size } from "./size/size.ts";
import { speed } from "./speed/speed.ts";
import { workspace } from "./workspace/workspace.ts";

/** Every section of the bench, in the order in which they run. */
export const sections: Readonly<Record<string, () => Promise<Section>>> = { quality, model, detector, speed, workspace, documents, size, site, load };
