import type { Block, LockKind, Sentence } from "@prosewell/prose";
import type { SpellingHabit } from "./language/spelling.ts";
import type { Strength, Tone } from "./types.ts";

export const partsOfSpeech = [
  "ADJ", "ADP", "ADV", "AUX", "CCONJ", "DET", "INTJ", "NOUN", "NUM", "PART", "PRON", "PROPN", "PUNCT", "SCONJ", "SYM", "VERB", "X", "SPACE",
] as const;

/** Part of speech of a token, as Universal Dependencies names it. */
export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** A tagged token; offsets are into {@link Scene.text}. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly partOfSpeech: PartOfSpeech;
}

/** A word as a table looks it up: with its hyphens and apostrophes, in lower case. Offsets are into {@link Scene.text}. */
export interface WrittenWord {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  readonly lower: string;
}

/** What a rule sees: one sentence and the block that holds it. All offsets are into `text`, the text of that block alone. */
export interface Scene {
  /** The text of the block. */
  readonly text: string;
  readonly block: Block;
  readonly sentence: Sentence;
  /** The sentence's position in its block, from 0. */
  readonly index: number;
  /** Whether the block is the first, or the last, of the whole text. */
  readonly opensText: boolean;
  readonly closesText: boolean;
  readonly tone: Tone;
  readonly strength: Strength;
  /** How the whole text spells. */
  readonly spelling?: SpellingHabit;
  /** BCP 47 code of the text's language, `und` when it cannot be told. */
  readonly language: string;
  /** The sentence's tokens with their parts of speech; tagged on first use. Empty when no tagger is loaded. */
  tokens(): readonly Token[];
  /** The token that starts at this offset. */
  tokenAt(offset: number): Token | undefined;
  /** The sentence's words, in order; found on first use, since every table asks. */
  words(): readonly WrittenWord[];
  /** Whether any part of the span is locked; `kinds` narrows it to some kinds of lock. */
  readonly isLocked: (start: number, end: number, kinds?: readonly LockKind[]) => boolean;
  /** A number from 0 to 1 (exclusive) that depends on the key and on what edits never change, so that a second run decides alike. */
  chance(key: string): number;
}

/** A change that a rule would make. `after` lists at least one wording, best first. */
export interface Proposal {
  readonly start: number;
  readonly end: number;
  readonly after: readonly string[];
  /** Proposals of one sentence and rule that share a group are applied all together or not at all. */
  readonly group?: string;
}

/** One operation: when it applies, what it does, and the sentences that prove both. */
export interface Rule {
  /** Kebab case, the name of its file. */
  readonly id: string;
  /** Shown to the person beside each edit: what was wrong and what is better, in one sentence. */
  readonly why: string;
  /** A measured figure about the mark, with its source. */
  readonly evidence?: string;
  /** The least strength at which it runs. */
  readonly from: Strength;
  /** Tones in which it needs another strength than {@link Rule.from}. */
  readonly fromIn?: Readonly<Partial<Record<Tone, Strength>>>;
  /** The tones in which it runs; all of them unless given. */
  readonly tones?: readonly Tone[];
  /** Tones that ask for it by their name: in these it runs however few marks the text shows. */
  readonly ofTone?: readonly Tone[];
  /** Needs parts of speech; silent when no tagger is loaded. */
  readonly needsTags?: boolean;
  /** Certain enough to run on text that shows almost no marks (leftovers of chat assistants, invisible characters). */
  readonly always?: boolean;
  /**
   * Takes out what is no part of what the text says: an assistant's words to its user, its citation marks, a line that only cheers. No fact inside it
   * counts; only quotations, code and the person's own locks hold. Such a rule deletes and does nothing else.
   */
  readonly foreign?: boolean;
  /** Runs on text in any language. */
  readonly anyLanguage?: boolean;
  /** BCP 47 code of the one language it is for, unless it is for any; English unless given. */
  readonly language?: string;
  /**
   * Words in lower case, or single marks, without one of which a sentence gives it nothing to say, so that it need not be asked;
   * a rule without cues is asked of every sentence.
   */
  readonly cues?: Iterable<string>;
  propose(scene: Scene): Iterable<Proposal>;
  /** Texts that it changes: `[before, after]`, at the rule's own least strength, in its first tone unless the third item names one. */
  readonly rewrites: readonly (readonly [before: string, after: string, tone?: Tone])[];
  /** Texts that it must leave alone. */
  readonly leaves: readonly string[];
}

/** Fixes a rule's type where it is written. */
export const defineRule = (rule: Rule): Rule => rule;
