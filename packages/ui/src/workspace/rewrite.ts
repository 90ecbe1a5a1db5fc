import type { Engine } from "@prosewell/humanizer";
import type { Source } from "./documents/source.ts";
import { drain } from "./drain.ts";
import type { Coming, Passing } from "./engines/served.ts";
import { stretchesOf } from "./measure.ts";
import { newId } from "./new-id.ts";
import type { Outcome } from "./runtime.ts";
import { type Draft, nextStrength } from "./settings.ts";

export { rewriteAgain, textAgain } from "./engines/again.ts";

interface RewriteOptions {
  readonly draft: Draft;
  /** The leading part of the draft's text that is rewritten. */
  readonly original: string;
  readonly source: Source | null;
  readonly signal: AbortSignal;
  /** Gathers what has passed, where that is shown. */
  readonly passing: Passing | null;
  /** Told how far it is, from 0 to 1, and what is to be seen by then. */
  readonly onShare: (share: number, coming?: Coming) => void;
}

/** One run of the engine. */
export const rewrite = async (engine: Engine, { draft, original, source, signal, passing, onShare }: RewriteOptions): Promise<Outcome> => {
  const { text, tone, strength, stronger = [] } = draft;
  const locked = [...draft.locked, ...(source ? await lockedByFile(source, text, original) : [])];
  const raised = nextStrength(strength);
  const stretches = raised ? stretchesOf(original, stronger, raised) : [];
  const request = { text: original, tone, strength, ...(locked.length > 0 && { locked }), ...(stretches.length > 0 && { stretches }) };
  let told = 0;
  const result = await drain(engine.rewrite(request, signal), (block) => {
    const share = block.end / original.length;
    if (passing) return onShare(share, passing.add(block));
    // A long text has more blocks than anybody could see go by.
    if (share - told < 0.01) return;
    told = share;
    onShare(share);
  });
  return { id: newId(), at: Date.now(), draft, original, result, rest: text.slice(original.length), ...(source && { source }) };
};

const lockedByFile = async (source: Source, text: string, original: string) => {
  const { lockedIn } = await import("./documents/hand-edits.ts");
  return lockedIn(source, text).flatMap(([start, end]) => (start < original.length ? [[start, Math.min(end, original.length)] as const] : []));
};
