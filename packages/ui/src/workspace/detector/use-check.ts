import type { Detection } from "@prosewell/detector";
import { type ComponentType, type Dispatch, useRef, useState } from "react";
import type { OnActivity } from "../activity.ts";
import type { Detect } from "../detection/Detection.tsx";
import type { Elsewhere } from "../elsewhere/elsewhere.ts";
import { useRuntime } from "../use-runtime.ts";
import type { WorkspaceEvent } from "../workspace-state.ts";
import type { JudgementProps } from "./Judgement.tsx";

/** What a check needs once a person shows intent. */
export interface DetectorRuntime {
  readonly detect: Detect;
  /** Present where the text goes to a server, and only after the person has agreed. */
  readonly elsewhere?: Elsewhere;
  /** The judgement with its words already in it. */
  readonly Judgement: ComponentType<Omit<JudgementProps, "messages">>;
}

/** Called at the first intent, and again on a retry after it failed. */
export type LoadDetector = () => Promise<DetectorRuntime>;

interface CheckOptions {
  readonly load: LoadDetector;
  readonly wordsPerRun: number;
  readonly dispatch: Dispatch<WorkspaceEvent>;
  readonly report: ((error: unknown) => void) | undefined;
  readonly onActivity: OnActivity;
}

/** A finished check. */
export interface Checked {
  /** The whole text at the time. */
  readonly whole: string;
  /** The part that was judged. */
  readonly text: string;
  readonly judgement: Detection;
}

/** Loads the detector at the first intent, asks it, and tells the state what happens. */
export const useCheck = ({ load, wordsPerRun, dispatch, report, onActivity }: CheckOptions) => {
  const { runtime, ready, prepare } = useRuntime(load);
  const [checked, setChecked] = useState<Checked | null>(null);
  const last = useRef<symbol | null>(null);
  const agreed = useRef(false);

  const check = async (whole: string) => {
    const began = performance.now();
    const own = (last.current = Symbol("check"));
    dispatch({ type: "started" });
    try {
      const [{ detect, elsewhere }, { countWords, leadingPart }] = await Promise.all([ready(), import("../measure.ts")]);
      if (elsewhere && !agreed.current) return dispatch({ type: "failed", notice: { id: "elsewhere" } });
      const text = leadingPart(whole, wordsPerRun);
      const judgement = await detect(text);
      if (last.current !== own) return;
      setChecked({ whole, text, judgement });
      dispatch({ type: "ended" });
      onActivity({ name: "text_checked", words: countWords(text), milliseconds: Math.round(performance.now() - began) });
    } catch (error) {
      if (last.current !== own) return;
      // That a text is long is no fault of anybody's.
      const isTooLong = error instanceof RangeError;
      if (!isTooLong) report?.(error);
      dispatch({ type: "failed", notice: { id: isTooLong ? "tooLongToJudge" : "loadFailed" } });
    }
  };

  /** From here on the person's texts may leave the device, until the page is left. */
  const agree = () => {
    agreed.current = true;
  };

  const stop = () => {
    last.current = null;
    dispatch({ type: "cancelled" });
  };

  return { runtime, checked, agree, prepare, check, stop, forget: () => setChecked(null) };
};
