import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const racer = fileURLToPath(new URL("racer.ts", import.meta.url));

/** The words that there are in a race. */
export const words = 700;

/**
 * Two processes that each wish for 500 words, one by one and all at once, in one place, for so many people, each of whom has the
 * same share; then a third looks what is left. Some words are given back and wished for again on the way.
 */
export async function raceProcesses(place: string, people: number): Promise<{ granted: number; left: number }> {
  const start = (wishes: number) => fork(racer, [place, `${people}`, `${wishes}`]);
  const racers = [start(500), start(500)];
  // Each says when it stands ready, so that they run at the same time.
  await Promise.all(racers.map((one) => once(one, "message")));
  const results = racers.map((one) => numberFrom(one));
  for (const one of racers) one.send("go");
  const granted = (await Promise.all(results)).reduce((sum, count) => sum + count, 0);

  const last = start(0);
  await once(last, "message");
  const left = numberFrom(last);
  last.send("go");
  return { granted, left: await left };
}

async function numberFrom(process: ChildProcess): Promise<number> {
  const [message]: unknown[] = await once(process, "message");
  return Number(message);
}
