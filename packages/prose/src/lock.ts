import type { Span } from "./document.ts";

/** Kinds whose very characters must come out as they went in; no edit may touch them. */
export const maskedKinds = [
  "number",
  "name",
  "quotation",
  "citation",
  "link",
  "code",
  "math",
  "placeholder",
  "markup",
  "term",
] as const;

/** Kinds that are counted by their meaning, after contractions are expanded; their wording may change. */
export const countedKinds = ["negation", "modal", "quantifier", "connective", "structure"] as const;

/** Every kind of lock: the masked ones first. */
export const lockKinds = [...maskedKinds, ...countedKinds] as const;

/** What sort of thing a lock keeps. */
export type LockKind = (typeof lockKinds)[number];

/** Something in a text that a rewrite must keep. */
export interface Lock extends Span {
  readonly kind: LockKind;
  /** The characters as they stand in the text. */
  readonly text: string;
  /** What is compared: `text` for masked kinds, a canonical word (`not`, `will`, `contrast`) for counted ones. */
  readonly value: string;
}

/** How many locks there are of each kind. */
export function countKinds(locks: Iterable<Lock>): Record<LockKind, number> {
  const counts: Record<LockKind, number> = {
    number: 0, name: 0, quotation: 0, citation: 0, link: 0, code: 0, math: 0, placeholder: 0, markup: 0, term: 0,
    negation: 0, modal: 0, quantifier: 0, connective: 0, structure: 0,
  };
  for (const { kind } of locks) counts[kind] += 1;
  return counts;
}
