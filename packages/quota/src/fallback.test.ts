import { expect, test } from "vitest";
import { createFallback } from "./fallback.ts";

function begin(patience = 60_000) {
  const told: string[] = [];
  const time = { now: 0 };
  const attempt = createFallback({ tell: (message) => told.push(message), patience, rest: 5_000, clock: () => time.now });
  let asked = 0;
  const ask = (answer: () => Promise<string>) =>
    attempt(
      () => {
        asked += 1;
        return answer();
      },
      () => "without",
    );
  return { told, time, ask, asked: () => asked };
}

const fail = () => Promise.reject(new Error("connection refused"));

test("a store that answers is all that is heard", async () => {
  const { ask, told } = begin();
  expect(await ask(async () => "stored")).toBe("stored");
  expect(told).toEqual([]);
});

test("a store that fails is done without, and the operator is told why", async () => {
  const { ask, told } = begin();
  expect(await ask(fail)).toBe("without");
  expect(told).toEqual([expect.stringContaining("connection refused")]);
});

test("a store that never answers is done without as well", async () => {
  const { ask, told } = begin(1);
  expect(await ask(() => new Promise(() => {}))).toBe("without");
  expect(told).toEqual([expect.stringContaining("no answer in 1 ms")]);
});

test("a store that failed is left alone for a while, and then asked again", async () => {
  const { ask, asked, time, told } = begin();
  await ask(fail);
  time.now = 4_999;
  expect(await ask(async () => "stored")).toBe("without");
  expect(asked()).toBe(1);
  time.now = 5_000;
  expect(await ask(async () => "stored")).toBe("stored");
  expect(told).toHaveLength(1);
});

test("many that fail at once are told of once", async () => {
  const { ask, told } = begin();
  await Promise.all(Array.from({ length: 100 }, () => ask(fail)));
  expect(told).toHaveLength(1);
});
