import { useEffect, useState } from "react";
import type { WorkspaceRuntime } from "../runtime.ts";
import { type Allowance, type Daily, leftAt } from "./allowance.ts";

/** A run that may begin. */
interface Admitted {
  readonly isGranted: true;
  /** The part of the text that the words of the day are enough for. */
  readonly part: string;
  /** Told once, at the end of the run: whether it changed anything. A run that did not is free. */
  settle(isChanged: boolean): void;
}

/** A run that may not: the words that it would have taken, and those that were left. */
interface Refused {
  readonly isGranted: false;
  readonly words: number;
  readonly remaining: number;
}

/** The person's words of the day, as far as they are known, and the paragraphs that were paid for on this page. */
export const useDailyWords = (runtime: WorkspaceRuntime | null) => {
  const [allowance, setAllowance] = useState<Allowance | null>(null);
  const [paid, setPaid] = useState<ReadonlySet<string>>(() => new Set());
  const daily = runtime?.daily;

  const learn = (answer: Allowance | null) => {
    if (answer) setAllowance(answer);
  };

  useEffect(() => {
    daily?.words.look().then(
      (standing) => standing && setAllowance(standing),
      () => undefined,
    );
  }, [daily]);

  // A new day brings new words; how many, its first answer says.
  useEffect(() => {
    if (!allowance) return undefined;
    const timer = setTimeout(() => setAllowance(null), allowance.resetsAt - Date.now());
    return () => clearTimeout(timer);
  }, [allowance]);

  /** Takes the words that a run of this text costs off the day. */
  const admit = async (text: string, counter: Daily | undefined): Promise<Admitted | Refused> => {
    if (!counter) return free(text);
    const { affordablePart, costOf, paragraphsIn } = await import("./cost.ts");
    const known = counter.words.recounts ? new Set<string>() : paid;
    // Where none are left the server is asked all the same: it may know better by now.
    const part = (await affordablePart(text, leftAt(allowance, Date.now()), known)) || text;
    const cost = await costOf(part, known);
    if (cost === 0) return free(part);
    const answer = await counter.words.reserve(cost);
    learn(answer.allowance);
    if (!answer.isGranted) return { isGranted: false, words: cost, remaining: answer.allowance.remaining };
    return {
      isGranted: true,
      part,
      settle: (isChanged) => {
        if (isChanged) setPaid((before) => new Set([...before, ...paragraphsIn(part)]));
        void answer.settle(isChanged ? cost : 0).then(learn);
      },
    };
  };

  return { allowance, paid: daily?.words.recounts ? nothing : paid, admit };
};

const free = (part: string): Admitted => ({ isGranted: true, part, settle: () => {} });

const nothing: ReadonlySet<string> = new Set();
