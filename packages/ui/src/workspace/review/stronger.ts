import type { Edit } from "@prosewell/humanizer";
import type { Span } from "@prosewell/prose";
import { type Draft, nextStrength } from "../settings.ts";
import { sentenceAround } from "./sentence.ts";

/** The sentences that are rewritten more strongly than the rest, by the edits that stand in them. */
export interface Stronger {
  has(edit: Edit): boolean;
  /** Asks for an edit's sentence more strongly, or again as the rest. */
  toggle(edit: Edit): void;
  /** The sentence is rewritten by itself, as often as it is asked for, and has no way back but its other wordings. */
  readonly isAgain?: true;
}

/** Absent where nobody can be asked. */
export const againIn = (original: string, ask: ((sentence: Span) => void) | undefined): Stronger | null =>
  ask ? { has: () => false, toggle: (edit) => ask(sentenceAround(edit, original)), isAgain: true } : null;

/** Absent where nothing reaches further than what was done. */
export const strongerIn = (original: string, { strength, stronger = [] }: Draft, ask: ((sentences: readonly string[]) => void) | undefined): Stronger | null => {
  if (!ask || nextStrength(strength) === undefined) return null;
  const sentenceOf = (edit: Edit) => {
    const { start, end } = sentenceAround(edit, original);
    return original.slice(start, end).trim();
  };
  const has = (edit: Edit) => stronger.includes(sentenceOf(edit));
  return { has, toggle: (edit) => ask(has(edit) ? stronger.filter((sentence) => sentence !== sentenceOf(edit)) : [...stronger, sentenceOf(edit)]) };
};
