import type { Span } from "./document.ts";

const space = /\s/;
const isSpace = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code === 32 || code === 10 || (code < 128 ? code >= 9 && code <= 13 : space.test(text.charAt(at)));
};

/** The span without the white space at its ends; `undefined` when nothing else is in it. */
export function trim(text: string, { start, end }: Span): Span | undefined {
  let from = start;
  let to = end;
  while (from < to && isSpace(text, from)) from += 1;
  while (to > from && isSpace(text, to - 1)) to -= 1;
  return from < to ? { start: from, end: to } : undefined;
}

/** Orders spans by start, and of those with one start the longest first. */
export const longerFirst = (left: Span, right: Span): number => left.start - right.start || right.end - left.end;

/** Items in order; the same list where they stand so already, as most do. */
export const ordered = <Item>(items: readonly Item[], compare: (left: Item, right: Item) => number): readonly Item[] =>
  items.every((item, at) => at === 0 || compare(items[at - 1] ?? item, item) <= 0) ? items : items.toSorted(compare);

/** Those of some spans, sorted by start, that none of those kept before them overlaps. */
export function disjoint<Kind extends Span>(spans: readonly Kind[]): Kind[] {
  const kept: Kind[] = [];
  let end = -1;
  for (const span of spans) {
    if (span.start < end) continue;
    kept.push(span);
    end = span.end;
  }
  return kept;
}

/** The same span in other coordinates. */
export const shifted = <Spanned extends Span>(span: Spanned, by: number): Spanned => ({ ...span, start: span.start + by, end: span.end + by });
