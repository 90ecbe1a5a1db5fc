import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

const page = new EventTarget();
const open = (readyState: DocumentReadyState) => {
  vi.stubGlobal("document", { readyState });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  return vi.fn<() => void>();
};
const load = () => page.dispatchEvent(new Event("load"));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is asked for before the page has loaded and had its time", () => {
  const callback = open("loading");
  whenQuiet(callback);
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
  load();
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test("on a page that has loaded already, only its time is waited for", () => {
  const callback = open("complete");
  whenQuiet(callback);
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test.each(["loading", "complete"] as const)("called off while the page is %s, it never calls back", (readyState) => {
  const callback = open(readyState);
  whenQuiet(callback)();
  load();
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
