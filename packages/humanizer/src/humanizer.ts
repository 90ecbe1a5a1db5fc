import { finish } from "@prosewell/prose";
import { loadLanguageIdentifier } from "@prosewell/prose/language";
import { Recollection } from "./engine/recollection.ts";
import { type Reading, rewriteBlocks } from "./engine/rewrite-blocks.ts";
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

/** How a humanizer is made. */
export interface HumanizerOptions {
  /**
   * How much may be held of what earlier requests came to, in UTF-16 code units of their blocks and what was read in them (some five times
   * the text): a block that comes again, with the same settings, in a text of the same language, spelling and density of marks, is not
   * rewritten again. Results are the same. 0 unless given: nothing of anybody's text is kept.
   */
  readonly remembers?: number;
}

/** Loads the tagger and the language identifier and makes a humanizer. Make one and keep it. */
export async function createHumanizer({ remembers = 0 }: HumanizerOptions = {}): Promise<Humanizer> {
  const [tagger, identifyLanguage] = await Promise.all([loadWinkTagger(), loadLanguageIdentifier()]);
  const recollection = remembers > 0 ? new Recollection<Reading>(remembers) : undefined;
  const steps = (request: Request) => rewriteBlocks(request, allRules, { tagger, identifyLanguage, recollection });
  return {
    humanize: (request) => finish(steps(request)),
    engine: { id: embeddedEngine, abilities: embeddedAbilities, rewrite: (request, signal) => paced(steps(request), signal) },
  };
}
