import type { Engine } from "@prosewell/humanizer";
import type { Activity, OnActivity } from "./activity.ts";
import { lockedByFile } from "./documents/locked-by-file.ts";
import type { Source } from "./documents/source.ts";
import { drain } from "./drain.ts";
import { type Again, rewriteAgain, textAgain } from "./engines/again.ts";
import type { Coming, Passing, Served } from "./engines/served.ts";
import { countWordsInSlices, leadingPart, stretchesOf } from "./measure.ts";
import { newId } from "./new-id.ts";
import type { Outcome } from "./runtime.ts";
import { type Draft, nextStrength } from "./settings.ts";
import type { WorkspaceEvent } from "./workspace-state.ts";

/** Tells of a press, and counts the words of its text. */
export const started = async ({ text, tone, strength }: Draft, wordsPerRun: number, onActivity: OnActivity): Promise<number> => {
  const words = await countWordsInSlices(text);
  onActivity({ name: "humanize_started", words, tone, strength });
  if (words > wordsPerRun) onActivity({ name: "limit_reached", words, limit: wordsPerRun });
  return words;
};

/** The part of a draft that a run takes, unless the day has too few words for it. */
export const partOf = ({ text }: Draft, again: Again | null, words: number | null, wordsPerRun: number): string =>
  again ? textAgain(again) : words !== null && words <= wordsPerRun ? text : leadingPart(text, wordsPerRun);

interface Beginning {
  readonly engine: Engine;
  readonly served: Served | null;
  readonly again: Again | null;
  readonly draft: Draft;
  readonly original: string;
  readonly source: Source | null;
  readonly signal: AbortSignal;
  /** Where what has passed is to be found, while the run goes on. */
  readonly passed: { current: Passing | null };
  readonly tell: (event: WorkspaceEvent) => void;
}

/** A run of the whole part, or of one sentence of an output, by the engine on the device or by what takes its place. */
export const begin = ({ engine, served, again, draft, original, source, signal, passed, tell }: Beginning): Promise<Outcome> => {
  const chosen = served?.engine ?? engine;
  if (again) return rewriteAgain(chosen, again, signal);
  passed.current = served?.passing({ draft, source, original }) ?? null;
  const onShare = (share: number, coming?: Coming) => tell({ type: "advanced", share, ...(coming && { coming }) });
  return rewrite(chosen, { draft, original, source, signal, passing: passed.current, onShare });
};

/** What is told of a run that is done, `milliseconds` after its press. */
export const finished = ({ draft: { tone, strength }, result: { words, edits, language } }: Outcome, milliseconds: number): Activity => ({
  name: "humanize_finished",
  words: words.in,
  changed: words.changed,
  edits: edits.length,
  language,
  milliseconds: Math.round(milliseconds),
  tone,
  strength,
});

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
