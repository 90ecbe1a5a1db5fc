import { describe, expect, test } from "vitest";
import { outcomeOf } from "./testing/outcome.ts";
import { initialState, isRunning, isStale, reduce, type WorkspaceEvent, type WorkspaceState } from "./workspace-state.ts";

const play = (events: readonly WorkspaceEvent[], start: WorkspaceState = initialState) => events.reduce(reduce, start);
const outcome = outcomeOf({ text: "We utilize it.", edits: [["utilize", "use"]] });
const elsewhere = outcomeOf({ text: "They leverage it.", edits: [["leverage", "use"]] });
const decisions = new Map([["edit-0", "leverage"]]);
const reopened: WorkspaceEvent = { type: "reopened", outcome: elsewhere, decisions, notice: { id: "opened", name: "a.json" } };

const clearAndUndo = (state: WorkspaceState) => play([{ type: "replaced", text: "", notice: { id: "cleared" } }, { type: "undone" }], state);

describe("every walk of four signals", () => {
  const signals: readonly WorkspaceEvent[] = [
    { type: "typed", text: "typed" },
    { type: "replaced", text: "from a file", notice: { id: "opened", name: "a.md" } },
    { type: "replaced", text: "", notice: { id: "cleared" } },
    { type: "undone" },
    reopened,
    { type: "chose", draft: { tone: "formal" } },
    { type: "refused", notice: { id: "problem", text: "It is no text." } },
    { type: "started" },
    { type: "preceded", coming: { done: "a first pass", rest: "" } },
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
    const writes = new Set(["typed", "replaced", "undone", "reopened"]);
    expect(steps.filter(({ before, event, after }) => after.draft.text !== before.draft.text && !writes.has(event.type))).toEqual([]);
  });

  test("never loses a text that is cleared or replaced: it can be brought back at once", () => {
    expect(steps.filter(({ after }) => clearAndUndo(after).draft.text !== (after.draft.text || (after.replaced?.text ?? "")))).toEqual([]);
  });

  test("takes an output away with its text only, and brings both back", () => {
    const lost = steps.filter(({ before, event, after }) => before.outcome !== null && after.outcome === null && event.type !== "undone");
    expect(lost.filter(({ event }) => event.type !== "replaced" || event.text !== "")).toEqual([]);
    expect(lost.filter(({ before, after }) => reduce(after, { type: "undone" }).outcome !== before.outcome)).toEqual([]);
    expect(lost.length).toBeGreaterThan(0);
  });

  test("takes back what took the place of a text, and that again", () => {
    const takenBack = steps.filter(({ before, event }) => event.type === "undone" && before.replaced !== null && before.draft.text !== "");
    const unlike = takenBack.filter(({ before, after }) => {
      const again = reduce(after, { type: "undone" });
      return again.draft.text !== before.draft.text || again.outcome !== before.outcome;
    });
    expect(unlike).toEqual([]);
    expect(takenBack.length).toBeGreaterThan(0);
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

test("a first pass is shown only while the engine loads, stands until more is to be seen, and goes with the run", () => {
  const coming = { done: "a first pass", rest: "" };
  const preceded = play([{ type: "started" }, { type: "preceded", coming }]);
  expect(preceded).toMatchObject({ run: { status: "preceded" }, coming, outcome: null });
  expect(reduce(preceded, { type: "advanced", share: 0 })).toMatchObject({ run: { status: "working" }, coming });
  for (const end of [{ type: "finished", outcome }, { type: "cancelled" }, { type: "failed", notice: { id: "loadFailed" } }] as const) {
    expect(reduce(preceded, end).coming).toBeNull();
  }
  const working = play([{ type: "started" }, { type: "advanced", share: 0 }]);
  expect(reduce(working, { type: "preceded", coming })).toBe(working);
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
  const refused = reduce(cleared, { type: "refused", notice: { id: "problem", text: "a.exe is no text." } });
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

describe("a review from elsewhere", () => {
  const mine = play([{ type: "chose", draft: { tone: "formal" } }, { type: "typed", text: "mine" }]);

  test("brings its text, its settings and its decisions, up to date", () => {
    const state = reduce(mine, reopened);
    expect(state).toMatchObject({ draft: elsewhere.draft, outcome: elsewhere, decisions, run: { status: "idle" } });
    expect(isStale(state)).toBe(false);
  });

  test("gives way again to what stood there, settings and all", () => {
    expect(play([reopened, { type: "undone" }], mine)).toMatchObject({ draft: mine.draft, outcome: null });
  });

  describe("that is recalled after a reload", () => {
    const recall: WorkspaceEvent = { type: "recalled", outcome: elsewhere, decisions };
    const restored = reduce(initialState, { type: "restored", draft: { ...elsewhere.draft, locked: [] }, recalled: elsewhere.id });

    test("stands beside its draft again, up to date", () => {
      const state = reduce(restored, recall);
      expect(state).toMatchObject({ outcome: elsewhere, decisions, recalled: null });
      expect(isStale(state)).toBe(false);
    });

    test("comes too late where a run is under way or over, or its text was cleared", () => {
      const running = reduce(restored, { type: "started" });
      const done = reduce(running, { type: "finished", outcome });
      const cleared = reduce(restored, { type: "replaced", text: "", notice: { id: "cleared" } });
      const emptied = reduce(restored, { type: "typed", text: "" });
      for (const state of [running, done, cleared, emptied]) expect(reduce(state, recall)).toBe(state);
    });
  });

  test("is forgotten with everything else", () => {
    const notice = { id: "forgotten" } as const;
    expect(play([reopened, { type: "started" }, { type: "forgotten", notice }], mine)).toEqual({ ...initialState, notice });
  });
});

test("decisions last as long as their output: a cleared one brings them back, another one begins without", () => {
  const decided = play([{ type: "typed", text: outcome.draft.text }, { type: "started" }, { type: "finished", outcome }, { type: "decided", decisions }]);
  expect(clearAndUndo(decided).decisions).toBe(decisions);
  expect(play([{ type: "started" }, { type: "finished", outcome: { ...outcome } }], decided).decisions).toBe(decisions);
  expect(play([{ type: "started" }, { type: "finished", outcome: elsewhere }], decided).decisions.size).toBe(0);
});
