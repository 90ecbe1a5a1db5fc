import type { Reliability, Verdict } from "@prosewell/detector";

/** What is said of a judgement. */
export interface JudgedMessages {
  /** Between which whole numbers of 100 the text's figure lies, the lower first: from 0 and 1 to 99 and 100. */
  range(low: number, high: number): string;
  readonly ends: { readonly low: string; readonly high: string };
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly reliability: Readonly<Record<Reliability, string>>;
  /** Opens the sentences that stand out, of which there are so many. */
  reasons(count: number): string;
  /** A sentence's own figure, a whole number from 0 to 100. */
  sentence(score: number): string;
  /** What the figure must not be used for. */
  readonly caution: string;
  /** Where the error rates are told. */
  readonly methods: { readonly label: string; readonly href: string };
}

/** What is said where a result and the text before it are judged. */
export interface DetectionMessages extends JudgedMessages {
  /** Name of the region. */
  readonly label: string;
  readonly check: string;
  /** Where the text has changed since. */
  readonly checkAgain: string;
  readonly checking: string;
  readonly failed: string;
  /** The text is longer than what judges it reads. */
  readonly tooLong: string;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}
