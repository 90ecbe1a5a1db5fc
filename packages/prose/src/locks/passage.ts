import type { Block, Document, Span } from "../document.ts";
import type { LockKind } from "../lock.ts";

/** A word with its marks off: letters, digits, and what joins them inside. */
export interface Token extends Span {
  readonly text: string;
  /** Whether no word stands before it in its sentence. */
  readonly opens: boolean;
}

/** A block of prose as the finders of locks see it. All offsets are into `text`, the text of that block alone. */
export interface Passage {
  readonly block: Block;
  readonly text: string;
  readonly tokens: readonly Token[];
}

export interface Finding extends Span {
  readonly kind: LockKind;
  /** What is compared, where it is not the text itself. */
  readonly value?: string;
}

/** Finds what is locked in a passage. Findings may overlap; whoever calls settles that. */
export type Finder = (passage: Passage) => Iterable<Finding>;

/**
 * A finder of all that some patterns match. Beside each pattern stand the characters without one of which it cannot match, so that
 * most passages need not be searched. Patterns are global, and linear: what repeats is bounded or cannot match in two ways.
 */
export const byPatterns = (kind: LockKind, patterns: readonly (readonly [needs: RegExp, pattern: RegExp])[]): Finder =>
  function* ({ text }) {
    for (const [needs, pattern] of patterns) {
      if (!needs.test(text)) continue;
      for (const { 0: found, index } of text.matchAll(pattern)) yield { kind, start: index, end: index + found.length };
    }
  };

const letter = /\p{L}/u;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/** The passage of a prose block. */
export function passageOf({ text: whole }: Document, block: Block): Passage {
  const text = whole.slice(block.start, block.end);
  const tokens: Token[] = [];
  let at = 0;
  let opened = -1;
  for (const { 0: found, index } of text.matchAll(word)) {
    while ((block.sentences[at]?.end ?? Infinity) - block.start <= index) at += 1;
    tokens.push({ start: index, end: index + found.length, text: found, opens: at !== opened });
    // A number in front, as in a list kept by hand, does not open the sentence: the word after it does.
    if (letter.test(found)) opened = at;
  }
  return { block, text, tokens };
}
