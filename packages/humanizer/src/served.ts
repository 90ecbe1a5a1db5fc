import { createHumanizer } from "./humanizer.ts";
import type { BlockResult, Request, Result } from "./types.ts";

/** What a worker answers to; `./client` speaks to it. */
export interface Served {
  /** Answers once the engine is there. */
  readonly ready: () => Promise<void>;
  readonly rewrite: (run: number, request: Request, onBlocks: (blocks: readonly BlockResult[]) => void | Promise<void>) => Promise<Result>;
  readonly cancel: (run: number) => void;
}

/** A worker serves one person, whose text comes again with little changed: of a text of 100,000 words, all of it. In UTF-16 code units. */
const remembers = 8_000_000;

/** Blocks that are done this shortly after one another travel as one message, which costs both ends as much as one block would. In milliseconds. */
const apart = 16;

/** Begins to load an engine, and serves it. */
export function serveEngine(): Served {
  const loading = createHumanizer({ remembers });
  const running = new Map<number, AbortController>();
  return {
    ready: async () => void (await loading),

    async rewrite(run, request, onBlocks) {
      const controller = new AbortController();
      running.set(run, controller);
      // Blocks and result travel on ports of their own: the result must not overtake a block.
      const heard: Promise<void>[] = [];
      let done: BlockResult[] = [];
      let sent = -Infinity;
      const send = () => {
        heard.push(Promise.resolve(onBlocks(done)));
        done = [];
        sent = performance.now();
      };
      try {
        const steps = (await loading).engine.rewrite(request, controller.signal);
        for (;;) {
          const step = await steps.next();
          if (step.done) {
            send();
            await Promise.all(heard);
            return step.value;
          }
          done.push(step.value);
          if (performance.now() - sent >= apart) send();
        }
      } finally {
        running.delete(run);
      }
    },

    cancel: (run) => running.get(run)?.abort(),
  };
}
