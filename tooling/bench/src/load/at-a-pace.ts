import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type Answer, type Asked, patience, type Volley } from "./volley.ts";

/**
 * Asks so many times a second whatever comes back, as people do who do not know of one another. autocannon's connections each wait for
 * their answer, and so ask less of a server that is slow.
 */
export async function askAtAPace(origin: string, requests: readonly Asked[], { rate, seconds }: { readonly rate: number; readonly seconds: number }): Promise<Volley> {
  const answers: Answer[] = [];
  let broken = 0;
  const ask = async ({ path, ...init }: Asked) => {
    const started = performance.now();
    try {
      const response = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(1000 * patience) });
      await response.arrayBuffer();
      const retryAfter = Number(response.headers.get("retry-after"));
      answers.push({ status: response.status, milliseconds: performance.now() - started, ...(retryAfter > 0 && { retryAfter }) });
    } catch {
      broken += 1;
    }
  };

  const started = performance.now();
  const asked: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    await wait(Math.max(0, started + (1000 * number) / rate - performance.now()));
    const request = requests[number % requests.length];
    if (request) asked.push(ask(request));
  }
  await Promise.all(asked);
  return { answers, seconds: (performance.now() - started) / 1000, broken };
}
