import type { Engine } from "@prosewell/humanizer";

/** Milliseconds until the first block is there. */
export async function timeToFirstBlock(engine: Engine, text: string): Promise<number> {
  const stop = new AbortController();
  const started = performance.now();
  await engine.rewrite({ text }, stop.signal).next();
  const time = performance.now() - started;
  stop.abort();
  return time;
}

const stopAfter = 100;

/**
 * Milliseconds from the moment a stop is due until the engine has let go. The clock starts when the stop is due, not
 * when a timer got its turn, so that an engine which never lets others in is seen to.
 */
export async function timeToStop(engine: Engine, text: string): Promise<number> {
  const stop = new AbortController();
  const due = performance.now() + stopAfter;
  setTimeout(() => stop.abort(), stopAfter);
  try {
    for await (const _ of engine.rewrite({ text }, stop.signal));
  } catch {
    return performance.now() - due;
  }
  throw new Error(`The text is too short to be stopped: its rewrite ended within ${stopAfter} ms.`);
}
