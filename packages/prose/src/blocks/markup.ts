import type { SyntaxNode } from "@lezer/common";
import type { Markup, Span } from "../document.ts";
import { disjoint, longerFirst } from "../spans.ts";

const kinds: Readonly<Record<string, Markup["kind"]>> = {
  InlineCode: "code",
  Image: "link",
  Autolink: "link",
  URL: "link",
  HTMLTag: "html",
  Comment: "html",
  ProcessingInstruction: "html",
  Entity: "html",
  Escape: "mark",
  HardBreak: "mark",
  EmphasisMark: "mark",
  StrikethroughMark: "mark",
};

/** Dollars that hug what they enclose, `\(…\)` and `\[…\]`; prices are not like that. */
const inlineMath = /(?<![\\$\p{L}\p{N}])\$(?![\s$]|\d[\d.,]*[\s–-])[^$\n]{1,400}(?<![\s\\])\$(?![\d$])|\\\([^\n]{1,400}?\\\)|\\\[[^\n]{1,400}?\\\]/gu;

const mathMark = /[$\\]/;

function syntaxOf(node: SyntaxNode): Markup[] {
  const found: Markup[] = [];
  let closed = -1;
  node.cursor().iterate(({ name, from, to, node: inner }) => {
    if (from < closed) return false;
    const kind = kinds[name];
    if (kind) {
      found.push({ kind, start: from, end: to });
      return false;
    }
    if (name === "Link") found.push({ kind: "mark", start: from, end: from + 1 });
    if (name === "LinkMark" && from > (inner.parent?.from ?? from)) {
      closed = inner.parent?.to ?? to;
      found.push({ kind: "mark", start: from, end: closed });
      return false;
    }
    return true;
  });
  return found;
}

/** What inside a block is not prose, in order and disjoint. Offsets of `node` are those of `text`. */
export function markupOf(text: string, span: Span, node: SyntaxNode): Markup[] {
  const syntax = node.firstChild ? syntaxOf(node).filter(({ start, end }) => start >= span.start && end <= span.end) : [];
  const inside = text.slice(span.start, span.end);
  const math: Markup[] = [];
  for (const { 0: found, index } of mathMark.test(inside) ? inside.matchAll(inlineMath) : []) {
    const start = span.start + index;
    math.push({ kind: "math", start, end: start + found.length });
  }
  if (math.length === 0) return syntax;
  return disjoint([...syntax, ...math].toSorted(longerFirst));
}
