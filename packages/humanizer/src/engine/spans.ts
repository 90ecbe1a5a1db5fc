import type { Span } from "@prosewell/prose";

/** The index of the first of these spans that ends after the offset; the spans are in order and do not overlap. */
export function firstEndingAfter(spans: readonly Span[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((spans[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}
