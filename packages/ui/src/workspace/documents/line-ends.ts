import type { Change } from "@prosewell/documents";

type Span = readonly [start: number, end: number];

const pair = /\r\n/gu;

/** A text as a text box holds it: each line ends with `\n`. */
export const inBox = (text: string): string => text.replaceAll(/\r\n?/gu, "\n");

/** Offsets after each pair of characters that is one in the box. */
const pairsIn = (text: string) => [...text.matchAll(pair)].map(({ index }, before) => index - before + 1);

/** Spans of a file's text, as they lie in the box. */
export const spansInBox = (text: string, spans: readonly Span[]): readonly Span[] => {
  const pairs = [...text.matchAll(pair)].map(({ index }) => index);
  const moved = (offset: number) => offset - countBelow(pairs, offset);
  return pairs.length === 0 ? spans : spans.map(([start, end]) => [moved(start), moved(end)]);
};

/** Changes of a text in the box, as they lie in the file's; lines that they bring end as the file's do. */
export const changesInFile = (text: string, changes: readonly Change[]): readonly Change[] => {
  const pairs = pairsIn(text);
  const lineEnd = pairs.length > 0 ? "\r\n" : text.includes("\r") ? "\r" : "\n";
  if (lineEnd === "\n") return changes;
  const moved = (offset: number) => offset + countBelow(pairs, offset + 1);
  return changes.map((change) => ({ ...change, start: moved(change.start), end: moved(change.end), after: change.after.replaceAll("\n", lineEnd) }));
};

/** How many of these numbers, in ascending order, are less than another. */
const countBelow = (numbers: readonly number[], limit: number): number => {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? limit) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
};
