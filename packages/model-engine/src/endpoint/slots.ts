import PQueue from "p-queue";
import { EndpointFailure } from "./failure.ts";

/** Bounded room for requests, shared by all runs. */
export interface Slots {
  /** Whether somebody could be served at once. */
  readonly isFree: boolean;
  /** Runs something when its turn comes; the first passage of a text comes before later ones of others. Leaves at once when aborted. */
  take<Taken>(work: () => Promise<Taken>, isFirst: boolean, signal: AbortSignal): Promise<Taken>;
}

/**
 * First come, first served; since a run has only a few requests out at a time, runs take turns. Throws an {@link EndpointFailure}
 * when too many wait.
 */
export function createSlots({ parallel, waiting }: { readonly parallel: number; readonly waiting: number }): Slots {
  const queue = new PQueue({ concurrency: parallel });
  return {
    get isFree() {
      return queue.size === 0 && queue.pending < parallel;
    },
    async take(work, isFirst, signal) {
      if (queue.size >= waiting) throw new EndpointFailure("busy");
      return queue.add(work, { priority: isFirst ? 1 : 0, signal });
    },
  };
}
