import type { ReviewProblem } from "../review-file/review-file.ts";
import type { BatchMessages } from "./batch/messages.ts";
import type { FileProblem } from "./open-source.ts";
import type { Source } from "./source.ts";

/** Why nothing came of a file. `failed`: what opens files could not be loaded, or broke; `reviewInList`: a saved review among several files. */
export interface TrayProblem extends Pick<FileProblem, "actual"> {
  readonly problem: FileProblem["problem"] | ReviewProblem | "reviewInList" | "failed";
}

/** What is said of files that come in. */
export interface TrayMessages {
  /** BCP 47 code of these words; sizes are written by it. */
  readonly locale: string;
  reading(name: string): string;
  readonly cancel: string;
  /** What comes back of the file, and of what was changed in its text by hand. */
  about(source: Source, isChanged: boolean): string;
  letGo(name: string): string;
  /** What is wrong with a file and what to do; `limit` is the size that one may have. */
  problem(name: string, problem: TrayProblem, limit: string): string;
  /** Who made tracked changes. */
  readonly author: string;
  readonly batch: BatchMessages;
}
