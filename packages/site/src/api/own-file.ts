import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Where one machine counts words: a folder beside the shells, so that sites served together know the same people. */
export const ownFile = (): string => pathToFileURL(join(/* turbopackIgnore: true */ process.cwd(), "../../.data/quota.sqlite")).href;
