import { alone, type Document, type Lock, isMasked, type Span, textOf } from "@prosewell/prose";
import type { Passage } from "./passage.ts";

/**
 * The blocks of a document, each on its own, with the masked locks that lie in it. `locks` are in order, and no more of them
 * are asked for than a block needs.
 */
export function* passagesOf(document: Document, locks: Iterable<Lock>, language = "en"): Generator<Passage> {
  const last = document.blocks.length - 1;
  const ahead = locks[Symbol.iterator]();
  let next = ahead.next();
  let open: Lock[] = [];
  for (const [index, block] of document.blocks.entries()) {
    for (; !next.done && next.value.start < block.end; next = ahead.next()) if (isMasked(next.value.kind)) open.push(next.value);
    // What the person locked may hold more blocks than one.
    open = open.filter(({ end }) => end > block.start);
    const masked = open.map((lock) => shifted(lock, -block.start));
    yield {
      text: textOf(document, block),
      start: block.start,
      block: alone(document, block),
      masked,
      key: stableKey(masked),
      language,
      opensText: index === 0,
      closesText: index === last,
    };
  }
}

/** The same span in other coordinates. */
export const shifted = <Spanned extends Span>(span: Spanned, by: number): Spanned => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
});

/** What no edit can change: the locks that are found by their form alone. Names are left out: an opener before one may go. */
const stableKey = (masked: readonly Lock[]) =>
  masked.filter(({ kind }) => kind !== "name").map(({ value }) => value).join("\u0000");
