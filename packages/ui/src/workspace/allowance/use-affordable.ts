import { useEffect, useState } from "react";
import { type Allowance, leftAt } from "./allowance.ts";

interface AffordableOptions {
  readonly text: string;
  /** Words of the text; `null` where they cannot be counted. */
  readonly words: number | null;
  readonly wordsPerRun: number;
  readonly allowance: Allowance | null;
  readonly paid: ReadonlySet<string>;
}

/** How many of the text's words can be rewritten today; `null` where all that one run takes can be. */
export const useAffordable = ({ text, words, wordsPerRun, allowance, paid }: AffordableOptions): number | null => {
  const [affordable, setAffordable] = useState<number | null>(null);
  const isEnough = words === null || Math.min(words, wordsPerRun) <= leftAt(allowance, Date.now());

  useEffect(() => {
    if (isEnough) return undefined;
    let current = true;
    const measure = async () => {
      const [{ countWords, leadingPart }, { affordablePart }] = await Promise.all([import("../measure.ts"), import("./cost.ts")]);
      if (!current) return;
      const run = leadingPart(text, wordsPerRun);
      const part = await affordablePart(run, leftAt(allowance, Date.now()), paid);
      if (current) setAffordable(part === run ? null : countWords(part));
    };
    // Without the counter the run asks, and says so.
    measure().catch(() => undefined);
    return () => {
      current = false;
    };
    // The words change a moment after the text does, so that this, too, waits for a pause in typing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isEnough, words, wordsPerRun, allowance, paid]);

  return isEnough ? null : affordable;
};
