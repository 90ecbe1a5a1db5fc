import { median } from "../report/figures.ts";

/** Runs before the clock counts, so that the compiler has seen the code. */
const warmUpRuns = 2;
/** Long enough for a processor clock that ticks every ten milliseconds. */
const leastMilliseconds = 2000;
const leastRuns = 3;

/**
 * Mean milliseconds that a run keeps this thread's processor busy. Processor time, because what else the machine does
 * must not count.
 */
export function processorTime(run: () => void): number {
  for (let warm = 0; warm < warmUpRuns; warm += 1) run();
  const started = busy();
  let runs = 0;
  while (runs < leastRuns || busy() - started < leastMilliseconds) {
    run();
    runs += 1;
  }
  return (busy() - started) / runs;
}

/** The same of a run that may be slow, or ends later: the first run counts alone where it takes longer than the clock needs. */
export async function threadTime(run: () => unknown): Promise<number> {
  const first = await timeOf(run);
  if (first > leastMilliseconds) return first;
  let total = 0;
  let runs = 0;
  for (; total < leastMilliseconds / 4; runs += 1) {
    // oxlint-disable-next-line no-await-in-loop -- runs must not share the thread
    total += await timeOf(run);
  }
  return total / runs;
}

async function timeOf(run: () => unknown): Promise<number> {
  const started = busy();
  await run();
  return busy() - started;
}

function busy(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Median of what an asynchronous measure returns, five times after one warm-up. */
export async function medianOf(measure: () => Promise<number>): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- rounds must not disturb one another
    values.push(await measure());
  }
  return median(values.slice(1));
}
