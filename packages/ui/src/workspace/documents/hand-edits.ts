import { diffArrays } from "diff";
import type { Source } from "./source.ts";

/** What a person changed in a text by hand: `after` in place of what stood between two offsets, in UTF-16 code units. */
export interface HandEdit {
  readonly start: number;
  readonly end: number;
  readonly after: string;
}

const linesOf = (text: string) => text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];

/** So many lines are compared at most; a text that differs in more is one change. */
const mostEdits = 2_000;

/** What makes the one text of the other: line by line, and within a line from where it begins to differ to where it ends. */
export const handEdits = (before: string, after: string): readonly HandEdit[] => {
  if (before === after) return [];
  const parts = diffArrays(linesOf(before), linesOf(after), { maxEditLength: mostEdits });
  if (!parts) return [narrowed(0, before, after)];
  const edits: HandEdit[] = [];
  let at = 0;
  let gone: readonly string[] = [];
  let come: readonly string[] = [];
  const close = () => {
    if (gone.length === come.length) for (const [index, line] of gone.entries()) add(line, come[index] ?? "");
    else add(gone.join(""), come.join(""));
    [gone, come] = [[], []];
  };
  const add = (line: string, other: string) => {
    if (line !== other) edits.push(narrowed(at, line, other));
    at += line.length;
  };
  for (const { added, removed, value } of parts) {
    if (removed) gone = value;
    else if (added) come = value;
    else {
      close();
      at += value.join("").length;
    }
  }
  close();
  return edits;
};

/** Without what both have at their ends. */
const narrowed = (at: number, before: string, after: string): HandEdit => {
  const shorter = Math.min(before.length, after.length);
  let left = 0;
  while (left < shorter && before[left] === after[left]) left += 1;
  let right = 0;
  while (right < shorter - left && before.at(-1 - right) === after.at(-1 - right)) right += 1;
  return { start: at + left, end: at + before.length - right, after: after.slice(left, after.length - right) };
};

/** What a rewrite of a text must leave alone because of the file that it came from; what the person has changed themselves is theirs. */
export const lockedIn = ({ text: before, locked }: Source, text: string): readonly (readonly [start: number, end: number])[] => {
  const edits = handEdits(before, text);
  return locked.flatMap(([start, end]) => {
    if (edits.some((edit) => edit.start < end && edit.end > start)) return [];
    const shift = edits.filter((edit) => edit.end <= start).reduce((sum, edit) => sum + edit.after.length - (edit.end - edit.start), 0);
    return [[start + shift, end + shift] as const];
  });
};
