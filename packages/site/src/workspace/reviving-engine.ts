import type { Engine } from "@prosewell/humanizer";
import type { WorkerEngine } from "@prosewell/humanizer/client";

/** An engine whose worker is replaced after a run that failed: it may have died, and a dead one answers nothing. */
export function createRevivingEngine(create: () => WorkerEngine): Engine & Pick<WorkerEngine, "ready"> {
  let worker = create();
  return {
    id: worker.id,
    ready: worker.ready,
    async *rewrite(request, signal) {
      try {
        return yield* worker.rewrite(request, signal);
      } catch (error) {
        if (!signal?.aborted) {
          worker.close();
          worker = create();
          // The next run is told; nobody waits for it now.
          worker.ready.catch(() => undefined);
        }
        throw error;
      }
    },
  };
}
