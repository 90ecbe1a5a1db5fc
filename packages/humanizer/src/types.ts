import type { Lock, LockKind } from "@prosewell/prose";

/** Name of the engine that needs no server and no language model. */
export const embeddedEngine = "embedded";

/** Name of the engine that asks a language model. */
export const modelEngine = "model";

/** Every tone, in the order in which a person chooses among them. */
export const tones = ["standard", "casual", "business", "academic", "formal"] as const;
/** How the text should sound; decides contractions, openers and which alternatives fit. */
export type Tone = (typeof tones)[number];

/** Every strength, from the mildest. */
export const strengths = ["light", "standard", "strong"] as const;
/** How much may change: which rules run. A text with few marks is given less than was asked for. */
export type Strength = (typeof strengths)[number];

/**
 * How far the text's language is rewritten: in `full` (English), by a `pack` of its most certain operations, or not at all,
 * so that only a `cleanup` of invisible characters, odd spaces and leftovers of chat assistants was made.
 */
export type Coverage = "full" | "pack" | "cleanup";

/** A part of a text that is to be rewritten at a strength of its own, such as one sentence more strongly than the rest. */
export interface Stretch {
  /** UTF-16 code units of the text. All sentences that it touches are meant. */
  readonly start: number;
  readonly end: number;
  readonly strength: Strength;
}

/** What to rewrite, and how. */
export interface Request {
  readonly text: string;
  /** `standard` unless given. */
  readonly tone?: Tone;
  /** `standard` unless given. */
  readonly strength?: Strength;
  /** Words to leave alone wherever they stand, or spans as `[start, end]` in UTF-16 code units of `text`. */
  readonly locked?: readonly (string | readonly [start: number, end: number])[];
  /** Parts at another strength; what lies outside of them comes out as without them. An engine that recasts may leave them unheard. None unless given. */
  readonly stretches?: readonly Stretch[];
  /** What an engine that sends the text to another machine may show there as it stands; all else of these kinds is masked. None unless given. */
  readonly reveal?: readonly Revealable[];
  /**
   * A sample of the writer's own prose, of at most {@link longestVoice} UTF-16 code units: an engine that recasts takes up its manner, and never
   * what it says. Others leave it unheard. None unless given.
   */
  readonly voice?: string;
}

/** The most UTF-16 code units of a {@link Request}'s voice: some pages, and little beside the text itself. */
export const longestVoice = 4000;

/** Kinds of facts that may be shown to another machine when the person allows it; quotations, citations, links, code and slots never are. */
export const revealables = ["names", "numbers", "addresses"] as const;
/** One of {@link revealables}; `addresses` are those of people: e-mail and handles. */
export type Revealable = (typeof revealables)[number];

/** One change. Offsets are UTF-16 code units of the original: `original.slice(edit.start, edit.end) === edit.before`. */
export interface Edit {
  /** Unique within a result, and the same each time the same request is made. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
  /** Other wordings that fit the same place, without `after`. */
  readonly alternatives: readonly string[];
  /** The id of the rule that proposed it. */
  readonly rule: string;
  /** Why, in a sentence for the person whose text it is. */
  readonly reason: string;
  /** What was measured about the mark, when there is a figure. */
  readonly evidence?: string;
  /** The same for edits that belong together, such as a pair of dashes: to undo one of them alone would break the sentence. */
  readonly group?: string;
}

/** Something for the person to decide; never applied. Offsets as in {@link Edit}. */
export interface Hint {
  readonly start: number;
  readonly end: number;
  readonly rule: string;
  readonly reason: string;
}

/** What was checked after the rewrite. `lost` and `added` are empty, always: an edit that would fill them is rolled back. */
export interface Proof {
  /** How many locks of each kind came through. */
  readonly kept: Readonly<Record<LockKind, number>>;
  readonly lost: readonly Lock[];
  readonly added: readonly Lock[];
  /** Edits that were taken back because they would have changed a lock. */
  readonly rolledBack: readonly Edit[];
  /** Kinds that cannot be compared in the text's language, so that nothing is claimed of them; absent where there are none. */
  readonly unchecked?: readonly LockKind[];
}

/** Why an engine's own wording was not used for a part of the text. */
export const shortfallCauses = ["unreachable", "busy", "slow", "unusable", "untrue"] as const;
/**
 * `unreachable`: what it asks gave no answer, or an error; `busy`: it was asked to come back later; `slow`: it took too long;
 * `unusable`: what it answered was no rewrite of the text; `untrue`: its wording did not pass the proof.
 */
export type ShortfallCause = (typeof shortfallCauses)[number];

/** A part of the text that an engine could not rewrite as it was asked to. Offsets as in {@link Edit}. */
export interface Shortfall {
  readonly start: number;
  readonly end: number;
  readonly cause: ShortfallCause;
  /** What happened, in a sentence for the person whose text it is. */
  readonly reason: string;
  /** Whose wording stands there: the embedded engine's, or the text's own where that had nothing to change. */
  readonly served: "embedded" | "original";
}

/** A rewritten text, every change in it, and the proof. */
export interface Result {
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly hints: readonly Hint[];
  readonly proof: Proof;
  /** BCP 47 code of the text's language, `und` when it cannot be told. */
  readonly language: string;
  /** What that language lets the engine do; always given by the embedded engine. */
  readonly coverage?: Coverage;
  /** The engine's id. */
  readonly engine: string;
  /** Marks of generated prose, hits per 1,000 words. */
  readonly marks: { readonly before: number; readonly after: number };
  /** Words of the input, of the output, and of the input inside some edit. */
  readonly words: { readonly in: number; readonly out: number; readonly changed: number };
  /** Where the engine fell short of what it was asked, in order; absent where it nowhere did. */
  readonly shortfalls?: readonly Shortfall[];
}

/** One block of a rewrite, in the order of the text. The `text` of all blocks, joined, is the result's text. */
export interface BlockResult {
  readonly index: number;
  /** Span of the original that this block and the white space after it cover. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly edits: readonly Edit[];
  readonly hints: readonly Hint[];
  readonly rolledBack: readonly Edit[];
  /** As in {@link Result}; told with each block by an engine whose runs are worth keeping when they are stopped half-way. */
  readonly language?: string;
  /** As in {@link Result}. */
  readonly shortfalls?: readonly Shortfall[];
}

/** What an engine can do, and what that asks of the person, for whoever chooses one. */
export interface Abilities {
  /** The host that the text is sent to; null where it stays on this machine. */
  readonly sendsTo: string | null;
  /** Whether one request gives one result, however often it is made. */
  readonly isDeterministic: boolean;
  /** Whether it recasts whole sentences, in any language; else `coverage` tells how far a language is rewritten. */
  readonly recasts: boolean;
  /** The name of the language model that is asked; absent where none is. */
  readonly model?: string;
}

/** What the embedded engine can do. */
export const embeddedAbilities: Abilities = { sendsTo: null, isDeterministic: true, recasts: false };

/**
 * Anything that rewrites: the embedded engine, a worker that holds it, a language model behind the same proof.
 * `rewrite` yields the blocks in order and then returns the whole result; it throws the signal's reason when aborted.
 */
export interface Engine {
  readonly id: string;
  /** Absent where nobody is offered a choice. */
  readonly abilities?: Abilities;
  rewrite(request: Request, signal?: AbortSignal): AsyncGenerator<BlockResult, Result, void>;
}
