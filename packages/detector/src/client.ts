import { wrap } from "comlink";
import type { Detection } from "./detection.ts";
import type { Served } from "./worker.ts";

/** The detector in a worker: the page stays free, and the text stays on the device. */
export interface WorkerDetector {
  /** Resolves when the weights have loaded; rejects with an `Error` when the worker could not start. */
  readonly ready: Promise<void>;
  /** As `Detector.detect`; rejects with an `Error` when the worker dies. */
  detect(text: string): Promise<Detection>;
  /** Stops the worker. What runs is rejected. */
  close(): void;
}

/** Starts a worker that holds the detector. */
export function createWorkerDetector(): WorkerDetector {
  const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  const remote = wrap<Served>(worker);
  let die: (reason: Error) => void = () => {};
  const death = new Promise<never>((_, reject) => {
    die = reject;
  });
  death.catch(() => {}); // Whoever waits for the worker hears of it; nobody else needs to.
  worker.addEventListener("error", (event) => die(new Error(event.message || "The worker could not be loaded.")));
  worker.addEventListener("messageerror", () => die(new Error("The worker sent something unreadable.")));

  return {
    ready: Promise.race([remote.ready(), death]),
    detect: (text) => Promise.race([remote.detect(text), death]),
    close() {
      worker.terminate();
      die(new Error("The detector was closed."));
    },
  };
}
