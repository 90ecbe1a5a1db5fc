import { useEffect, useState } from "react";
import type { WorkspaceRuntime } from "../runtime.ts";
import type { Admission } from "./admit.ts";
import type { Allowance, Daily } from "./allowance.ts";

/** The person's words of the day, as far as they are known, and the paragraphs that are free on this page: paid for, or a sample's. */
export const useDailyWords = (runtime: WorkspaceRuntime | null) => {
  const [allowance, setAllowance] = useState<Allowance | null>(null);
  const [paid, setPaid] = useState<ReadonlySet<string>>(() => new Set());
  const daily = runtime?.daily;

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

  const pay = (paragraphs: readonly string[]) => setPaid((before) => new Set([...before, ...paragraphs]));

  /** Makes a text's paragraphs free on this page. Without what parts them they are counted, as all others are. */
  const grant = (text: string) => void import("./cost.ts").then(({ paragraphsIn }) => pay(paragraphsIn(text))).catch(() => undefined);

  /** Takes the words that a run of this text costs off the day; the loaded runtime may be newer than the one in view. */
  const admit = async (text: string, counter: Daily | undefined, isWhole = false): Promise<Admission> => {
    const { admit: ask, free } = await import("./admit.ts");
    if (!counter) return free(text);
    const learn = (answer: Allowance | null) => answer && setAllowance(answer);
    return ask(text, { words: counter.words, allowance, paid, learn, pay, isWhole });
  };

  return { allowance, paid: daily?.words.recounts ? nothing : paid, grant, admit };
};

const nothing: ReadonlySet<string> = new Set();
