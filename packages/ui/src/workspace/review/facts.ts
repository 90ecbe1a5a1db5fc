import type { Result } from "@prosewell/humanizer";
import { findLocks, type Lock, type LockKind, parse } from "@prosewell/prose";

/** Kinds that the proof counts to keep a text's shape; a reader would not call them facts. */
const shape = ["structure", "markup", "connective"] as const satisfies readonly LockKind[];

export type FactKind = Exclude<LockKind, (typeof shape)[number]>;

/** What a reader calls a fact, in the order in which they are listed. */
export const factKinds = [
  "number", "name", "quotation", "citation", "link", "negation", "modal", "quantifier", "term", "placeholder", "code", "math",
] as const satisfies readonly FactKind[];

/** How many facts were checked and kept: numbers, names, quotations and all else whose change would change what is said. */
export const factsIn = (kept: Result["proof"]["kept"]): number => factKinds.reduce((total, kind) => total + kept[kind], 0);

/** Each kind's facts, as they stand in the original; a kind without any is left out. */
export const factsOf = (original: string, language: string): readonly (readonly [FactKind, readonly Lock[]])[] => {
  const locks = findLocks(parse(original), { language });
  return factKinds.map((kind) => [kind, locks.filter((lock) => lock.kind === kind)] as const).filter(([, facts]) => facts.length > 0);
};
