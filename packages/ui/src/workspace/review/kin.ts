import type { Edit } from "@prosewell/humanizer";

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

/** Paragraph by paragraph, so that a long text costs no more than the paragraph. */
const sentenceAround = (edit: Edit, original: string) => {
  const from = original.lastIndexOf("\n", edit.start - 1) + 1;
  const next = original.indexOf("\n", edit.end);
  const paragraph = original.slice(from, next === -1 ? undefined : next);
  const touched = [...new Intl.Segmenter(undefined, { granularity: "sentence" }).segment(paragraph)]
    .map(({ index, segment }) => ({ start: from + index, end: from + index + segment.length }))
    .filter(({ start, end }) => edit.start < end && edit.end > start);
  return { start: touched[0]?.start ?? edit.start, end: touched.at(-1)?.end ?? edit.end };
};
