import type { Source } from "./documents/source.ts";
import type { NoticeId } from "./messages.ts";
import type { DecisionHistory } from "./review/decision-history.ts";
import type { Decisions } from "./review/decisions.ts";
import { undecided } from "./review/undecided.ts";
import type { Coming } from "./engines/served.ts";
import type { Outcome } from "./runtime.ts";
import { type Draft, emptyDraft } from "./settings.ts";

/** Where the run stands. `preceded`: a first pass is shown while the engine loads. `share` is the part of the text that is done, 0 to 1. */
export type Run =
  | { readonly status: "idle" | "loading" | "preceded" | "done" | "cancelled" | "failed" }
  | { readonly status: "working"; readonly share: number };

export type Notice =
  /** Of a text that is there, `name` being what it is about; or of something that has more to say than a text. */
  | { readonly id: NoticeId | "dailyLimit" | "elsewhere"; readonly name?: string }
  /** A problem, in a sentence that has come with what found it. */
  | { readonly id: "problem"; readonly text: string };

export interface Replaced {
  readonly text: string;
  /** The settings of its time, where others came in with what replaced it. */
  readonly settings: Partial<Draft>;
  /** The output of its time, which comes back with it unless a newer one stands there. */
  readonly outcome: Outcome | null;
  readonly decisions: Decisions;
  /** The output that stood there right after. */
  readonly successor: Outcome | null;
  readonly source: Source | null;
}

export interface WorkspaceState {
  readonly draft: Draft;
  /** The file that the text came out of. */
  readonly source: Source | null;
  /** What stood in the box before it was emptied by hand, and its file: the browser's own undo brings the text back. */
  readonly emptied?: Pick<WorkspaceState, "source"> & { readonly text: string };
  readonly run: Run;
  /** The last finished run; it stays while the draft changes and while a new run fails, and goes when the text is cleared. */
  readonly outcome: Outcome | null;
  /** What the person decided of its edits. */
  readonly decisions: Decisions;
  /** The way to them, and what was decided of edits that an earlier output had; absent before the first decision. */
  readonly decisionHistory?: DecisionHistory | undefined;
  /** Goes up when an output comes from elsewhere than a run, with decisions of its own. */
  readonly opened: number;
  /** Id of the review that stood beside the draft when the page was left, until it is back. */
  readonly recalled: string | null;
  readonly notice: Notice | null;
  /** The text of the run, as far as it has come, where that is shown. */
  readonly coming?: Coming | null;
  /** The text that was cleared or replaced; it can be brought back until the next run, and what stood in its place then too. */
  readonly replaced: Replaced | null;
}

export type WorkspaceEvent =
  | { readonly type: "restored"; readonly draft: Draft; readonly recalled: string | null }
  | { readonly type: "chose"; readonly draft: Partial<Draft> }
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "replaced"; readonly text: string; readonly notice: Notice; readonly source?: Source }
  | { readonly type: "undone" | "ended" }
  /** The text goes on without its file. */
  | { readonly type: "released" }
  /** A review from a file or from the history takes the place of everything. */
  | { readonly type: "reopened"; readonly outcome: Outcome; readonly decisions: Decisions; readonly notice: Notice }
  /** After a reload: the output that stood beside the draft. */
  | { readonly type: "recalled"; readonly outcome: Outcome; readonly decisions: Decisions }
  /** Everything on this device. */
  | { readonly type: "forgotten"; readonly notice: Notice }
  | { readonly type: "decided"; readonly decisions: Decisions; readonly history?: DecisionHistory }
  | { readonly type: "refused"; readonly notice: Notice }
  | { readonly type: "started" }
  /** What needs no engine is done before the engine is there. */
  | { readonly type: "preceded"; readonly coming: Coming }
  | { readonly type: "advanced"; readonly share: number; readonly coming?: Coming }
  | { readonly type: "finished"; readonly outcome: Outcome }
  /** `passed`: what had passed until then, as a finished run. */
  | { readonly type: "failed"; readonly notice: Notice; readonly passed?: Outcome | null }
  | { readonly type: "cancelled"; readonly passed?: Outcome | null };

export const initialState: WorkspaceState = { draft: emptyDraft, source: null, run: { status: "idle" }, outcome: null, decisions: undecided, opened: 0, recalled: null, notice: null, replaced: null };

export const isRunning = ({ run }: Pick<WorkspaceState, "run">) => ["loading", "preceded", "working"].includes(run.status);

/** Whether the output no longer answers what stands in the input. */
export const isStale = ({ draft, outcome }: WorkspaceState) =>
  outcome !== null &&
  (draft.text !== outcome.draft.text || draft.tone !== outcome.draft.tone || draft.strength !== outcome.draft.strength || !sameWords(draft.locked, outcome.draft.locked) || !sameWords(draft.stronger ?? [], outcome.draft.stronger ?? []));

const sameWords = (some: readonly string[], others: readonly string[]) => some.length === others.length && some.every((words, index) => words === others[index]);

const replace = (state: WorkspaceState, text: string, notice: Notice, source: Source | null): WorkspaceState => {
  const draft = { ...state.draft, text };
  if (state.draft.text === "") return { ...state, draft, source, notice };
  if (text !== "") return { ...state, draft, source, notice, replaced: replacedBy(state.outcome, state) };
  return { ...state, draft, source, notice, replaced: replacedBy(null, state), outcome: null, decisions: undecided, recalled: null, run: isRunning(state) ? state.run : { status: "idle" } };
};

const replacedBy = (successor: Outcome | null, { draft: { text, ...settings }, source, outcome, decisions }: WorkspaceState, comeAlong = false): Replaced => ({
  text,
  source,
  settings: comeAlong ? settings : {},
  outcome,
  decisions,
  successor,
});

const reopen = (state: WorkspaceState, outcome: Outcome, decisions: Decisions, notice: Notice): WorkspaceState => ({
  draft: outcome.draft,
  source: outcome.source ?? null,
  run: { status: "idle" },
  outcome,
  decisions,
  decisionHistory: undefined,
  opened: state.opened + 1,
  recalled: null,
  notice,
  replaced: state.draft.text === "" ? state.replaced : replacedBy(outcome, state, true),
});

const withoutSource = (outcome: Outcome): Outcome => {
  const { source: _source, ...rest } = outcome;
  return rest;
};

const bringBack = (state: WorkspaceState, { text, source, settings, outcome, decisions, successor }: Replaced): WorkspaceState => {
  const review = state.outcome === successor ? { outcome, decisions, opened: state.opened + 1 } : {};
  const back = { ...state, ...review, draft: { ...state.draft, ...settings, text }, source, notice: null };
  return { ...back, replaced: state.draft.text === "" ? null : replacedBy(back.outcome, state, "tone" in settings) };
};

/** The end of a run with what came of it; where nothing did, the output before it stays. */
const brought = (state: WorkspaceState, outcome: Outcome | null = null): WorkspaceState => ({
  ...state,
  coming: null,
  // The review of the same output goes on, decisions and all.
  ...(outcome && { outcome, recalled: null, decisions: sameOutput(outcome, state.outcome) ? state.decisions : undecided }),
});

const sameOutput = (one: Outcome, other: Outcome | null) => one.result.text === other?.result.text;

/** What comes into an emptied box is another text, unless it is the same again. */
const sourceAfter = ({ draft, source, emptied }: WorkspaceState, text: string): Partial<WorkspaceState> => {
  if (text === "") return { recalled: null, source: null, emptied: { text: draft.text, source } };
  return draft.text === "" && text === emptied?.text ? { source: emptied.source } : {};
};

/** Every change of the workspace. A run's signals count only while it runs: what comes late changes nothing. */
export const reduce = (state: WorkspaceState, event: WorkspaceEvent): WorkspaceState => {
  switch (event.type) {
    case "restored":
      return { ...state, draft: event.draft, recalled: event.recalled };
    case "chose":
      return { ...state, draft: { ...state.draft, ...event.draft } };
    case "typed":
      return { ...state, ...sourceAfter(state, event.text), draft: { ...state.draft, text: event.text }, notice: null };
    case "released":
      return { ...state, source: null, outcome: state.outcome && withoutSource(state.outcome) };
    case "replaced":
      return replace(state, event.text, event.notice, event.source ?? null);
    case "undone":
      return state.replaced === null ? state : bringBack(state, state.replaced);
    case "reopened":
      return reopen(state, event.outcome, event.decisions, event.notice);
    case "recalled":
      // Late, it must not come in the place of another, or beside a text that took the place of its own.
      return state.recalled === event.outcome.id && !isRunning(state) ? { ...state, outcome: event.outcome, decisions: event.decisions, recalled: null } : state;
    case "forgotten":
      return { ...initialState, notice: event.notice };
    case "decided":
      return { ...state, decisions: event.decisions, decisionHistory: event.history };
    case "refused":
      return { ...state, notice: event.notice };
    case "started":
      return { ...state, run: { status: "loading" }, notice: null, replaced: null, coming: null };
    case "preceded":
      return state.run.status === "loading" ? { ...state, run: { status: "preceded" }, coming: event.coming } : state;
    case "advanced":
      // A first pass stands until there is more to see.
      return isRunning(state) ? { ...state, run: { status: "working", share: event.share }, coming: event.coming ?? state.coming ?? null } : state;
    case "finished":
      if (!isRunning(state)) return state;
      return { ...brought(state, event.outcome), run: { status: "done" } };
    case "ended":
      return isRunning(state) ? { ...state, run: { status: "done" }, coming: null } : state;
    case "failed":
      return isRunning(state) ? { ...brought(state, event.passed), run: { status: "failed" }, notice: event.notice } : state;
    default:
      event.type satisfies "cancelled";
      return isRunning(state) ? { ...brought(state, event.passed), run: { status: "cancelled" } } : state;
  }
};
