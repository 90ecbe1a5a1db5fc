import { type Block, type Document, type Lock, isMasked, type Span } from "@prosewell/prose";
import type { Passage } from "./passage.ts";

/** The blocks of a document, each on its own, with the masked locks that lie in it. `locks` are in order. */
export function* passagesOf(document: Document, locks: readonly Lock[], language = "en"): Generator<Passage> {
  const masks = locks.filter(({ kind }) => isMasked(kind));
  const last = document.blocks.length - 1;
  let next = 0;
  for (const [index, block] of document.blocks.entries()) {
    const masked: Lock[] = [];
    for (let lock = masks[next]; lock && lock.start < block.end; lock = masks[++next]) {
      if (lock.end > block.start) masked.push(shifted(lock, -block.start));
    }
    yield {
      text: document.text.slice(block.start, block.end),
      start: block.start,
      block: alone(block),
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

function alone(block: Block): Block {
  const by = -block.start;
  return {
    ...shifted(block, by),
    markup: block.markup.map((mark) => shifted(mark, by)),
    sentences: block.sentences.map((sentence) => ({
      ...shifted(sentence, by),
      words: sentence.words.map((word) => shifted(word, by)),
    })),
  };
}

/** What no edit can change: the locks that are found by their form alone. Names are left out: an opener before one may go. */
const stableKey = (masked: readonly Lock[]) =>
  masked.filter(({ kind }) => kind !== "name").map(({ value }) => value).join("\u0000");
