import type { SyntaxNode } from "@lezer/common";
import { GFM, parser } from "@lezer/markdown";
import { decode } from "../xml/text.ts";

/** A few words, and how they are set. */
export interface Words {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  readonly code: boolean;
  readonly link: string | undefined;
}

export type MarkdownBlock =
  | { readonly kind: "paragraph"; readonly words: readonly Words[]; readonly isQuote: boolean }
  | { readonly kind: "heading"; readonly level: number; readonly words: readonly Words[] }
  /** `list` is a number that the items of one list share, `count` where an ordered one begins. */
  | { readonly kind: "item"; readonly level: number; readonly list: number; readonly count: number | undefined; readonly words: readonly Words[] }
  | { readonly kind: "code"; readonly lines: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Words[])[])[] }
  | { readonly kind: "rule" };

const markdown = parser.configure(GFM);
const plain: Words = { text: "", bold: false, italic: false, struck: false, code: false, link: undefined };
const levels = 8;

/** Reads Markdown into blocks and words, for formats that say in other ways what its marks say. */
export function blocksOf(source: string): MarkdownBlock[] {
  const text = source.replaceAll(/\r\n?/gu, "\n").replace(/^\uFEFF/u, "");
  const blocks: MarkdownBlock[] = [];
  let lists = 0;

  const visit = (node: SyntaxNode, isQuote: boolean, item: { level: number; list: number; count: number | undefined; isTaken: boolean } | undefined) => {
    const heading = /^(?:ATX|Setext)Heading([1-6])$/u.exec(node.name)?.[1];
    if (heading) blocks.push({ kind: "heading", level: Number(heading), words: wordsOf(text, node) });
    else if (node.name === "Paragraph" || node.name === "Task") {
      const words = wordsOf(text, node);
      if (item && !item.isTaken) {
        item.isTaken = true;
        blocks.push({ kind: "item", level: item.level, list: item.list, count: item.count, words });
      } else blocks.push({ kind: "paragraph", words, isQuote });
    } else if (node.name === "BulletList" || node.name === "OrderedList") {
      const list = (lists += 1);
      const level = item ? Math.min(item.level + 1, levels) : 0;
      const mark = node.firstChild?.firstChild;
      const count = node.name === "OrderedList" && mark ? Number.parseInt(text.slice(mark.from, mark.to), 10) : undefined;
      for (const child of childrenOf(node)) {
        const own = { level, list, count, isTaken: false };
        for (const part of childrenOf(child)) visit(part, isQuote, own);
      }
    } else if (node.name === "FencedCode" || node.name === "CodeBlock") {
      const lines = childrenOf(node).filter(({ name }) => name === "CodeText").map(({ from, to }) => text.slice(from, to));
      blocks.push({ kind: "code", lines: lines.join("").split("\n") });
    } else if (node.name === "Table") {
      const rows = childrenOf(node).filter(({ name }) => name === "TableHeader" || name === "TableRow");
      blocks.push({ kind: "table", rows: rows.map((row) => childrenOf(row).filter(({ name }) => name === "TableCell").map((cell) => wordsOf(text, cell))) });
    } else if (node.name === "HorizontalRule") blocks.push({ kind: "rule" });
    else if (node.name === "Blockquote") for (const child of childrenOf(node)) visit(child, true, undefined);
    else if (["HTMLBlock", "CommentBlock", "ProcessingInstructionBlock", "LinkReference"].includes(node.name)) blocks.push({ kind: "paragraph", words: [{ ...plain, text: text.slice(node.from, node.to) }], isQuote });
  };
  for (const child of childrenOf(markdown.parse(text).topNode)) visit(child, false, undefined);
  return blocks;
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
};

/** Marks that are not shown. */
const silent = new Set(["EmphasisMark", "StrikethroughMark", "CodeMark", "LinkMark", "HeaderMark", "QuoteMark", "TaskMarker"]);

/** The words of a block; a line break is a line feed, and a break of the source alone is a space. */
function wordsOf(text: string, block: SyntaxNode): Words[] {
  const words: Words[] = [];
  const put = (from: number, to: number, setting: Words) => {
    const inside = text.slice(from, to).replaceAll(/(?<!\s)\s*\n\s*/gu, " ");
    if (inside !== "") words.push({ ...setting, text: inside });
  };
  const visit = (node: SyntaxNode, setting: Words) => {
    let at = node.from;
    const children = childrenOf(node);
    for (const child of children) {
      put(at, child.from, setting);
      at = child.to;
      if (child.name === "StrongEmphasis") visit(child, { ...setting, bold: true });
      else if (child.name === "Emphasis") visit(child, { ...setting, italic: true });
      else if (child.name === "Strikethrough") visit(child, { ...setting, struck: true });
      else if (child.name === "InlineCode") visit(child, { ...setting, code: true });
      else if (child.name === "Link") {
        const target = child.getChild("URL");
        visitLink(child, target ? { ...setting, link: text.slice(target.from, target.to) } : setting);
      } else if (child.name === "Image") put(child.from, child.to, setting);
      else if (child.name === "Autolink" || child.name === "URL") {
        const address = text.slice(child.from, child.to).replaceAll(/^<|>$/gu, "");
        words.push({ ...setting, text: address, link: setting.link ?? (address.includes(":") ? address : `https://${address}`) });
      } else if (child.name === "HardBreak") words.push({ ...setting, text: "\n" });
      else if (child.name === "Escape") put(child.from + 1, child.to, setting);
      else if (child.name === "Entity") words.push({ ...setting, text: decode(text.slice(child.from, child.to)) });
      else if (child.name === "HTMLTag" && /^<br\b/iu.test(text.slice(child.from, child.to))) words.push({ ...setting, text: "\n" });
      else if (!silent.has(child.name)) put(child.from, child.to, setting);
    }
    put(at, node.to, setting);
  };
  /** Between its brackets a link is words, and behind them an address. */
  const visitLink = (link: SyntaxNode, setting: Words) => {
    const marks = link.getChildren("LinkMark");
    const close = marks.find(({ from }) => from > link.from);
    if (!setting.link || !close) return put(link.from, link.to, setting);
    const inside: SyntaxNode[] = childrenOf(link).filter(({ from, to }) => from > link.from && to <= close.from);
    let at = link.from + 1;
    for (const child of inside) {
      put(at, child.from, setting);
      at = child.to;
      visit(child, child.name === "StrongEmphasis" ? { ...setting, bold: true } : child.name === "Emphasis" ? { ...setting, italic: true } : child.name === "InlineCode" ? { ...setting, code: true } : setting);
    }
    put(at, close.from, setting);
    return undefined;
  };
  visit(block, plain);
  return trimmed(words);
}

function trimmed(words: readonly Words[]): Words[] {
  const out = [...words];
  const [first] = out;
  if (first) out[0] = { ...first, text: first.text.trimStart() };
  const last = out.at(-1);
  if (last) out[out.length - 1] = { ...last, text: last.text.trimEnd() };
  return out.filter(({ text }) => text !== "");
}
