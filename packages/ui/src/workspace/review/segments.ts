import type { Edit } from "@prosewell/humanizer";

/** A stretch of the output: text that stayed as it was, or an edit. */
export type Segment = { readonly start: number; readonly text: string } | { readonly start: number; readonly edit: Edit };

/** The output in order. The texts and the edits' `after`, joined, are the result's text. */
export const segmentsOf = (original: string, edits: readonly Edit[]): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start > at) segments.push({ start: at, text: original.slice(at, edit.start) });
    segments.push({ start: edit.start, edit });
    at = edit.end;
  }
  if (at < original.length) segments.push({ start: at, text: original.slice(at) });
  return segments;
};
