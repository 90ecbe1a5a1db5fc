import type { Block, Document } from "../document.ts";
import { groupBy } from "../group-by.ts";
import { referenceBlocks } from "../locks/references.ts";
import { passageIn, type Passage } from "../passage.ts";
import { isProse } from "../prose.ts";

/** The blocks of prose of a document by what they hold and how they stand. */
function byContent(document: Document): Map<Passage, Map<string, Block[]>> {
  const cited = referenceBlocks(document);
  const passages = groupBy(document.blocks.filter(({ kind }) => isProse(kind)), (block) => passageIn(document, block));
  return new Map(Array.from(passages, ([passage, blocks]) => [passage, groupBy(blocks, (block) => `${cited.has(block)} ${block.structure}`)]));
}

/** Blocks that hold one and the same passage in one structure, one of each document: what the one states, the other states too. */
export function commonBlocks(before: Document, after: Document): { readonly before: ReadonlySet<Block>; readonly after: ReadonlySet<Block> } {
  const common = { before: new Set<Block>(), after: new Set<Block>() };
  const others = byContent(after);
  for (const [passage, forms] of byContent(before)) {
    for (const [form, blocks] of forms) {
      const equal = others.get(passage)?.get(form) ?? [];
      for (const [index, block] of equal.slice(0, blocks.length).entries()) {
        common.after.add(block);
        if (blocks[index]) common.before.add(blocks[index]);
      }
    }
  }
  return common;
}
