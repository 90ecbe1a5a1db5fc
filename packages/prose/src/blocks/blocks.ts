import type { SyntaxNode } from "@lezer/common";
import type { Block, BlockKind, Span } from "../document.ts";
import type { Memory } from "../memory.ts";
import { narrow } from "../narrow.ts";
import { blockWith } from "../passage.ts";
import { shifted, trim } from "../spans.ts";
import { isSetOut } from "./layout.ts";
import { markupOf } from "./markup.ts";

/** Names in `structure` of the nodes that come out as they went in. */
const opaque: Readonly<Record<string, string>> = {
  Blockquote: "quote",
  FencedCode: "code",
  CodeBlock: "code",
  HTMLBlock: "html",
  CommentBlock: "html",
  ProcessingInstructionBlock: "html",
  HorizontalRule: "rule",
  LinkReference: "reference",
  Table: "table",
};

const heading = /^(?:ATX|Setext)Heading([1-6])$/;

/** The block of a span that holds no prose. */
export const opaqueBlock = (span: Span, structure: string): Block => ({
  start: span.start,
  end: span.end,
  kind: "opaque",
  structure,
  sentences: [],
  markup: [],
});

/** The blocks below the root, in order. `path` is the `structure` of what holds them; in a list item, `isFirst` is its first block. */
export function* blocksOf(text: string, root: SyntaxNode, memory: Memory): Generator<Block, void, void> {
  const blocks: Block[] = [];

  const prose = (node: SyntaxNode, kind: BlockKind, structure: string, span: Span) => {
    const trimmed = trim(text, span);
    if (!trimmed) return;
    if (kind === "paragraph" && isSetOut(text.slice(trimmed.start, trimmed.end))) {
      blocks.push(opaqueBlock(trimmed, "layout"));
      return;
    }
    const markup = markupOf(text, trimmed, node).map((part) => shifted(part, -trimmed.start));
    const passage = memory.passage(narrow(text.slice(trimmed.start, trimmed.end)), markup, kind === "heading");
    blocks.push(blockWith(passage, { ...trimmed, kind, structure }));
  };

  const item = (node: SyntaxNode, path: string) => {
    const mark = node.firstChild;
    if (!mark) return;
    const here = `${path}list > ${text.slice(mark.from, mark.to)}`;
    let isFirst = true;
    for (let child = mark.nextSibling; child; child = child.nextSibling) {
      if (isFirst && child.name === "Paragraph") {
        prose(child, "list-item", here, { start: child.from, end: child.to });
      } else if (isFirst && child.name === "Task") {
        const box = child.firstChild?.to ?? child.from;
        prose(child, "list-item", `${here} ${text.slice(child.from, box)}`, { start: box, end: child.to });
      } else {
        visit(child, `${here} > `, "list-item");
      }
      isFirst = false;
    }
  };

  const visit = (node: SyntaxNode, path: string, kind: BlockKind) => {
    const level = heading.exec(node.name)?.[1];
    if (level) {
      const marks = node.getChildren("HeaderMark");
      const opening = marks.find((mark) => mark.from === node.from);
      const closing = marks.find((mark) => mark !== opening);
      prose(node, "heading", `${path}h${level}`, { start: opening?.to ?? node.from, end: closing?.from ?? node.to });
    } else if (node.name === "Paragraph") {
      prose(node, kind, `${path}paragraph`, { start: node.from, end: node.to });
    } else if (node.name in opaque) {
      const span = trim(text, { start: node.from, end: node.to });
      if (span) blocks.push(opaqueBlock(span, `${path}${opaque[node.name]}`));
    } else if (node.name === "ListItem") {
      item(node, path);
    } else {
      for (let child = node.firstChild; child; child = child.nextSibling) visit(child, path, kind);
    }
  };

  for (let child = root.firstChild; child; child = child.nextSibling) {
    visit(child, "", "paragraph");
    yield* blocks.splice(0);
  }
}
