import { type Dispatch, startTransition, useEffect, useRef } from "react";
import type { OnActivity } from "./activity.ts";
import { useDailyWords } from "./allowance/use-daily-words.ts";
import type { Source } from "./documents/source.ts";
import type { Again } from "./engines/again.ts";
import type { Passing, Served } from "./engines/served.ts";
import type { NoticeId } from "./messages.ts";
import type { FileRun } from "./rewrite-file.ts";
import type { LoadRuntime } from "./runtime.ts";
import type { Draft } from "./settings.ts";
import { useRuntime } from "./use-runtime.ts";
import type { WorkspaceEvent } from "./workspace-state.ts";

interface RunOptions {
  readonly load: LoadRuntime;
  readonly wordsPerRun: number;
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly report: ((error: unknown) => void) | undefined;
  readonly onActivity: OnActivity;
}

const importFirstPass = () => import("./first-pass.ts");

/** Loads the engine at the first intent, runs it, and tells the state what happens. */
export const useRun = ({ load, wordsPerRun, dispatch, report, onActivity }: RunOptions) => {
  const { runtime, ready, prepare: prepareEngine } = useRuntime(load);
  const running = useRef<AbortController | null>(null);
  const agreed = useRef(false);
  /** What of the run has passed, where blocks are shown as they come. */
  const passed = useRef<Passing | null>(null);
  const soFar = () => passed.current?.outcome() ?? null;
  const { allowance, paid, grant, admit } = useDailyWords(runtime);

  /** Begins to load: what is shown first comes first. */
  const prepare = () => {
    if (!runtime) importFirstPass().catch(() => undefined);
    prepareEngine();
  };

  /** Loads what shows an output that no run of this page has made. */
  const show = () => void ready().catch(() => dispatch({ type: "refused", notice: { id: "loadFailed" } }));

  /** `served` takes the place of the engine on the device; `again` is the sentence that is rewritten alone. */
  const start = async (draft: Draft, source: Source | null, served: Served | null = null, again: Again | null = null) => {
    const began = performance.now();
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tell = (event: WorkspaceEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    passed.current = null;
    let problem: NoticeId = "loadFailed";
    tell({ type: "started" });
    const loading = import("./rewrite.ts");
    // What takes the engine's place has its own way to show what comes, and a file locks more than its text tells.
    if (!runtime && !served && !source && !again) {
      const preceding = importFirstPass().then(({ precede }) => precede(draft, wordsPerRun, signal));
      // Where it fails, the engine's own result comes all the same.
      preceding.then((coming) => coming && tell({ type: "preceded", coming }), () => undefined);
    }
    const counting = loading.then(({ started }) => started(draft, wordsPerRun, onActivity)).catch(() => null);
    try {
      const [{ engine, daily: own, elsewhere }, { begin, finished, partOf }] = await Promise.all([ready(), loading]);
      const daily = served?.words && own ? { ...own, words: served.words } : own;
      if (elsewhere && !served && !agreed.current) return tell({ type: "failed", notice: { id: "elsewhere" } });
      problem = "runFailed";
      const words = await counting;
      signal.throwIfAborted();
      const admitted = await admit(partOf(draft, again, words, wordsPerRun), daily, again !== null);
      if (!admitted.isGranted) {
        tell({ type: "failed", notice: { id: "dailyLimit" } });
        return onActivity({ name: "daily_limit_reached", words: admitted.words, remaining: admitted.remaining });
      }
      tell({ type: "advanced", share: 0 });
      const run = begin({ engine, served, again, draft, source, original: admitted.part, signal, passed, tell });
      // Who stops a run, or whose run fails, pays nothing.
      run.then(({ result: { edits: made } }) => admitted.settle(made.length > 0), () => admitted.settle(false));
      const outcome = await run;
      // A long result is drawn up in slices, while the page goes on.
      startTransition(() => tell({ type: "finished", outcome }));
      onActivity(finished(outcome, performance.now() - began));
    } catch (error) {
      if (signal.aborted) return;
      report?.(error);
      const milliseconds = Math.round(performance.now() - began);
      tell({ type: "failed", notice: { id: problem }, passed: soFar() });
      onActivity({ name: "humanize_failed", stage: problem === "loadFailed" ? "load" : "run", words: await counting, milliseconds });
    }
  };

  /** A run of a file that does not stand in the box. */
  const startFile = async (run: FileRun) => {
    const { rewriteFile } = await import("./rewrite-file.ts");
    return rewriteFile({ ready, admit, wordsPerRun, hasAgreed: () => agreed.current }, run);
  };

  const cancel = () => {
    running.current?.abort();
    onActivity({ name: "humanize_cancelled" });
    dispatch({ type: "cancelled", passed: soFar() });
  };

  /** From here on the person's texts may leave the device, until the page is left. */
  const agree = () => {
    agreed.current = true;
  };

  /** Gives a run up without a word: its text is no longer there. */
  const abandon = () => running.current?.abort();

  useEffect(() => () => running.current?.abort(), []);

  return { runtime, allowance, paid, grant, agree, prepare, show, start, startFile, cancel, abandon };
};
