/** How long a slice holds the page: with the frame that may come after it, still under what a finger notices. In ms. */
const slice = 8;

/** Does steps in slices, and lets the page have its turn in between. Throws the signal's reason once it is aborted. */
export const inSlices = async <Whole>(steps: Generator<unknown, Whole, void>, signal?: AbortSignal): Promise<Whole> => {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < slice) continue;
    // oxlint-disable-next-line no-await-in-loop -- the wait is what it is for
    await turn();
    signal?.throwIfAborted();
    since = performance.now();
  }
};

/** One turn of the event loop. A message channel, because nested timers are held back to four milliseconds. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
