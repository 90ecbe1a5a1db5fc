import type { Strength, Tone } from "@prosewell/humanizer";

// The engine's own lists would bring the engine along; here the compiler checks that none is missing.
const everyTone = { standard: 0, casual: 0, business: 0, academic: 0, formal: 0 } satisfies Record<Tone, 0>;
const everyStrength = { light: 0, standard: 0, strong: 0 } satisfies Record<Strength, 0>;

const isTone = (value: unknown): value is Tone => typeof value === "string" && Object.hasOwn(everyTone, value);
const isStrength = (value: unknown): value is Strength => typeof value === "string" && Object.hasOwn(everyStrength, value);

export const tones: readonly Tone[] = Object.keys(everyTone).filter(isTone);
export const strengths: readonly Strength[] = Object.keys(everyStrength).filter(isStrength);

/** The strength that reaches one step further; none goes beyond the last. */
export const nextStrength = (strength: Strength): Strength | undefined => strengths[strengths.indexOf(strength) + 1];

/** What a run is given. */
export interface Draft {
  readonly text: string;
  readonly tone: Tone;
  readonly strength: Strength;
  /** Words to leave alone wherever they stand. */
  readonly locked: readonly string[];
  /** Sentences to rewrite one step more strongly than the rest, wherever they stand. */
  readonly stronger?: readonly string[];
}

export const emptyDraft: Draft = { text: "", tone: "standard", strength: "standard", locked: [] };

const wordsIn = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((words) => typeof words === "string" && words.trim() !== "") : [];

/** The draft in a stored value; what is missing or unknown takes its first value. */
export const toDraft = (stored: unknown): Draft => {
  if (typeof stored !== "object" || stored === null) return emptyDraft;
  const { text, tone, strength, locked, stronger } = stored as Partial<Record<keyof Draft, unknown>>;
  const raised = wordsIn(stronger);
  return {
    text: typeof text === "string" ? text : emptyDraft.text,
    tone: isTone(tone) ? tone : emptyDraft.tone,
    strength: isStrength(strength) ? strength : emptyDraft.strength,
    locked: wordsIn(locked),
    ...(raised.length > 0 && { stronger: raised }),
  };
};
