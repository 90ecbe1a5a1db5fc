import type { Admission } from "./allowance/admit.ts";
import type { Daily } from "./allowance/allowance.ts";
import type { Source } from "./documents/source.ts";
import { leadingPart } from "./measure.ts";
import { rewrite } from "./rewrite.ts";
import type { Outcome, WorkspaceRuntime } from "./runtime.ts";
import type { Draft } from "./settings.ts";

/** Why a file was not rewritten: the words of the day are not enough for it, or nobody has agreed yet that it goes to a server. */
export type Held = "dailyLimit" | "elsewhere";

/** A file that does not stand in the box, and how it is to be rewritten. */
export interface FileRun {
  readonly source: Source;
  readonly settings: Omit<Draft, "text" | "stronger">;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
}

/** What runs share on a page. */
interface Shared {
  readonly ready: () => Promise<WorkspaceRuntime>;
  readonly hasAgreed: () => boolean;
  readonly admit: (text: string, daily: Daily | undefined, isWhole: boolean) => Promise<Admission>;
  readonly wordsPerRun: number;
}

/** Rewrites all of a file that one run takes, or nothing of it. It is counted as any run is: who stops it, or whose file stays as it was, pays nothing. */
export const rewriteFile = async ({ ready, hasAgreed, admit, wordsPerRun }: Shared, { source, settings, signal, onShare }: FileRun): Promise<Outcome | Held> => {
  const { engine, daily, elsewhere } = await ready();
  if (elsewhere && !hasAgreed()) return "elsewhere";
  const admitted = await admit(leadingPart(source.text, wordsPerRun), daily, true);
  if (!admitted.isGranted) return "dailyLimit";
  try {
    signal.throwIfAborted();
    const outcome = await rewrite(engine, { draft: { ...settings, text: source.text }, original: admitted.part, source, signal, passing: null, onShare });
    admitted.settle(outcome.result.edits.length > 0);
    return outcome;
  } catch (error) {
    admitted.settle(false);
    throw error;
  }
};
