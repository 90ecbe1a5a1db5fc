import { expose } from "comlink";
import { createHumanizer } from "./humanizer.ts";
import type { BlockResult, Request, Result } from "./types.ts";

const loading = createHumanizer();
const running = new Map<number, AbortController>();

const served = {
  /** Answers once the tagger is there. */
  async ready(): Promise<void> {
    await loading;
  },
  async rewrite(run: number, request: Request, onBlock: (block: BlockResult) => void | Promise<void>): Promise<Result> {
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
  cancel(run: number): void {
    running.get(run)?.abort();
  },
};

/** What the worker answers to; `./client` speaks to it. */
export type Served = typeof served;

expose(served);
