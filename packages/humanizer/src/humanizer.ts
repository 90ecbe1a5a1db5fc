import { finish } from "@prosewell/prose";
import { loadLanguageIdentifier } from "@prosewell/prose/language";
import { rewriteBlocks } from "./engine/rewrite-blocks.ts";
import { paced } from "./paced.ts";
import { allRules } from "./rules/index.ts";
import { loadWinkTagger } from "./tagger/wink.ts";
import { embeddedAbilities, embeddedEngine, type Engine, type Request, type Result } from "./types.ts";

/** The embedded engine: by rules, on this machine, without any request. */
export interface Humanizer {
  /**
   * Rewrites at once. Deterministic: the same request gives the same result, everywhere. Throws `TypeError` for an
   * unknown tone or strength.
   */
  readonly humanize: (request: Request) => Result;
  /** The same rewrite, block by block. */
  readonly engine: Engine;
}

/** Loads the tagger and the language identifier and makes a humanizer. Make one and keep it. */
export async function createHumanizer(): Promise<Humanizer> {
  const [tagger, identifyLanguage] = await Promise.all([loadWinkTagger(), loadLanguageIdentifier()]);
  const steps = (request: Request) => rewriteBlocks(request, allRules, { tagger, identifyLanguage });
  return {
    humanize: (request) => finish(steps(request)),
    engine: { id: embeddedEngine, abilities: embeddedAbilities, rewrite: (request, signal) => paced(steps(request), signal) },
  };
}
