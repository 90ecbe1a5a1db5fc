import { median } from "../report/figures.ts";

/** Runs before the clock counts, so that the compiler has seen the code. */
const warmUpRuns = 2;
const leastRuns = 3;
const leastMilliseconds = 1500;

/** Median milliseconds of a run, over as many as it takes to trust it. */
export function medianTime(run: () => void): number {
  for (let warm = 0; warm < warmUpRuns; warm += 1) run();
  const times: number[] = [];
  const started = performance.now();
  while (times.length < leastRuns || performance.now() - started < leastMilliseconds) {
    const from = performance.now();
    run();
    times.push(performance.now() - from);
  }
  return median(times);
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
