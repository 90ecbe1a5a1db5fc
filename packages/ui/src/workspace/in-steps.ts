import type { Steps } from "@prosewell/prose";

/** Milliseconds of work between two pauses: half a frame. */
const stretch = 8;

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Does long work a few milliseconds at a time, so that the page answers in between. */
export const inSteps = async <Whole>(work: Steps<Whole>): Promise<Whole> => {
  const until = performance.now() + stretch;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() > until) break;
  }
  await pause();
  return inSteps(work);
};
