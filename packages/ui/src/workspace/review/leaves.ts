import type { Edit } from "@prosewell/humanizer";
import { type Segment, segmentsOf } from "./segments.ts";

/** A paragraph of the output, with the line breaks after it. */
export interface Leaf {
  readonly start: number;
  readonly segments: readonly Segment[];
}

/** A text cut after its line breaks; joined, it is the text. */
export const paragraphsOf = (text: string): readonly string[] => text.match(/[^\r\n]*[\r\n]+|[^\r\n]+$/gu) ?? [];

/** The output's segments, paragraph by paragraph. An edit that takes line breaks away joins what it stands between. */
export const leavesOf = (original: string, edits: readonly Edit[]): readonly Leaf[] => {
  const leaves: Leaf[] = [];
  let open: Segment[] = [];
  const close = () => {
    const [first] = open;
    if (first) leaves.push({ start: first.start, segments: open });
    open = [];
  };
  for (const segment of segmentsOf(original, edits)) {
    if ("edit" in segment) {
      open.push(segment);
      continue;
    }
    let { start } = segment;
    for (const text of paragraphsOf(segment.text)) {
      open.push({ start, text });
      start += text.length;
      if (/[\r\n]$/u.test(text)) close();
    }
  }
  close();
  return leaves;
};
