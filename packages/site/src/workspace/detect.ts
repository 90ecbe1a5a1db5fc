import type { WorkerDetector } from "@prosewell/detector/client";
import type { Detect } from "@prosewell/ui/workspace";

/** A detector whose worker starts at the first text, and anew after a failure: it may have died, and a dead one answers nothing. */
export const createDetect = (create: () => WorkerDetector): Detect => {
  let worker: WorkerDetector | null = null;
  return async (text) => {
    const asked = (worker ??= create());
    try {
      return await asked.detect(text);
    } catch (error) {
      asked.close();
      if (worker === asked) worker = null;
      throw error;
    }
  };
};
