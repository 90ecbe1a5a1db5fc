import type { Settled } from "./settle.ts";
import { splice, type Splice } from "./splice.ts";

/** A block that may be taken away once it has lost all its words; `null` for one that something else is in. */
export type Removable = { start: number; end: number } | null;

/** A source with changes made, for formats in which a run needs no care. `write` gives new words as the source writes them. */
export function writeSource<Run>(source: string, changes: readonly Settled<Run, Removable>[], write: (text: string) => string): string {
  const operations = changes.flatMap((change) => change.operations);
  const removed = changes
    .flatMap(({ emptied }) => emptied)
    .filter((block): block is NonNullable<Removable> => block !== null && block.end > block.start && !operations.some(({ from, to, after }) => after !== "" && from >= block.start && to <= block.end));
  const splices: Splice[] = operations.filter(({ from, to }) => !removed.some(({ start, end }) => from >= start && to <= end)).map(({ from, to, after }) => ({ from, to, text: write(after) }));
  return splice(source, [...splices, ...removed.map(({ start, end }) => ({ from: start, to: end, text: "" }))]);
}
