/** Where a person stands today, as the server last said it. */
export interface Allowance {
  /** Words of a day. */
  readonly limit: number;
  /** What is left of them, never less than 0. */
  readonly remaining: number;
  /** When all of them are there again, in milliseconds since 1970. */
  readonly resetsAt: number;
}

/** The answer to a wish for words. */
export type Answer =
  | {
      readonly isGranted: true;
      /** `null` where nobody could be asked; the words are granted all the same. */
      readonly allowance: Allowance | null;
      /** Says how many words the run has used, 0 where it changed nothing, failed or was stopped. Never rejects. */
      settle(words: number): Promise<Allowance | null>;
    }
  | { readonly isGranted: false; readonly allowance: Allowance };

/** Counts the words of a day. It is told how many there are, and never which. Nothing here rejects: no limit may be why a page fails. */
export interface DailyWords {
  /** Where the person stands; `null` where that cannot be learned. */
  look(): Promise<Allowance | null>;
  /** Asks for the words of a run, all or none. */
  reserve(words: number): Promise<Answer>;
  /** Whether a paragraph that was counted is counted again, as a server does that knows nothing of the page. */
  readonly recounts?: boolean;
}

export interface AllowanceMessages {
  /** How many words are left, and until when. */
  standing(allowance: Allowance): string;
  /** Said before a run: the words that are left are enough for so many of the text's. */
  enoughFor(words: number, allowance: Allowance): string;
  /** None are left, or fewer than the first sentence has: when they are back, and what can be done until then. */
  usedUp(allowance: Allowance): string;
  /** Said first of a run that was refused. */
  readonly nothingRewritten: string;
  /** What can be done without words. */
  readonly instead: { readonly label: string; readonly href: string };
}

/** What counts the words of a day, and what is said of them. */
export interface Daily {
  readonly words: DailyWords;
  readonly messages: AllowanceMessages;
}

/** The words that are left now: all of them where nothing is known, or where the day of what is known is over. */
export const leftAt = (allowance: Allowance | null, now: number): number => (allowance && now < allowance.resetsAt ? allowance.remaining : Infinity);
