import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftKeeper } from "./draft-keeper.ts";
import { emptyDraft } from "./settings.ts";

const draft = (text: string) => ({ ...emptyDraft, text });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("only the last of many quick drafts is written, once typing pauses", () => {
  const write = vi.fn<(draft: unknown) => void>();
  const keeper = createDraftKeeper(write, 300);
  for (const text of ["a", "ab", "abc"]) keeper.keep(draft(text));
  expect(write).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(write.mock.calls).toEqual([[draft("abc")]]);
});

test("a flush writes at once what waits, and nothing twice", () => {
  const write = vi.fn<(draft: unknown) => void>();
  const keeper = createDraftKeeper(write, 300);
  keeper.keep(draft("leaving"));
  keeper.flush();
  keeper.flush();
  vi.runAllTimers();
  expect(write.mock.calls).toEqual([[draft("leaving")]]);
});
