import { definePack } from "../pack.ts";
import { portugueseFrames } from "./frames.ts";
import { portugueseLeftovers } from "./leftovers.ts";
import { portugueseOpeners } from "./openers.ts";
import { portugueseWords } from "./words.ts";

export const portuguese = definePack("pt", "portuguese", [portugueseLeftovers, ...portugueseOpeners, ...portugueseFrames, ...portugueseWords]);
