import { expect, test } from "vitest";
import { documentKinds } from "./index.ts";
import { fuzz } from "./testing/fuzz.ts";

const count = 2_000;
const longest = 5_000;
const mostMemory = 1_024 * 1_024 * 1_024;

test.each(documentKinds)("2,000 harmed files of the kind .%s open, or say why not, within 5 s each and in bounded memory", async (kind) => {
  const { problems } = await fuzz(kind, count, { longest });
  expect(problems).toEqual([]);
  expect(process.memoryUsage().rss).toBeLessThan(mostMemory);
});
