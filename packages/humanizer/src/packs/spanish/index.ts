import { definePack } from "../pack.ts";
import { spanishFrames } from "./frames.ts";
import { spanishLeftovers } from "./leftovers.ts";
import { spanishOpeners } from "./openers.ts";
import { spanishWords } from "./words.ts";

export const spanish = definePack("es", "spanish", [spanishLeftovers, ...spanishOpeners, ...spanishFrames, ...spanishWords]);
