import { countWords, isProse, type Block, type Document, type Span } from "@prosewell/prose";
import type { Edit } from "@prosewell/humanizer";
import type { Fact } from "./fact.ts";
import { hiddenIn } from "./mask.ts";
import { sentencesAround } from "./sentences.ts";

/** Consecutive sentences of one block that are rewritten in one go. Offsets are those of the whole text. */
export interface Chunk extends Span {
  /** The block's position in the document. */
  readonly block: number;
  readonly sentences: readonly Span[];
}

/** Words in one go: enough to recast a paragraph, and few enough that the first come soon. */
const mostWords = 160;
/** In one sentence; what runs on longer is a list or a table in disguise. */
const longestSentence = 120;
/** Of one's own, beside the facts; with fewer there is nothing to recast. */
const fewestWords = 4;

/** What may be recast in a text: its paragraphs and list items, without what is locked as a whole and what goes anyway. */
export function chunksOf({ text, blocks }: Document, facts: readonly Fact[], leftovers: readonly Edit[]): Chunk[] {
  return blocks.flatMap((block, index) => (isRecast(block) ? inBlock(text, block, index, facts, leftovers) : []));
}

/** Headings keep their words: they are names of parts more often than sentences. */
const isRecast = ({ kind }: Block) => isProse(kind) && kind !== "heading";

function inBlock(text: string, { start: from, end: to }: Block, block: number, facts: readonly Fact[], leftovers: readonly Edit[]): Chunk[] {
  const chunks: Span[][] = [];
  let words = 0;
  let isOpen = false;
  const span = { start: from, end: to };
  for (const { start, end } of sentencesAround(text, span, hiddenIn(facts, span))) {
    const length = countWords(text.slice(start, end));
    // What an assistant said to its user is no part of the text; the embedded engine takes it out.
    if (length > longestSentence || leftovers.some((edit) => edit.start < end && edit.end > start && edit.after === "" && edit.end - edit.start > (end - start) / 2)) {
      isOpen = false;
      continue;
    }
    if (isOpen && words + length <= mostWords) {
      chunks.at(-1)?.push({ start, end });
      words += length;
    } else {
      chunks.push([{ start, end }]);
      words = length;
      isOpen = true;
    }
  }
  return chunks.flatMap((spans) => {
    const chunk = { block, sentences: spans, start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 };
    return ownWords(text, chunk, facts) < fewestWords ? [] : [chunk];
  });
}

/** Words that no fact covers. */
function ownWords(text: string, { start, end }: Span, facts: readonly Fact[]): number {
  let words = 0;
  let from = start;
  for (const fact of facts) {
    if (fact.end <= start || fact.start >= end) continue;
    words += countWords(text.slice(from, Math.max(from, fact.start)));
    from = Math.max(from, fact.end);
  }
  return from < end ? words + countWords(text.slice(from, end)) : words;
}
