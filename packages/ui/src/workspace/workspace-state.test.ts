import { describe, expect, test } from "vitest";
import { outcomeOf } from "./testing/outcome.ts";
import { initialState, isRunning, isStale, reduce, type WorkspaceEvent, type WorkspaceState } from "./workspace-state.ts";

const play = (events: readonly WorkspaceEvent[], start: WorkspaceState = initialState) => events.reduce(reduce, start);
const outcome = outcomeOf({ text: "We utilize it.", edits: [["utilize", "use"]] });

describe("every walk of four signals", () => {
  const signals: readonly WorkspaceEvent[] = [
    { type: "typed", text: "typed" },
    { type: "replaced", text: "from a file", notice: { id: "opened", name: "a.md" } },
    { type: "replaced", text: "", notice: { id: "cleared" } },
    { type: "undone" },
    { type: "chose", draft: { tone: "formal" } },
    { type: "refused", notice: { id: "fileType" } },
    { type: "started" },
    { type: "advanced", share: 0.5 },
    { type: "finished", outcome },
    { type: "failed", notice: { id: "runFailed" } },
    { type: "cancelled" },
  ];
  const walks = (length: number): readonly (readonly WorkspaceEvent[])[] =>
    length === 0 ? [[]] : walks(length - 1).flatMap((walk) => signals.map((signal) => [...walk, signal]));
  const all = walks(4);

  test("never changes the text but by typing, opening, clearing or undoing", () => {
    const writes = new Set(["typed", "replaced", "undone"]);
    for (const walk of all) {
      const before = play(walk.slice(0, -1));
      const last = walk.at(-1);
      if (last && !writes.has(last.type)) expect(reduce(before, last).draft.text).toBe(before.draft.text);
    }
  });

  test("never loses a text that is cleared or replaced: it can be brought back at once", () => {
    for (const walk of all) {
      const before = play(walk);
      const after = play([{ type: "replaced", text: "", notice: { id: "cleared" } }, { type: "undone" }], before);
      expect(after.draft.text).toBe(before.draft.text || (before.replaced ?? ""));
    }
  });

  test("never takes an output away again", () => {
    for (const walk of all) {
      const states = walk.map((_, index) => play(walk.slice(0, index + 1)));
      const first = states.findIndex((state) => state.outcome !== null);
      if (first >= 0) expect(states.slice(first).every((state) => state.outcome !== null)).toBe(true);
    }
  });

  test("always lets a run be cancelled or started", () => {
    for (const walk of all) {
      const state = play(walk);
      expect(isRunning(reduce(state, { type: "cancelled" }))).toBe(false);
      expect(isRunning(reduce(state, { type: "started" }))).toBe(true);
    }
  });
});

test("a result that arrives after the run was cancelled changes nothing", () => {
  const cancelled = play([{ type: "started" }, { type: "cancelled" }]);
  expect(reduce(cancelled, { type: "finished", outcome })).toBe(cancelled);
  expect(reduce(cancelled, { type: "advanced", share: 1 })).toBe(cancelled);
});

test("the output belongs to an earlier text once the text or a setting changes, and not again when it is changed back", () => {
  const done = play([{ type: "typed", text: outcome.draft.text }, { type: "started" }, { type: "finished", outcome }]);
  expect(isStale(done)).toBe(false);
  expect(isStale(reduce(done, { type: "typed", text: "other" }))).toBe(true);
  const formal = reduce(done, { type: "chose", draft: { tone: "formal" } });
  expect(isStale(formal)).toBe(true);
  expect(isStale(reduce(formal, { type: "chose", draft: { tone: "standard" } }))).toBe(false);
});

test("a failed run keeps the text, the settings and the earlier output", () => {
  const done = play([{ type: "typed", text: "kept" }, { type: "chose", draft: { strength: "strong" } }, { type: "started" }, { type: "finished", outcome }]);
  const failed = play([{ type: "started" }, { type: "failed", notice: { id: "runFailed" } }], done);
  expect(failed).toMatchObject({ draft: done.draft, outcome, run: { status: "failed" }, notice: { id: "runFailed" } });
});

test("a file that is refused leaves the cleared text within reach", () => {
  const cleared = play([{ type: "typed", text: "mine" }, { type: "replaced", text: "", notice: { id: "cleared" } }]);
  const refused = reduce(cleared, { type: "refused", notice: { id: "fileType", name: "a.exe" } });
  expect(reduce(refused, { type: "undone" }).draft.text).toBe("mine");
});

test("opening a file over an empty page leaves nothing to undo", () => {
  expect(play([{ type: "replaced", text: "new", notice: { id: "opened", name: "a.md" } }]).replaced).toBeNull();
});
