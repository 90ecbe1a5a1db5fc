import type { Spread } from "./measures.ts";

/** What is said of a text before and after. */
export interface StatisticsMessages {
  /** Opens them. */
  readonly title: string;
  /** Over the table. */
  readonly caption: string;
  readonly counting: string;
  readonly before: string;
  readonly after: string;
  /** Over the figures of the person's own sample. */
  readonly sample: string;
  /** In place of a figure that there is none of. */
  readonly none: string;
  /** Names of the rows. */
  readonly words: string;
  readonly marks: string;
  readonly sentences: string;
  readonly lengths: string;
  readonly mean: string;
  readonly grade: string;
  /** A figure: a whole number, or a grade with one decimal. */
  readonly figure: (value: number) => string;
  /** The lengths between which the sentences lie. */
  readonly span: (shortest: number, longest: number) => string;
  /** The drawing in words. */
  readonly drawn: (spread: Spread) => string;
  /** Over the drawing: that each stroke is a sentence; where there are more, how many of them are drawn. */
  readonly rhythm: (drawn: number, of: number) => string;
  /** Where the grade comes from, and what it is not. */
  readonly about: string;
}
