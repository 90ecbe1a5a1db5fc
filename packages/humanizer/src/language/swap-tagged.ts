import type { PartOfSpeech, Proposal, Scene } from "../rule.ts";
import { earlierIn, isCapitalised, laterIn } from "./words.ts";

/** Words that are replaced where they are of one part of speech, each form by a form that is written out beside it. */
export interface TaggedSwap {
  readonly partOfSpeech: PartOfSpeech;
  /** Forms in lower case, with spaces between. */
  readonly from: string;
  /** As many wordings; one of several words has underscores between them. */
  readonly to: string;
  /** What must come right after, and what must not. */
  readonly ahead?: RegExp;
  readonly notAhead?: RegExp;
  /** What must not stand right before. */
  readonly notBehind?: RegExp;
}

interface Entry extends TaggedSwap {
  readonly wording: string;
}

export type TaggedTable = ReadonlyMap<string, readonly Entry[]>;

/** Throws `RangeError` when a row has more forms than wordings, or fewer. */
export function compileTagged(swaps: readonly TaggedSwap[]): TaggedTable {
  const table = new Map<string, Entry[]>();
  for (const swap of swaps) {
    const [from, to] = [swap.from.split(" "), swap.to.split(" ")];
    if (from.length !== to.length) throw new RangeError(`${from.length} forms cannot become ${to.length}: ${swap.from}`);
    for (const [index, form] of from.entries()) {
      table.set(form, [...(table.get(form) ?? []), { ...swap, wording: (to[index] ?? form).replaceAll("_", " ") }]);
    }
  }
  return table;
}

/** Every word of the table that stands in the sentence as what it is listed as. */
export function* swapTagged(scene: Scene, table: TaggedTable): Generator<Proposal> {
  for (const [index, word] of scene.words().entries()) {
    const entries = table.get(word.lower);
    if (!entries || isCapitalised(word, index === 0)) continue;
    const tag = scene.tokenAt(word.start)?.partOfSpeech;
    const [before, after] = [earlierIn(scene, word.start), laterIn(scene, word.end)];
    const entry = entries.find(
      ({ partOfSpeech, ahead, notAhead, notBehind }) => partOfSpeech === tag && (!ahead || ahead.test(after)) && !notAhead?.test(after) && !notBehind?.test(before),
    );
    if (entry) yield { start: word.start, end: word.end, after: [entry.wording] };
  }
}
