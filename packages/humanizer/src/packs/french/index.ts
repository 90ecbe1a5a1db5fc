import { definePack } from "../pack.ts";
import { frenchFrames } from "./frames.ts";
import { frenchLeftovers } from "./leftovers.ts";
import { frenchOpeners } from "./openers.ts";
import { frenchWords } from "./words.ts";

export const french = definePack("fr", "french", [frenchLeftovers, ...frenchOpeners, ...frenchFrames, ...frenchWords]);
