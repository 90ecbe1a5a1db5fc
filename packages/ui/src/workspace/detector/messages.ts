import type { JudgedMessages } from "../detection/messages.ts";
import type { WorkspaceMessages } from "../messages.ts";

/** Everything that the detector's shell says before the detector is there. What starts a check is named as a run is. */
export interface DetectorMessages extends Pick<WorkspaceMessages, "locale" | "input" | "run" | "notices"> {
  readonly result: Pick<WorkspaceMessages["result"], "label" | "emptyTitle" | "emptyText" | "stale">;
}

/** What is said of the judgement; it comes with the detector. */
export interface JudgementMessages extends JudgedMessages {
  /** What the figure is of: so many words. */
  text(words: number): string;
  /** What would make a judgement possible, by why there is none. */
  readonly advice: Readonly<Partial<Record<"not enough text" | "language not measured" | "other", string>>>;
  /** Said where only the first words of a longer text were read. */
  firstWords(words: number): string;
  /** Leads to where the same text is rewritten. */
  readonly humanize: { readonly label: string; readonly href: string };
}
