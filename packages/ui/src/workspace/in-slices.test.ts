import { expect, test } from "vitest";
import { inSlices } from "./in-slices.ts";

/** Steps that each take a slice and more. */
function* long(steps: number) {
  let done = 0;
  for (; done < steps; done += 1) {
    for (const since = performance.now(); performance.now() - since < 10; );
    yield;
  }
  return done;
}

test("the page has its turn between slices, and what the steps come to comes back", async () => {
  let turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    turns += 1;
    if (turns < 3) port2.postMessage(null);
  };
  port2.postMessage(null);
  expect(await inSlices(long(6))).toBe(6);
  expect(turns).toBe(3);
  port1.close();
});

test("nothing more is done once nobody waits for it", async () => {
  const stop = new AbortController();
  stop.abort(new Error("typed on"));
  await expect(inSlices(long(3), stop.signal)).rejects.toThrow("typed on");
});
