import { definePack } from "../pack.ts";
import { italianFrames } from "./frames.ts";
import { italianLeftovers } from "./leftovers.ts";
import { italianOpeners } from "./openers.ts";
import { italianWords } from "./words.ts";

export const italian = definePack("it", "italian", [italianLeftovers, ...italianOpeners, ...italianFrames, ...italianWords]);
