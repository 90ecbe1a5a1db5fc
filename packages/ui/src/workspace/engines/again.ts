import type { Edit, Engine, Result } from "@prosewell/humanizer";
import { compareLocks, countWords, parse, type Span } from "@prosewell/prose";
import { lockedByFile } from "../documents/locked-by-file.ts";
import { drain } from "../drain.ts";
import { newId } from "../new-id.ts";
import { decidedText } from "../review/decisions.ts";
import { sentenceAround } from "../review/sentence.ts";
import { undecided } from "../review/undecided.ts";
import type { Outcome } from "../runtime.ts";
import { nextStrength } from "../settings.ts";
import { modelEngine } from "./model-engine.ts";

/** A sentence of an output that is to be rewritten once more, and nothing else with it. */
export interface Again {
  readonly outcome: Outcome;
  /** Offsets of the outcome's original. */
  readonly span: Span;
}

/** The sentence's paragraph is what is sent, so that it is not read alone. */
const blockOf = ({ outcome: { original }, span }: Again): Span =>
  parse(original).blocks.find(({ start, end }) => start <= span.start && end >= span.end) ?? { start: 0, end: original.length };

export const textAgain = (again: Again): string => {
  const { start, end } = blockOf(again);
  return again.outcome.original.slice(start, end);
};

const touches = (one: Span, other: Span) => one.start < other.end && one.end > other.start;

/** The sentence with every other that some edit has joined it to. */
const whole = (edits: readonly Edit[], original: string, span: Span): Span => {
  const joined = edits.filter((edit) => touches(edit, span)).map((edit) => sentenceAround(edit, original));
  const start = Math.min(span.start, ...joined.map((sentence) => sentence.start));
  const end = Math.max(span.end, ...joined.map((sentence) => sentence.end));
  return start === span.start && end === span.end ? span : whole(edits, original, { start, end });
};

const trimmed = (original: string, { start, end }: Span): Span => ({ start, end: start + original.slice(start, end).trimEnd().length });

const wordingOf = (original: string, { start, end }: Span, edits: readonly Edit[]) =>
  decidedText(original.slice(start, end), edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start })), undecided);

/** How many leading words texts have in common, in UTF-16 code units. */
const commonHead = (texts: readonly string[]): number => {
  const [first = ""] = texts;
  let head = 0;
  for (const { index } of first.matchAll(/\s+/gu)) {
    if (!texts.every((text) => text.startsWith(first.slice(0, index)) && /^\s/u.test(text.slice(index)))) break;
    head = index;
  }
  return head;
};

/** One edit of all that differs, with the earlier wording as another that fits. */
const editOf = (original: string, { start, end }: Span, after: string, earlier: readonly string[]): Edit => {
  const before = original.slice(start, end);
  const others = [...new Set(earlier)].filter((wording) => wording !== after && wording !== before);
  const head = commonHead([before, after, ...others]);
  return {
    id: `${modelEngine}@${start + head}`,
    start: start + head,
    end,
    before: before.slice(head),
    after: after.slice(head),
    alternatives: others.map((wording) => wording.slice(head)),
    rule: modelEngine,
    reason: "",
  };
};

/**
 * Has the language model rewrite a sentence once more, and puts its wording into the output; the earlier one stays at hand. What is
 * sent is its paragraph. Where the model brings nothing new that can stand, the output is as it was, and says why.
 */
export const rewriteAgain = async (engine: Engine, again: Again, signal: AbortSignal): Promise<Outcome> => {
  const { outcome } = again;
  const { original, draft, result } = outcome;
  const { tone, strength, locked } = draft;
  const block = blockOf(again);
  const sentence = trimmed(original, whole(result.edits, original, again.span));
  const inFile = outcome.source ? await lockedByFile(outcome.source, draft.text, original) : [];
  const all = [...locked, ...inFile.filter(([start, end]) => start >= block.start && end <= block.end).map(([start, end]) => [start - block.start, end - block.start] as const)];
  const request = { text: textAgain(again), tone, strength: nextStrength(strength) ?? strength, ...(all.length > 0 && { locked: all }) };
  const made = await drain(engine.rewrite(request, signal), () => undefined);
  const move = <Part extends Span>(part: Part): Part => ({ ...part, start: part.start + block.start, end: part.end + block.start });

  const fresh = made.edits.map(move).filter((edit) => edit.rule === modelEngine && touches(edit, sentence));
  const fits = fresh.length > 0 && fresh.every(({ start, end }) => start >= sentence.start && end <= sentence.end);
  const old = result.edits.filter((edit) => touches(edit, sentence));
  const [before, after] = [wordingOf(original, sentence, old), wordingOf(original, sentence, fresh)];
  const others = result.edits.filter((edit) => !old.includes(edit));
  const refused = made.proof.rolledBack.map(move).filter((edit) => touches(edit, sentence));
  const shortfalls = [...(result.shortfalls ?? []).filter((each) => !touches(each, sentence)), ...(made.shortfalls ?? []).map(move).filter((each) => touches(each, sentence))];

  const [only, ...more] = old;
  const known = only && more.length === 0 ? only.alternatives.map((wording) => wordingOf(original, sentence, [{ ...only, after: wording }])) : [];
  const edit = { ...editOf(original, sentence, after, [before, ...known]), reason: fresh[0]?.reason ?? "" };
  const edits = fits && after !== before ? [...others, edit].toSorted((one, other) => one.start - other.start) : result.edits;
  const text = decidedText(original, edits, undecided);
  const { lost, added } = compareLocks(result.text, text, { language: result.language, locked });
  return ended(outcome, lost.length + added.length === 0 ? { edits, text } : result, shortfalls.toSorted((one, other) => one.start - other.start), refused);
};

const ended = (outcome: Outcome, { edits, text }: Pick<Result, "edits" | "text">, shortfalls: NonNullable<Result["shortfalls"]>, refused: readonly Edit[]): Outcome => {
  const { shortfalls: _before, ...result } = outcome.result;
  return {
    ...outcome,
    id: newId(),
    at: Date.now(),
    result: {
      ...result,
      edits,
      text,
      proof: { ...result.proof, rolledBack: [...result.proof.rolledBack, ...refused] },
      // Counted by whoever sees the whole.
      ...(text !== result.text && { marks: { before: 0, after: 0 } }),
      words: { in: result.words.in, out: countWords(text), changed: edits.reduce((sum, { before }) => sum + countWords(before), 0) },
      ...(shortfalls.length > 0 && { shortfalls }),
    },
  };
};
