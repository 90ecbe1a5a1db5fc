import type { SyntaxNode } from "@lezer/common";
import { opaqueBlock, blocksOf } from "./blocks/blocks.ts";
import { markdown } from "./blocks/markdown.ts";
import { shadowOf } from "./blocks/shadow.ts";
import { dataFormat } from "./blocks/whole.ts";
import type { Block, Document, Span } from "./document.ts";
import { Memory } from "./memory.ts";
import { disjoint, longerFirst, trim } from "./spans.ts";
import { finish, type Steps } from "./steps.ts";

const overlaps = (left: Span, right: Span) => left.start < right.end && right.start < left.end;

/** What {@link parse} may go by beside the text. */
export interface ParseOptions {
  /** What was read before; what stands in the text again is not read again. */
  readonly memory?: Memory;
}

/**
 * Reads a text, Markdown or plain, into blocks, sentences and words, each a span of `text` as it was passed in. It takes any
 * string, with any line endings, and never throws; what lies between the blocks is white space and Markdown's marks.
 */
export const parse = (text: string, options?: ParseOptions): Document => finish(parsing(text, options));

/** {@link parse}, in steps. */
export function* parsing(text: string, { memory = new Memory() }: ParseOptions = {}): Steps<Document> {
  const known = memory.document(text);
  if (known) return known;
  const document = { text, blocks: yield* blocksIn(text, memory) };
  memory.keep(document);
  return document;
}

function* blocksIn(text: string, memory: Memory): Steps<Block[]> {
  const whole = trim(text, { start: 0, end: text.length });
  if (!whole) return [];
  const format = dataFormat(text);
  if (format) return [opaqueBlock(whole, format)];

  const shadow = shadowOf(text);
  const blocks: Block[] = [];
  for (const block of blocksOf(text, yield* treeOf(shadow.text), memory)) {
    blocks.push(shadow.dense.some((span) => overlaps(span, block)) ? opaqueBlock(block, block.structure) : block);
    yield;
  }
  for (const region of shadow.regions) {
    const span = trim(text, region);
    if (span) blocks.push(opaqueBlock(span, region.name));
  }
  // Code or HTML that is left open runs over regions after it, and holds them.
  return disjoint(blocks.toSorted(longerFirst));
}

function* treeOf(shadow: string): Steps<SyntaxNode> {
  const reading = markdown.startParse(shadow);
  for (;;) {
    const tree = reading.advance();
    if (tree) return tree.topNode;
    yield;
  }
}
