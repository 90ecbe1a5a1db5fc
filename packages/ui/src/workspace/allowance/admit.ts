import { type Allowance, type DailyWords, leftAt } from "./allowance.ts";
import { affordablePart, costOf, paragraphsIn } from "./cost.ts";

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

export type Admission = Admitted | Refused;

interface Day {
  readonly words: DailyWords;
  readonly allowance: Allowance | null;
  /** Paragraphs that were paid for. */
  readonly paid: ReadonlySet<string>;
  readonly learn: (allowance: Allowance | null) => void;
  readonly pay: (paragraphs: readonly string[]) => void;
  /** Whether the text is run whole or not at all; otherwise its first part is, where the words are not enough for all of it. */
  readonly isWhole: boolean;
}

export const free = (part: string): Admitted => ({ isGranted: true, part, settle: () => {} });

/** Takes the words that a run of this text costs off the day. */
export async function admit(text: string, { words, allowance, paid, learn, pay, isWhole }: Day): Promise<Admission> {
  const known = words.recounts ? new Set<string>() : paid;
  // Where none are left the server is asked all the same: it may know better by now.
  const part = isWhole ? text : (await affordablePart(text, leftAt(allowance, Date.now()), known)) || text;
  const cost = await costOf(part, known);
  if (cost === 0) return free(part);
  const answer = await words.reserve(cost);
  learn(answer.allowance);
  if (!answer.isGranted) return { isGranted: false, words: cost, remaining: answer.allowance.remaining };
  return {
    isGranted: true,
    part,
    settle: (isChanged) => {
      if (isChanged) pay(paragraphsIn(part));
      void answer.settle(isChanged ? cost : 0).then(learn);
    },
  };
}
