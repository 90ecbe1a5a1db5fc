/** How long a rewrite holds the thread before it lets others in: well under a frame at 60 a second. */
const slice = 8;

/**
 * Runs a synchronous generator in slices of a few milliseconds, so that messages, frames and other requests get their
 * turn, and hands on what it yields beside pauses. Throws the signal's reason as soon as it is aborted.
 */
export async function* paced<Item, Whole>(steps: Generator<Item | undefined, Whole, void>, signal?: AbortSignal): AsyncGenerator<Item, Whole, void> {
  signal?.throwIfAborted();
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (step.value !== undefined) yield step.value;
    if (performance.now() - since >= slice) {
      await turn();
      since = performance.now();
    }
    signal?.throwIfAborted();
  }
}

/** One turn of the event loop. A message channel, because nested timers are held back to four milliseconds. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
