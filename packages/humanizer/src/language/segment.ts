import { matchesOf, type Span } from "@prosewell/prose";

/** What a clause keeps within. */
const segmentEnd = /[;:—–([“"\n]| - /gu;
/** What is set off within a clause is no part of it. */
const aside = /\([^()]*\)|\[[^[\]]*\]|(?<=\p{L}) ?— ?[^—]*— ?(?=\p{L})/gu;
const quotation = /“[^“”]*”|"[^"]*"/gu;
/** A quotation that closes on these is what someone said. */
const spoken = /[,.!?]["”]$/u;

/** The last stretch of a sentence's part that no mark breaks, and what is set off in it; null when someone speaks there. */
export function segmentOf(text: string, from: number, to: number): { readonly start: number; readonly asides: readonly Span[] } | null {
  const part = text.slice(from, to);
  const quotations = matchesOf(part, quotation);
  if (quotations.some(([written]) => spoken.test(written))) return null;
  const spanOf = ({ 0: written, index }: RegExpExecArray): Span => ({ start: from + index, end: from + index + written.length });
  const asides = matchesOf(part, aside).map(spanOf);
  const unbroken = [...asides, ...quotations.map(spanOf)];
  let start = from;
  for (const mark of matchesOf(part, segmentEnd)) {
    const { start: at, end } = spanOf(mark);
    if (!unbroken.some((span) => span.start <= at && at < span.end)) start = end;
  }
  return { start, asides };
}
