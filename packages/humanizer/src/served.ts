import { createHumanizer } from "./humanizer.ts";
import type { BlockResult, Request, Result } from "./types.ts";

/** What a worker answers to; `./client` speaks to it. */
export interface Served {
  /** Answers once the engine is there. */
  readonly ready: () => Promise<void>;
  readonly rewrite: (run: number, request: Request, onBlock: (block: BlockResult) => void | Promise<void>) => Promise<Result>;
  readonly cancel: (run: number) => void;
}

/** A worker serves one person, whose text comes again with little changed: of a text of 100,000 words, all of it. In UTF-16 code units. */
const remembers = 8_000_000;

/** Begins to load an engine, and serves it. */
export function serveEngine(): Served {
  const loading = createHumanizer({ remembers });
  const running = new Map<number, AbortController>();
  return {
    ready: async () => void (await loading),

    async rewrite(run, request, onBlock) {
      const controller = new AbortController();
      running.set(run, controller);
      // Blocks and result travel on ports of their own: the result must not overtake a block.
      const heard: Promise<void>[] = [];
      try {
        const steps = (await loading).engine.rewrite(request, controller.signal);
        for (;;) {
          const step = await steps.next();
          if (step.done) {
            await Promise.all(heard);
            return step.value;
          }
          heard.push(Promise.resolve(onBlock(step.value)));
        }
      } finally {
        running.delete(run);
      }
    },

    cancel: (run) => running.get(run)?.abort(),
  };
}
