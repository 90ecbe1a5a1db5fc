import type { WorkerDetector } from "@prosewell/detector/client";
import { expect, test, vi } from "vitest";
import { createDetect } from "./detect.ts";

const judgement = { verdict: "unsure", probability: null, range: [0, 1], reasons: [], sentences: [], reliability: "not enough text", language: "en" } as const;
const worker = (detect: WorkerDetector["detect"]) => ({ ready: Promise.resolve(), detect, close: vi.fn<() => void>() });

test("no worker is started before the first text, and one serves them all", async () => {
  const create = vi.fn<() => WorkerDetector>(() => worker(() => Promise.resolve(judgement)));
  const detect = createDetect(create);
  expect(create).not.toHaveBeenCalled();
  expect(await Promise.all([detect("one"), detect("two")])).toEqual([judgement, judgement]);
  expect(create).toHaveBeenCalledOnce();
});

test("after a failure the worker is stopped, and the next text gets a new one", async () => {
  const dead = worker(() => Promise.reject(new Error("gone")));
  const create = vi.fn<() => WorkerDetector>().mockReturnValueOnce(dead).mockReturnValue(worker(() => Promise.resolve(judgement)));
  const detect = createDetect(create);
  await expect(detect("one")).rejects.toThrow("gone");
  expect(dead.close).toHaveBeenCalledOnce();
  expect(await detect("two")).toBe(judgement);
});
