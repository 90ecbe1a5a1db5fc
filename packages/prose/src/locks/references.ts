import type { Block, Document } from "../document.ts";

const title = /^(?:references?|reference list|bibliography|works cited|literature cited|sources|citations|further reading)\s*:?$/i;

/** The blocks of the text's reference lists: all that follows such a heading, up to the next heading. */
export function referenceBlocks({ text, blocks }: Document): ReadonlySet<Block> {
  const found = new Set<Block>();
  let inside = false;
  for (const block of blocks) {
    const isLabel = block.end - block.start < 40 && title.test(text.slice(block.start, block.end).replaceAll(/[*_]/g, ""));
    if (isLabel) inside = true;
    else if (block.kind === "heading") inside = false;
    else if (inside) found.add(block);
  }
  return found;
}
