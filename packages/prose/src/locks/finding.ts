import type { Span } from "../document.ts";
import type { LockKind } from "../lock.ts";
import type { Passage } from "../passage.ts";

export interface Finding extends Span {
  readonly kind: LockKind;
  /** What is compared, where it is not the text itself. */
  readonly value?: string | undefined;
}

/** Finds what is locked in a passage. Findings may overlap; whoever calls settles that. */
export type Finder = (passage: Passage) => Iterable<Finding>;

/**
 * A finder of all that some patterns match. Beside each pattern stand the characters without one of which it cannot match, so that
 * most passages need not be searched. Patterns are global, and linear: what repeats is bounded or cannot match in two ways.
 */
export function byPatterns(kind: LockKind, patterns: readonly (readonly [needs: RegExp, pattern: RegExp])[]): Finder {
  const flags = new Set(patterns.flatMap(([needs]) => needs.flags.split("")));
  const any = new RegExp(patterns.map(([needs]) => needs.source).join("|"), [...flags].join(""));
  return function* ({ text }) {
    if (!any.test(text)) return;
    for (const [needs, pattern] of patterns) {
      if (!needs.test(text)) continue;
      for (const { 0: found, index } of text.matchAll(pattern)) yield { kind, start: index, end: index + found.length };
    }
  };
}
