import { rewriteBlocks } from "./engine/rewrite-blocks.ts";
import { embeddedEngine } from "./engine/result.ts";
import { paced } from "./paced.ts";
import { rules } from "./rules/index.ts";
import { loadWinkTagger } from "./tagger/wink.ts";
import type { Engine, Request, Result } from "./types.ts";

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

/** Loads the tagger (some 60 ms in Node) and makes a humanizer. Make one and keep it. */
export async function createHumanizer(): Promise<Humanizer> {
  const tagger = await loadWinkTagger();
  return {
    humanize(request) {
      const steps = rewriteBlocks(request, rules, tagger);
      for (;;) {
        const step = steps.next();
        if (step.done) return step.value;
      }
    },
    engine: { id: embeddedEngine, rewrite: (request, signal) => paced(rewriteBlocks(request, rules, tagger), signal) },
  };
}
