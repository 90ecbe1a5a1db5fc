import type { NoticeId } from "./messages.ts";
import type { Outcome } from "./runtime.ts";
import { type Draft, emptyDraft } from "./settings.ts";

/** Where the run stands. `share` is the part of the text that is done, 0 to 1. */
export type Run =
  | { readonly status: "idle" | "loading" | "done" | "cancelled" | "failed" }
  | { readonly status: "working"; readonly share: number };

export interface Notice {
  readonly id: NoticeId;
  /** The file that it is about. */
  readonly name?: string;
}

export interface Replaced {
  readonly text: string;
  /** The output of its time, which goes with a cleared text and comes back with it. */
  readonly outcome: Outcome | null;
}

export interface WorkspaceState {
  readonly draft: Draft;
  readonly run: Run;
  /** The last finished run; it stays while the draft changes and while a new run fails, and goes when the text is cleared. */
  readonly outcome: Outcome | null;
  readonly notice: Notice | null;
  /** The text that was cleared or replaced; it can be brought back until the next run, and what stood in its place then too. */
  readonly replaced: Replaced | null;
}

export type WorkspaceEvent =
  | { readonly type: "restored" | "chose"; readonly draft: Partial<Draft> }
  | { readonly type: "typed"; readonly text: string }
  | { readonly type: "replaced"; readonly text: string; readonly notice: Notice }
  | { readonly type: "undone" }
  | { readonly type: "refused"; readonly notice: Notice }
  | { readonly type: "started" }
  | { readonly type: "advanced"; readonly share: number }
  | { readonly type: "finished"; readonly outcome: Outcome }
  | { readonly type: "failed"; readonly notice: Notice }
  | { readonly type: "cancelled" };

export const initialState: WorkspaceState = { draft: emptyDraft, run: { status: "idle" }, outcome: null, notice: null, replaced: null };

export const isRunning = ({ run }: WorkspaceState) => run.status === "loading" || run.status === "working";

/** Whether the output no longer answers what stands in the input. */
export const isStale = ({ draft, outcome }: WorkspaceState) =>
  outcome !== null &&
  (draft.text !== outcome.draft.text || draft.tone !== outcome.draft.tone || draft.strength !== outcome.draft.strength || draft.locked !== outcome.draft.locked);

const replace = (state: WorkspaceState, text: string, notice: Notice): WorkspaceState => {
  const draft = { ...state.draft, text };
  if (state.draft.text === "") return { ...state, draft, notice };
  const replaced = { text: state.draft.text, outcome: state.outcome };
  if (text !== "") return { ...state, draft, notice, replaced };
  return { ...state, draft, notice, replaced, outcome: null, run: isRunning(state) ? state.run : { status: "idle" } };
};

const bringBack = (state: WorkspaceState, { text, outcome }: Replaced): WorkspaceState => ({
  ...state,
  draft: { ...state.draft, text },
  outcome: state.outcome ?? outcome,
  notice: null,
  replaced: state.draft.text === "" ? null : { text: state.draft.text, outcome: state.outcome },
});

/** Every change of the workspace. A run's signals count only while it runs: what comes late changes nothing. */
export const reduce = (state: WorkspaceState, event: WorkspaceEvent): WorkspaceState => {
  switch (event.type) {
    case "restored":
    case "chose":
      return { ...state, draft: { ...state.draft, ...event.draft } };
    case "typed":
      return { ...state, draft: { ...state.draft, text: event.text }, notice: null };
    case "replaced":
      return replace(state, event.text, event.notice);
    case "undone":
      return state.replaced === null ? state : bringBack(state, state.replaced);
    case "refused":
      return { ...state, notice: event.notice };
    case "started":
      return { ...state, run: { status: "loading" }, notice: null, replaced: null };
    case "advanced":
      return isRunning(state) ? { ...state, run: { status: "working", share: event.share } } : state;
    case "finished":
      return isRunning(state) ? { ...state, run: { status: "done" }, outcome: event.outcome } : state;
    case "failed":
      return isRunning(state) ? { ...state, run: { status: "failed" }, notice: event.notice } : state;
    default:
      event.type satisfies "cancelled";
      return isRunning(state) ? { ...state, run: { status: "cancelled" } } : state;
  }
};
