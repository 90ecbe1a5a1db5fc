import type { Strength, Tone } from "@prosewell/humanizer";
import type { FactKind } from "../review/facts.ts";
import type { Spread } from "../statistics/measures.ts";
import type { Decision } from "./report.ts";

/** What a report says, in either form. */
export interface ReportMessages {
  /** BCP 47 code of these words; times are written by it. */
  readonly locale: string;
  readonly title: string;
  /** When the report was made, and when the run was. */
  made(report: string, run: string): string;
  /** The engine and the language of the text, as a code. */
  engine(engine: string, language: string): string;
  settings(tone: Tone, strength: Strength): string;
  locked(words: string): string;
  /** How many sentences were rewritten one step more strongly. */
  stronger(count: number): string;
  words(before: number, after: number): string;
  /** How many sentences there are, and between what their lengths lie. */
  sentencesBefore(count: number, spread: Spread): string;
  sentencesAfter(count: number, spread: Spread): string;
  /** The reading grade. */
  grade(before: number, after: number): string;
  /** Marks in 1,000 words before and after, where every edit stands as it was proposed. */
  marks(before: number, after: number): string;
  /** The same where something else was decided: the second figure is that of the proposal. */
  marksProposed(before: number, after: number): string;
  carriedOver(done: number, rest: number): string;
  readonly headings: { readonly figures: string; readonly facts: string; readonly hints: string; readonly result: string; readonly original: string };
  edits(count: number): string;
  /** How many edits stand as proposed, in another wording, and not at all. */
  decided(kept: number, reworded: number, undone: number): string;
  readonly decisions: Readonly<Record<Decision, string>>;
  /** Said of an edit that stands in another wording: what was proposed. */
  proposed(wording: string): string;
  /** Stands for a wording without any words. */
  readonly nothing: string;
  ruleName(rule: string): string;
  facts(count: number): string;
  /** When and how they were compared. */
  readonly factsHow: string;
  kind(kind: FactKind, count: number): string;
  lost(count: number): string;
  added(count: number): string;
}

/** What is said where a review is taken along. */
export interface TakeAlongMessages {
  readonly heading: string;
  readonly html: string;
  readonly markdown: string;
  readonly review: string;
  /** What the review's file is for. */
  readonly reviewHint: string;
  saved(name: string): string;
  readonly failed: string;
}
