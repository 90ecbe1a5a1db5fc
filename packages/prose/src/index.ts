export type { Block, BlockKind, Document, Markup, Sentence, Span, Word } from "./document.ts";
export { countedKinds, lockKinds, maskedKinds, type Lock, type LockKind } from "./lock.ts";
export { findLocks, type FindLocksOptions } from "./locks/find-locks.ts";
export { isMasked } from "./locks/settle.ts";
export type { Locked } from "./locks/term.ts";
export { parse } from "./parse.ts";
export { compareLocks, type CompareLocksOptions, type LockComparison } from "./proof/compare-locks.ts";
export { isProse } from "./prose.ts";
export { countWords, wordsOf } from "./words.ts";
