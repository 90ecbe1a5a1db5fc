import type { Block, Lock } from "@prosewell/prose";

/** A block on its own: its text, its structure with offsets into that text, and its masked locks. */
export interface Passage {
  readonly text: string;
  /** Where the block starts in the whole text. */
  readonly start: number;
  readonly block: Block;
  /** Spans that no edit may touch, in order. */
  readonly masked: readonly Lock[];
  /** Hash key made of what edits never change. */
  readonly key: string;
  /** BCP 47 code of the whole text's language. */
  readonly language: string;
  readonly opensText: boolean;
  readonly closesText: boolean;
}

/** An edit inside a passage, before it gets its place in the whole text. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly after: string;
  readonly alternatives: readonly string[];
  readonly rule: string;
  readonly group?: string | undefined;
  /** Takes out what was never part of the text, so that no fact inside it counts. */
  readonly foreign?: boolean | undefined;
}

/** Replaces each change's span; changes are in order and do not overlap. */
export function applyChanges(text: string, changes: readonly Pick<Change, "start" | "end" | "after">[]): string {
  let out = "";
  let from = 0;
  for (const { start, end, after } of changes) {
    out += text.slice(from, start) + after;
    from = end;
  }
  return out + text.slice(from);
}
