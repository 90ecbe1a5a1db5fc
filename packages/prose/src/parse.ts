import { opaqueBlock, blocksOf } from "./blocks/blocks.ts";
import { markdown } from "./blocks/markdown.ts";
import { shadowOf } from "./blocks/shadow.ts";
import { dataFormat } from "./blocks/whole.ts";
import type { Block, Document, Span } from "./document.ts";
import { disjoint, longerFirst, trim } from "./spans.ts";

const overlaps = (left: Span, right: Span) => left.start < right.end && right.start < left.end;

/**
 * Reads a text, Markdown or plain, into blocks, sentences and words, each a span of `text` as it was passed in. It takes any
 * string, with any line endings, and never throws; what lies between the blocks is white space and Markdown's marks.
 */
export function parse(text: string): Document {
  const whole = trim(text, { start: 0, end: text.length });
  if (!whole) return { text, blocks: [] };
  const format = dataFormat(text);
  if (format) return { text, blocks: [opaqueBlock(whole, format)] };

  const shadow = shadowOf(text);
  const blocks: Block[] = blocksOf(text, markdown.parse(shadow.text).topNode).map((block) =>
    shadow.dense.some((span) => overlaps(span, block)) ? opaqueBlock(block, block.structure) : block,
  );
  for (const region of shadow.regions) {
    const span = trim(text, region);
    if (span) blocks.push(opaqueBlock(span, region.name));
  }
  // Code or HTML that is left open runs over regions after it, and holds them.
  return { text, blocks: disjoint(blocks.toSorted(longerFirst)) };
}
