import { definePack } from "../pack.ts";
import { germanFrames } from "./frames.ts";
import { germanLeftovers } from "./leftovers.ts";
import { germanOpeners } from "./openers.ts";
import { germanWords } from "./words.ts";

export const german = definePack("de", "german", [germanLeftovers, ...germanOpeners, ...germanFrames, ...germanWords]);
