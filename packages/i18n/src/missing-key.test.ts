import { expect, test, vi } from "vitest";
import { createMissingKeys } from "./missing-key.ts";

const setUp = () => {
  const warned: string[] = [];
  const reported: string[] = [];
  const keys = createMissingKeys((message) => void warned.push(message));
  return { keys, warned, reported, report: (message: string) => void reported.push(message) };
};

test("a missing key is warned of and reported, in the words that were agreed", () => {
  const { keys, warned, reported, report } = setUp();
  keys.reportTo(report);
  keys.missing("home", "hero.title");
  expect(reported).toEqual(["In namespace home can't find key hero.title"]);
  expect(warned).toEqual(reported);
});

test("repeats of one namespace and key are merged, before the reporter comes and after", () => {
  const { keys, warned, reported, report } = setUp();
  keys.missing("home", "a");
  keys.missing("home", "a");
  keys.reportTo(report);
  keys.missing("home", "a");
  expect(reported).toHaveLength(1);
  expect(warned).toHaveLength(1);
});

test("one key that is missing from two namespaces is reported for each", () => {
  const { keys, reported, report } = setUp();
  keys.reportTo(report);
  keys.missing("home", "a");
  keys.missing("common", "a");
  expect(reported).toHaveLength(2);
});

test("reports wait for a late reporter, in order; the warning does not wait", () => {
  const { keys, warned, reported, report } = setUp();
  keys.missing("home", "first");
  keys.missing("home", "second");
  expect(warned).toHaveLength(2);
  keys.reportTo(report);
  keys.missing("home", "third");
  expect(reported.map((message) => message.split(" ").at(-1))).toEqual(["first", "second", "third"]);
});

test("a second reporter hears only what the first has not been told", () => {
  const { keys, reported, report } = setUp();
  keys.missing("home", "early");
  keys.reportTo(() => {});
  keys.reportTo(report);
  keys.missing("home", "late");
  expect(reported).toEqual(["In namespace home can't find key late"]);
});

test("a second copy of the module, as another bundle holds it, shares the first one's memory", async () => {
  const first = await import("./missing-key.ts");
  vi.resetModules();
  const second = await import("./missing-key.ts");
  expect(second).not.toBe(first);
  expect(second.missingKeys).toBe(first.missingKeys);
});
