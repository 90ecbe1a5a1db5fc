import { type Dispatch, useEffect, useRef, useState } from "react";
import type { OnActivity } from "./activity.ts";
import { drain } from "./drain.ts";
import type { NoticeId } from "./messages.ts";
import type { LoadRuntime, WorkspaceRuntime } from "./runtime.ts";
import type { Draft } from "./settings.ts";
import type { WorkspaceEvent } from "./workspace-state.ts";

interface RunOptions {
  readonly load: LoadRuntime;
  readonly wordsPerRun: number;
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly report: ((error: unknown) => void) | undefined;
  readonly onActivity: OnActivity;
}

/** Loads the engine at the first intent, runs it, and tells the state what happens. */
export const useRun = ({ load, wordsPerRun, dispatch, report, onActivity }: RunOptions) => {
  const [runtime, setRuntime] = useState<WorkspaceRuntime | null>(null);
  const loading = useRef<Promise<WorkspaceRuntime> | null>(null);
  const running = useRef<AbortController | null>(null);

  const ready = async () => {
    loading.current ??= load();
    try {
      const loaded = await loading.current;
      setRuntime(loaded);
      return loaded;
    } catch (error) {
      loading.current = null;
      throw error;
    }
  };

  /** Begins to load what a run will need. A failure is silent here: the run tries again, and tells. */
  const prepare = () => void ready().catch(() => undefined);

  const tellStart = async ({ text, tone, strength }: Draft) => {
    const { countWords } = await import("./measure.ts");
    const words = countWords(text);
    onActivity({ name: "humanize_started", words, tone, strength });
    if (words > wordsPerRun) onActivity({ name: "limit_reached", words, limit: wordsPerRun });
    return words;
  };

  const start = async (draft: Draft) => {
    const began = performance.now();
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tell = (event: WorkspaceEvent) => {
      if (!signal.aborted) dispatch(event);
    };
    let problem: NoticeId = "loadFailed";
    tell({ type: "started" });
    const counting = tellStart(draft).catch(() => null);
    try {
      const [{ engine }, { leadingPart }] = await Promise.all([ready(), import("./measure.ts")]);
      problem = "runFailed";
      const original = leadingPart(draft.text, wordsPerRun);
      tell({ type: "advanced", share: 0 });
      const { tone, strength, locked } = draft;
      const result = await drain(engine.rewrite({ text: original, tone, strength, ...(locked.length > 0 && { locked }) }, signal), ({ end }) =>
        tell({ type: "advanced", share: end / original.length }),
      );
      tell({ type: "finished", outcome: { draft, original, result, rest: draft.text.slice(original.length) } });
      const { words, edits, language } = result;
      const milliseconds = Math.round(performance.now() - began);
      onActivity({ name: "humanize_finished", words: words.in, changed: words.changed, edits: edits.length, language, milliseconds, tone, strength });
    } catch (error) {
      if (signal.aborted) return;
      report?.(error);
      const milliseconds = Math.round(performance.now() - began);
      tell({ type: "failed", notice: { id: problem } });
      onActivity({ name: "humanize_failed", stage: problem === "loadFailed" ? "load" : "run", words: await counting, milliseconds });
    }
  };

  const cancel = () => {
    running.current?.abort();
    onActivity({ name: "humanize_cancelled" });
    dispatch({ type: "cancelled" });
  };

  useEffect(() => () => running.current?.abort(), []);

  return { runtime, prepare, start, cancel };
};
