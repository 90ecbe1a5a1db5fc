import type { Span } from "@prosewell/prose";
import type { Scene } from "../rule.ts";

/** Something that only a person can decide: it is pointed out, and never changed. */
export interface HintRule {
  /** Kebab case, the name of its file. */
  readonly id: string;
  /** Shown to the person: what to look at, and what could be done, in one sentence. */
  readonly why: string;
  /** As a rule's: words in lower case, or single marks, without one of which a sentence need not be looked at. */
  readonly cues?: Iterable<string>;
  /** The places in the sentence; offsets are into the block's text. */
  find(scene: Scene): Iterable<Span>;
  /** Texts that it points into: `[text, what it points at]`. */
  readonly points: readonly (readonly [text: string, at: string])[];
  /** Texts that it says nothing about. */
  readonly passes: readonly string[];
}

/** Fixes a hint's type where it is written. */
export const defineHint = (hint: HintRule): HintRule => hint;
