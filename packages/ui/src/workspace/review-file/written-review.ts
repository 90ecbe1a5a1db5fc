import type { Edit, ShortfallCause } from "@prosewell/humanizer";
import { countKinds, lockKinds } from "@prosewell/prose";
import * as v from "valibot";
import { modelEngine } from "../engines/model-engine.ts";
import { type Decisions, decidedText } from "../review/decisions.ts";
import { undecided } from "../review/undecided.ts";
import type { Outcome } from "../runtime.ts";
import { strengths, tones } from "../settings.ts";

/** A finished run and what the person decided of it. */
export interface Reviewed {
  readonly outcome: Outcome;
  readonly decisions: Decisions;
}

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const span = { start: count, end: count, rule: v.string(), reason: v.string() };
/** Names of languages are asked of the browser, which throws at what is no code. */
const language = v.pipe(v.string(), v.regex(/^[a-z]{2,8}(?:-[a-z\d]{1,8})*$/iu));

const edit = v.object({
  ...span,
  id: v.string(),
  before: v.string(),
  after: v.string(),
  alternatives: v.array(v.string()),
  evidence: v.exactOptional(v.string()),
  group: v.exactOptional(v.string()),
});

const shortfall = v.object({
  start: count,
  end: count,
  cause: v.picklist(["unreachable", "busy", "slow", "unusable", "untrue"] satisfies ShortfallCause[]),
  reason: v.string(),
  served: v.picklist(["embedded", "original"]),
});

/** A review as plain data, each text once: what follows from the rest is left out, and found again when it is read. */
export const writtenReview = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  at: v.pipe(count, v.maxValue(8.64e15)),
  text: v.string(),
  tone: v.picklist(tones),
  strength: v.picklist(strengths),
  locked: v.array(v.string()),
  stronger: v.exactOptional(v.array(v.string())),
  /** Length of the leading part that was rewritten, in UTF-16 code units. */
  rewritten: count,
  result: v.object({
    edits: v.array(edit),
    hints: v.array(v.object(span)),
    kept: v.object(v.entriesFromList(lockKinds, v.optional(count, 0))),
    language,
    coverage: v.exactOptional(v.picklist(["full", "pack", "cleanup"])),
    engine: v.string(),
    marks: v.object({ before: amount, after: amount }),
    words: v.object({ in: count, out: count, changed: count }),
    /** Where the language model's wording was not used, and what it would have been. */
    shortfalls: v.exactOptional(v.array(shortfall)),
    refused: v.exactOptional(v.array(edit)),
  }),
  /** Each edit's id and the wording that stands there; the rest stand as the engine made them. */
  decisions: v.array(v.tuple([v.string(), v.string()])),
});

export type WrittenReview = v.InferOutput<typeof writtenReview>;

export const writeReview = ({ outcome, decisions }: Reviewed): WrittenReview => {
  const { id, at, draft, original, result } = outcome;
  const { text, tone, strength, locked, stronger } = draft;
  const { edits, hints, proof, language: code, coverage, engine, marks, words, shortfalls } = result;
  const written = (some: readonly Edit[]) => some.map((each) => ({ ...each, alternatives: [...each.alternatives] }));
  return {
    id, at, text, tone, strength,
    locked: [...locked],
    ...(stronger && { stronger: [...stronger] }),
    rewritten: original.length,
    result: {
      edits: written(edits),
      hints: [...hints],
      kept: { ...proof.kept },
      language: code,
      ...(coverage && { coverage }),
      engine,
      marks,
      words,
      ...(shortfalls && { shortfalls: [...shortfalls], refused: written(proof.rolledBack.filter(({ rule }) => rule === modelEngine)) }),
    },
    decisions: [...decisions],
  };
};

/** The review in a value of unknown origin; `null` unless all of it holds together. Of the value itself nothing is handed on. */
export const readReview = (value: unknown): Reviewed | null => {
  const parsed = v.safeParse(writtenReview, value);
  if (!parsed.success) return null;
  const { id, at, text, tone, strength, locked, stronger, rewritten, result, decisions } = parsed.output;
  const { kept, edits, refused = [], ...figures } = result;
  const original = text.slice(0, rewritten);
  if (rewritten > text.length || !fit(edits, original) || [...result.hints, ...(result.shortfalls ?? []), ...refused].some(({ start, end }) => start > end || end > rewritten)) return null;
  const known = new Set(edits.map((each) => each.id));
  if (decisions.some(([of]) => !known.has(of))) return null;
  return {
    outcome: {
      id,
      at,
      draft: { text, tone, strength, locked, ...(stronger && { stronger }) },
      original,
      rest: text.slice(rewritten),
      result: { ...figures, edits, text: decidedText(original, edits, undecided), proof: { kept: { ...countKinds([]), ...kept }, lost: [], added: [], rolledBack: refused } },
    },
    decisions: new Map(decisions),
  };
};

/** Each edit changes the words that it says it does, none the words of another, and each has an id of its own. */
const fit = (edits: readonly Edit[], original: string) => {
  const inOrder = edits.toSorted((one, other) => one.start - other.start);
  return (
    new Set(edits.map(({ id }) => id)).size === edits.length &&
    inOrder.every(({ start, end, before }, index) => start <= end && start >= (inOrder[index - 1]?.end ?? 0) && end <= original.length && original.slice(start, end) === before)
  );
};
