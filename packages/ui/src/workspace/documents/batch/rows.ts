import type { Outcome } from "../../runtime.ts";
import type { TrayProblem } from "../messages.ts";

/** How far a file has come. `words` are those of its text. */
export type Progress =
  | { readonly status: "reading" }
  | { readonly status: "bad"; readonly problem: TrayProblem }
  /** `held`: the words of the day are not enough for it. */
  | { readonly status: "ready" | "held" | "failed"; readonly words: number }
  | { readonly status: "working"; readonly words: number; readonly share: number }
  | {
      readonly status: "done";
      readonly words: number;
      readonly outcome: Outcome;
      /** Edits that stand in the file, and changes that it has no place for. */
      readonly edits: number;
      readonly refused: number;
      /** The file that goes out. */
      readonly name: string;
      readonly made: Blob;
    };

/** A file of the queue. */
export interface Row {
  readonly id: string;
  readonly file: File;
  readonly progress: Progress;
}

export type DoneRow = Row & { readonly progress: Extract<Progress, { status: "done" }> };

export const isDone = (row: Row): row is DoneRow => row.progress.status === "done";

/** Whether a press on the button would take it up. */
export const isOpen = ({ progress: { status } }: Row): boolean => status === "ready" || status === "held" || status === "failed";

export const wordsOf = ({ progress }: Row): number => ("words" in progress ? progress.words : 0);
