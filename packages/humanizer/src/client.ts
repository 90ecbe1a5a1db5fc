import { proxy, releaseProxy, wrap } from "comlink";
import { embeddedAbilities, embeddedEngine, type BlockResult, type Engine, type Result } from "./types.ts";
import type { Served } from "./served.ts";

/** The embedded engine in a worker: the page stays free, and the text stays on the device. */
export interface WorkerEngine extends Engine {
  /** Resolves when the engine has loaded; rejects with an `Error` when the worker could not start. */
  readonly ready: Promise<void>;
  /** Stops the worker. What runs is rejected. */
  close(): void;
}

/** Starts a worker that holds the engine. `rewrite` rejects with an `Error` when the worker dies. */
export function createWorkerEngine(): WorkerEngine {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const remote = wrap<Served>(worker);
  let runs = 0;

  let die: (reason: Error) => void = () => {};
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  death.catch(() => {}); // Whoever waits for the worker hears of it; nobody else needs to.
  worker.addEventListener("error", (event) => die(new Error(event.message || "The worker could not be loaded.")));
  worker.addEventListener("messageerror", () => die(new Error("The worker sent something unreadable.")));

  async function* rewrite(request: Parameters<Engine["rewrite"]>[0], signal?: AbortSignal): AsyncGenerator<BlockResult, Result, void> {
    signal?.throwIfAborted();
    const run = (runs += 1);
    const arrived: BlockResult[] = [];
    let wake: () => void = () => {};
    const onBlocks = proxy((blocks: readonly BlockResult[]) => {
      arrived.push(...blocks);
      wake();
    });

    let cancel: () => void = () => {};
    const cancelled = new Promise<never>((_, reject) => {
      cancel = () => reject(signal?.reason);
      signal?.addEventListener("abort", cancel, { once: true });
    });
    let finished = false;
    const result = Promise.race([remote.rewrite(run, request, onBlocks), death, cancelled]).finally(() => {
      finished = true;
      wake();
    });
    result.catch(() => {}); // Thrown below, once what has arrived is handed out.

    try {
      while (!finished || arrived.length > 0) {
        signal?.throwIfAborted();
        const block = arrived.shift();
        if (block) yield block;
        else if (!finished) await new Promise<void>((resolve) => (wake = resolve));
      }
      return await result;
    } finally {
      signal?.removeEventListener("abort", cancel);
      if (!finished || signal?.aborted) void remote.cancel(run);
    }
  }

  return {
    id: embeddedEngine,
    abilities: embeddedAbilities,
    ready: Promise.race([remote.ready(), death]),
    rewrite,
    close() {
      remote[releaseProxy]();
      worker.terminate();
      die(new Error("The engine was closed."));
    },
  };
}
