import { describe, expect, test } from "vitest";
import { outcomeOf } from "./testing/outcome.ts";
import { initialState, isRunning, isStale, reduce, type WorkspaceEvent, type WorkspaceState } from "./workspace-state.ts";

const play = (events: readonly WorkspaceEvent[], start: WorkspaceState = initialState) => events.reduce(reduce, start);
const outcome = outcomeOf({ text: "We utilize it.", edits: [["utilize", "use"]] });

const clearAndUndo = (state: WorkspaceState) => play([{ type: "replaced", text: "", notice: { id: "cleared" } }, { type: "undone" }], state);

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
  interface Step {
    readonly before: WorkspaceState;
    readonly event: WorkspaceEvent;
    readonly after: WorkspaceState;
  }
  const stepsFrom = (before: WorkspaceState, length: number): readonly Step[] =>
    length === 0
      ? []
      : signals
          .map((event) => ({ before, event, after: reduce(before, event) }))
          .flatMap((step) => [step].concat(stepsFrom(step.after, length - 1)));
  const steps = stepsFrom(initialState, 4);

  test("changes the text only by typing, opening, clearing or undoing", () => {
    const writes = new Set(["typed", "replaced", "undone"]);
    expect(steps.filter(({ before, event, after }) => after.draft.text !== before.draft.text && !writes.has(event.type))).toEqual([]);
  });

  test("never loses a text that is cleared or replaced: it can be brought back at once", () => {
    expect(steps.filter(({ after }) => clearAndUndo(after).draft.text !== (after.draft.text || (after.replaced?.text ?? "")))).toEqual([]);
  });

  test("takes an output away with a cleared text only, and brings both back", () => {
    const lost = steps.filter(({ before, after }) => before.outcome !== null && after.outcome === null);
    expect(lost.filter(({ event }) => event.type !== "replaced" || event.text !== "")).toEqual([]);
    expect(lost.filter(({ before, after }) => reduce(after, { type: "undone" }).outcome !== before.outcome)).toEqual([]);
    expect(lost.length).toBeGreaterThan(0);
  });

  test("always lets a run be cancelled and started", () => {
    expect(steps.filter(({ after }) => isRunning(reduce(after, { type: "cancelled" })))).toEqual([]);
    expect(steps.filter(({ after }) => !isRunning(reduce(after, { type: "started" })))).toEqual([]);
  });

  test("moves a run's progress only while it runs", () => {
    expect(steps.filter(({ before, event, after }) => event.type === "advanced" && !isRunning(before) && after !== before)).toEqual([]);
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

describe("what was cleared", () => {
  const cleared = play([{ type: "typed", text: "hours of work" }, { type: "replaced", text: "", notice: { id: "cleared" } }]);

  test("stays within reach while something is typed, and so does that", () => {
    const back = play([{ type: "typed", text: "x" }, { type: "undone" }], cleared);
    expect(back.draft.text).toBe("hours of work");
    expect(reduce(back, { type: "undone" }).draft.text).toBe("x");
  });

  test("is given up by the next run", () => {
    expect(play([{ type: "typed", text: "x" }, { type: "started" }], cleared).replaced).toBeNull();
  });
});
