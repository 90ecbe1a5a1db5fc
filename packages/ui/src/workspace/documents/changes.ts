import type { Change } from "@prosewell/documents";
import type { Edit } from "@prosewell/humanizer";
import { decidedText, type Decisions, isUndone, wordingOf } from "../review/decisions.ts";
import type { Outcome } from "../runtime.ts";
import { handEdits } from "./hand-edits.ts";

/** A stretch of the text that was run. `grown` is by how much it is longer there than in the file: 0 where no hand was. */
type Placed = { readonly start: number; readonly end: number } & ({ readonly edit: Edit } | { readonly grown: number });

/**
 * What makes the text that the person decided on of the text that came out of its file: the edits that stand, in their wordings, and what
 * the person had changed by hand before the run. Where the two meet they are one change.
 */
export const changesOf = (fileText: string, { draft: { text }, result: { edits } }: Outcome, decisions: Decisions): readonly Change[] => {
  const standing = edits.filter((edit) => !isUndone(edit, decisions));
  const placed: Placed[] = [...standing.map((edit) => ({ start: edit.start, end: edit.end, edit })), ...byHand(fileText, text)];
  let shift = 0;
  return clustersOf(placed).map((cluster) => {
    const [first] = cluster;
    const from = first.start - shift;
    const end = Math.max(...cluster.map((each) => each.end));
    shift += cluster.reduce((sum, each) => sum + ("grown" in each ? each.grown : 0), 0);
    const to = end - shift;
    if (cluster.length === 1 && "edit" in first) {
      const { reason, group } = first.edit;
      return { start: from, end: to, after: wordingOf(first.edit, decisions), reason, ...(group !== undefined && { group }) };
    }
    const inside = cluster.flatMap((each) => ("edit" in each ? { ...each.edit, start: each.start - first.start, end: each.end - first.start } : []));
    return { start: from, end: to, after: decidedText(text.slice(first.start, end), inside, decisions) };
  });
};

/** What a hand changed in the file's text, as it lies in the text that it made. */
const byHand = (fileText: string, text: string): readonly Placed[] => {
  let shift = 0;
  return handEdits(fileText, text).map(({ start, end, after }) => {
    const at = start + shift;
    const grown = after.length - (end - start);
    shift += grown;
    return { start: at, end: at + after.length, grown };
  });
};

type Cluster = [Placed, ...Placed[]];

/** In the order of the text; what a hand changed is together with all that it touches. */
const clustersOf = (placed: readonly Placed[]): readonly Cluster[] => {
  const clusters: Cluster[] = [];
  for (const each of placed.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    const last = clusters.at(-1);
    const isTouched = last?.some(({ end }) => end >= each.start) && [...last, each].some((member) => "grown" in member);
    if (last && isTouched) last.push(each);
    else clusters.push([each]);
  }
  return clusters;
};
