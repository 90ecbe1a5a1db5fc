import type { Span } from "../document.ts";
import type { LockKind } from "../lock.ts";
import { matchesOf } from "../matches.ts";
import type { Passage } from "../passage.ts";

export interface Finding extends Span {
  readonly kind: LockKind;
  /** What is compared, where it is not the text itself. */
  readonly value?: string | undefined;
}

/** Finds what is locked in a passage. Findings may overlap; whoever calls settles that. */
export type Finder = (passage: Passage) => Iterable<Finding>;

/** Given a text and where a match ends in it, where what belongs to the match ends. */
export type Continuation = (text: string, end: number) => number;

/** The places of a pattern's matches with what continues them, in order and apart. */
function spansOf(text: string, pattern: RegExp, goesOn: Continuation | undefined): Span[] {
  if (!goesOn) return matchesOf(text, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = goesOn(text, match.index + match[0].length);
    spans.push({ start: match.index, end });
    pattern.lastIndex = end;
  }
  return spans;
}

/**
 * A finder of all that some patterns match. Beside each pattern stand the characters without one of which it cannot match, so that
 * most passages need not be searched. Patterns are global, and linear: what repeats is bounded or cannot match in two ways.
 */
export function byPatterns(kind: LockKind, patterns: readonly (readonly [needs: RegExp, pattern: RegExp, goesOn?: Continuation])[]): Finder {
  const flags = new Set(patterns.flatMap(([needs]) => needs.flags.split("")));
  const any = new RegExp(patterns.map(([needs]) => needs.source).join("|"), [...flags].join(""));
  return ({ text }) => {
    const findings: Finding[] = [];
    if (!any.test(text)) return findings;
    for (const [needs, pattern, goesOn] of patterns) {
      if (!needs.test(text)) continue;
      for (const { start, end } of spansOf(text, pattern, goesOn)) findings.push({ kind, start, end });
    }
    return findings;
  };
}
