import { compareLocks, isMasked, type LockKind, type Memory } from "@prosewell/prose";
import type { Failure, FailureCode } from "./failure.ts";
import { toldOtherwise } from "./tells.ts";

/** What two wordings are compared by. */
export interface Ground {
  /** BCP 47 code of the text's language. */
  readonly language: string;
  /** Words that the person locked. */
  readonly terms: readonly string[];
  readonly memory: Memory;
}

const advice: Readonly<Partial<Record<FailureCode, string>>> = {
  "fact-lost": "A name, number, quotation or mark was lost; every one of them must come out, exactly as it is.",
  "fact-added": "A name, number, quotation or other fact was added that the original does not have; add none.",
  "fact-moved": "The marks, names and numbers came in another order; keep their order.",
  negation: "What is denied changed; keep every not, no, never and without, where it is, and add none.",
  modal: "How sure, allowed or required something is changed; keep may, must, can, should and will as they are.",
  quantifier: "How many or how often changed; keep all, some, most, only, half and the like as they are.",
  connective: "A contrast, cause or condition was lost or added; keep each but, because, if and the like.",
};
export const failed = (code: FailureCode): Failure => ({ code, advice: advice[code] ?? "" });

const counted = ["negation", "modal", "quantifier", "connective"] as const satisfies readonly (LockKind & FailureCode)[];

/** The facts of the original, each looked for after the one before it: none may be gone, and none may have changed places. */
function orderFailure(facts: readonly string[], after: string): Failure | null {
  let from = 0;
  for (const fact of facts) {
    const at = placeOf(fact, after, from);
    if (at < 0) return failed(placeOf(fact, after, 0) < 0 ? "fact-lost" : "fact-moved");
    from = at + fact.length;
  }
  return null;
}

const inner = /[\p{L}\p{N}]/u;

/** Where a fact stands as a whole: the 5 of 2015 is none. */
function placeOf(fact: string, text: string, from: number): number {
  for (let at = text.indexOf(fact, from); at >= 0; at = text.indexOf(fact, at + 1)) {
    const cutsBefore = inner.test(fact.charAt(0)) && /\p{N}/u.test(fact.charAt(0) + text.charAt(at - 1)) && inner.test(text.charAt(at - 1));
    const cutsAfter = /\p{N}/u.test(fact.charAt(fact.length - 1)) && /\p{N}/u.test(text.charAt(at + fact.length));
    if (!cutsBefore && !cutsAfter) return at;
  }
  return -1;
}

/** What a wording states otherwise than its original: every lock, both ways, and the order of the facts. */
export function* factFailures(before: string, after: string, facts: readonly string[], { language, terms, memory }: Ground): Generator<Failure> {
  const moved = orderFailure(facts, after);
  if (moved) yield moved;
  const { lost, added } = compareLocks(before, after, { language, locked: terms, memory });
  const changed = new Set<LockKind>([...lost, ...added].map(({ kind }) => kind));
  if (!moved && lost.some(({ kind }) => isMasked(kind))) yield failed("fact-lost");
  if (added.some(({ kind }) => isMasked(kind))) yield failed("fact-added");
  const told = toldOtherwise(before, after, language);
  for (const kind of counted) if (changed.has(kind) || told.includes(kind)) yield failed(kind);
}
