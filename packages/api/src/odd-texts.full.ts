import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { faultsOf, oddRequest } from "./testing/odd-texts.ts";

const parts = 25;
const each = 2_000;
const longest = 10_000;
/** Engine, detector and what they remember, in bytes, once the collector has been. */
const mostKept = 512 * 1_024 * 1_024;

setFlagsFromString("--expose-gc");
const collect: () => void = runInNewContext("gc");

test.each(Array.from({ length: parts }, (_, part) => part))("2,000 odd texts, part %i of 25, are rewritten by their edits alone, without a fact changed, and judged, within 10 s each and in bounded memory", (part) => {
  const slow: string[] = [];
  const check = (request: Parameters<typeof faultsOf>[0]) => {
    const start = performance.now();
    expect(faultsOf(request)).toEqual([]);
    if (performance.now() - start > longest) slow.push(JSON.stringify(request));
  };
  fc.assert(fc.property(oddRequest, check), { numRuns: each, seed: 1_000 + part });
  expect(slow).toEqual([]);
  collect();
  expect(process.memoryUsage().heapUsed).toBeLessThan(mostKept);
});
