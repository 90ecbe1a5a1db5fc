import type { Edit } from "@prosewell/humanizer";
import { type Decisions, isUndone } from "./decisions.ts";

/**
 * What was decided, by place: the rule, the words that it changes, and the sentence of the original that they stand in.
 * Other settings, or another text around the sentence, leave a place what it is, so that a decision outlives the run.
 */
export type PlacedDecisions = ReadonlyMap<string, string>;

/** A sentence without an end is known by what stands this near, in UTF-16 code units. */
const reach = 400;
const boundary = /[.!?…。！？\n]/u;

/** Where the sentence around an offset ends, in one direction. */
const edgeOf = (original: string, from: number, by: 1 | -1) => {
  let at = from;
  const isInside = (index: number) => index >= 0 && index < original.length && Math.abs(index - from) < reach;
  const next = () => (by === 1 ? at : at - 1);
  while (isInside(next()) && !boundary.test(original.charAt(next()))) at += by;
  return at;
};

/** The sentence around an edit, roughly: it need not be right, only the same each time. */
const around = (original: string, { start, end }: Edit) => {
  const lead = original.slice(edgeOf(original, start, -1), start).trimStart();
  return { sentence: lead + original.slice(start, edgeOf(original, end, 1)), offset: lead.length };
};

/** Each edit's place, by its id. Of equal places, such as in a sentence that stands twice, the first keeps to the first. */
export const placesOf = (original: string, edits: readonly Edit[]): ReadonlyMap<string, string> => {
  const seen = new Map<string, number>();
  return new Map(
    edits.map((edit) => {
      const { sentence, offset } = around(original, edit);
      const place = [edit.rule, edit.before, offset, sentence].join("\u0000");
      const nth = (seen.get(place) ?? 0) + 1;
      seen.set(place, nth);
      return [edit.id, `${place}\u0000${nth}`];
    }),
  );
};

/** What was decided of these edits. A pair of which one half is undone is undone as a whole, whichever half came again. */
export const decisionsAt = (edits: readonly Edit[], places: ReadonlyMap<string, string>, placed: PlacedDecisions): Decisions => {
  if (placed.size === 0) return new Map();
  const own = new Map(
    edits.flatMap(({ id }) => {
      const wording = placed.get(places.get(id) ?? "");
      return wording === undefined ? [] : [[id, wording] as const];
    }),
  );
  const broken = new Set(edits.filter((edit) => edit.group !== undefined && isUndone(edit, own)).map(({ group }) => group));
  return new Map([...own, ...edits.filter(({ group }) => broken.has(group)).map(({ id, before }) => [id, before] as const)]);
};

/** The same with other decisions of these edits; what was decided elsewhere is kept. */
export const placing = (placed: PlacedDecisions, places: ReadonlyMap<string, string>, decisions: Decisions): PlacedDecisions => {
  const here = new Set(places.values());
  const elsewhere = [...placed].filter(([place]) => !here.has(place));
  return new Map([...elsewhere, ...[...decisions].map(([id, wording]) => [places.get(id) ?? id, wording] as const)]);
};
