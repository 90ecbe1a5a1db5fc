import type { Edit, Hint } from "@prosewell/humanizer";
import { comparing, type Lock, locking, Memory, parsing } from "@prosewell/prose";
import { inSlices } from "../in-slices.ts";
import { type Decisions, decidedText, isUndone, wordingOf } from "../review/decisions.ts";
import { type FactKind, factKinds } from "../review/facts.ts";
import type { Reviewed } from "../review-file/written-review.ts";
import type { Outcome } from "../runtime.ts";
import { type Measures, measuring } from "../statistics/measures.ts";

export type Decision = "kept" | "undone" | "reworded";

export interface ReportedEdit extends Pick<Edit, "before" | "after" | "rule" | "reason" | "evidence"> {
  readonly decision: Decision;
  /** What stands there now. */
  readonly wording: string;
}

/** The facts of the original, compared with the text as it was decided. */
export interface ReportedFacts {
  readonly kept: readonly (readonly [kind: FactKind, texts: readonly string[]])[];
  /** In the original, and no longer in the text. */
  readonly lost: readonly string[];
  /** In the text, and not in the original. */
  readonly added: readonly string[];
}

/** Everything that a report says, before it is put in words. */
export interface Report {
  /** When it was made: milliseconds since 1970, UTC. */
  readonly at: number;
  readonly outcome: Outcome;
  readonly original: string;
  /** The text as the person left it. */
  readonly text: string;
  /** In the order of the text. */
  readonly edits: readonly ReportedEdit[];
  readonly hints: readonly (Pick<Hint, "rule" | "reason"> & { readonly text: string })[];
  readonly facts: ReportedFacts;
  /** Of the part that was rewritten, before and as it was decided. */
  readonly measures: { readonly before: Measures; readonly after: Measures };
}

/** What a review came to. The facts are compared anew: what was decided may have changed what the run had proved. */
export const reportOf = async ({ outcome, decisions }: Reviewed, at: number): Promise<Report> => {
  const { draft, original, result, rest } = outcome;
  const text = decidedText(original, result.edits, decisions);
  // Most of the one text stands in the other.
  const memory = new Memory();
  const inOrder = <Placed extends { readonly start: number }>(placed: readonly Placed[]) => placed.toSorted((one, other) => one.start - other.start);
  return {
    at,
    outcome,
    original: draft.text,
    text: text + rest,
    edits: inOrder(result.edits).map((edit) => reported(edit, decisions)),
    hints: inOrder(result.hints).map(({ start, end, rule, reason }) => ({ text: original.slice(start, end), rule, reason })),
    facts: await factsAfter(outcome, text),
    measures: { before: await inSlices(measuring(original, memory)), after: await inSlices(measuring(text, memory)) },
  };
};

const reported = (edit: Edit, decisions: Decisions): ReportedEdit => {
  const { before, after, rule, reason, evidence } = edit;
  const wording = wordingOf(edit, decisions);
  const decision = isUndone(edit, decisions) ? "undone" : wording === after ? "kept" : "reworded";
  return { before, after, rule, reason, ...(evidence !== undefined && { evidence }), decision, wording };
};

const isFact = (lock: Lock): lock is Lock & { readonly kind: FactKind } => factKinds.some((kind) => kind === lock.kind);
const same = (one: Lock, other: Lock) => one.start === other.start && one.end === other.end && one.kind === other.kind;

const factsAfter = async ({ draft: { locked }, original, result: { language } }: Outcome, text: string): Promise<ReportedFacts> => {
  const options = { locked, language };
  const before = await inSlices(parsing(original));
  const { lost, added } = await inSlices(comparing(before, text, options));
  const facts = [...(await inSlices(locking(before, options)))].flatMap(({ locks }) => locks).filter(isFact);
  const kept = facts.filter((fact) => !lost.some((other) => same(fact, other)));
  const textsOf = (locks: readonly Lock[]) => locks.filter(isFact).map((lock) => lock.text);
  return {
    kept: factKinds.map((kind) => [kind, textsOf(kept.filter((fact) => fact.kind === kind))] as const).filter(([, texts]) => texts.length > 0),
    lost: textsOf(lost),
    added: textsOf(added),
  };
};
