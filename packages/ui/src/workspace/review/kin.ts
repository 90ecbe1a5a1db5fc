import type { Edit } from "@prosewell/humanizer";
import { sentenceAround } from "./sentence.ts";

/** Edits that are undone together with this one: of a pair, one without the other would leave a broken sentence. */
export const partnersOf = (edit: Edit, edits: readonly Edit[]): readonly Edit[] =>
  edit.group === undefined ? [edit] : edits.filter(({ group }) => group === edit.group);

/** Every edit by the same rule. */
export const sameKind = (edit: Edit, edits: readonly Edit[]): readonly Edit[] => edits.filter(({ rule }) => rule === edit.rule);

/** Every edit that touches a sentence which this one touches. */
export const sameSentence = (edit: Edit, edits: readonly Edit[], original: string): readonly Edit[] => {
  const { start, end } = sentenceAround(edit, original);
  return edits.filter((other) => other.start < end && other.end > start);
};
