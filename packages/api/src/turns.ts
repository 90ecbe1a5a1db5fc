import PQueue from "p-queue";
import { Problem } from "./problem.ts";

/**
 * Who comes when so many wait is sent away. The longest run of the public site keeps a processor busy for some 30 ms, so that nobody
 * waits for more than about half a second to be served.
 */
const mostWaiting = 16;

/** Does work in its turn, or refuses it. @throws {Problem} `busy` when too many wait already. */
export type TakeTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Turns for what keeps the processor busy: one text at a time, and before each a look at everything else, so that under more than can
 * be done the rest of the server answers as before, and who cannot be served hears of it at once.
 */
export function createTurns(): TakeTurn {
  const queue = new PQueue({ concurrency: 1 });
  return async (work) => {
    if (queue.size >= mostWaiting) throw new Problem("busy", { headers: { "Retry-After": "1" } });
    return queue.add(async () => {
      await others();
      return work();
    });
  };
}

/** Lets connections that have something to say be heard. */
const others = () => new Promise<void>((resolve) => void setImmediate(resolve));
