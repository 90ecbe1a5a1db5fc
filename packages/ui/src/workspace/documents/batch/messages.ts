import type { TrayProblem } from "../messages.ts";

/** What is said of several files. */
export interface BatchMessages {
  readonly title: string;
  readonly close: string;
  /** What happens to them. */
  readonly intro: string;
  readonly add: string;
  readonly tracked: string;
  readonly trackedHint: string;
  /** How many files there are, and of how many words. */
  total(files: number, words: number): string;
  start(files: number): string;
  readonly stop: string;
  zip(files: number): string;
  /** The part of its name before the day. */
  readonly zipStem: string;
  readonly list: string;
  /** What a file says of itself. */
  readonly reading: string;
  ready(words: number): string;
  held(words: number): string;
  readonly failed: string;
  readonly working: string;
  done(edits: number, words: number): string;
  /** Said of a file of which one run has taken the first words alone. */
  firstWords(words: number): string;
  refused(count: number): string;
  /** What is wrong with a file and what to do; `limit` is the size that one may have. */
  problem(name: string, problem: TrayProblem, limit: string): string;
  readonly openIt: string;
  open(name: string): string;
  download(name: string): string;
  remove(name: string): string;
  /** That the queue goes on behind the workspace, and the way back to it. */
  queue(files: number, done: number): string;
  readonly show: string;
  /** What of a batch is finished: files that were rewritten, and edits in them. */
  finished(files: number, edits: number): string;
  /** That the files for which no words are left wait. */
  heldBack(names: readonly string[]): string;
  readonly notMade: string;
}
