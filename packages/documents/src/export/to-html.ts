import { escape } from "../xml/text.ts";
import type { MarkdownBlock, Words } from "./markdown.ts";

/** Addresses that a browser may follow; a script is not one. */
const safe = /^(?:https?:|mailto:|tel:|#|\/|\.{0,2}\/|[^:]*$)/iu;

const set = ({ text, bold, italic, struck, code, link }: Words): string => {
  let out = escape(text).replaceAll("\n", "<br>");
  if (code) out = `<code>${out}</code>`;
  if (struck) out = `<del>${out}</del>`;
  if (italic) out = `<em>${out}</em>`;
  if (bold) out = `<strong>${out}</strong>`;
  return link !== undefined && safe.test(link) ? `<a href="${escape(link)}">${out}</a>` : out;
};

const line = (words: readonly Words[]) => words.map(set).join("");

/** The blocks as they stand inside a page's body: what goes to the clipboard, too. */
export function toHtml(blocks: readonly MarkdownBlock[]): string {
  const out: string[] = [];
  const open: { readonly list: number; readonly tag: string }[] = [];
  const closeTo = (depth: number) => {
    while (open.length > depth) out.push(`</li></${open.pop()?.tag ?? ""}>`);
  };
  for (const block of blocks) {
    if (block.kind !== "item") closeTo(0);
    if (block.kind === "item") {
      closeTo(block.level + 1);
      const last = open.at(-1);
      if (open.length === block.level + 1 && last?.list !== block.list) closeTo(block.level);
      if (open.length > block.level) out.push("</li>");
      else {
        const tag = block.count === undefined ? "ul" : "ol";
        out.push(`<${tag}${block.count !== undefined && block.count !== 1 ? ` start="${block.count}"` : ""}>`);
        open.push({ list: block.list, tag });
      }
      out.push(`<li>${line(block.words)}`);
    } else if (block.kind === "heading") out.push(`<h${block.level}>${line(block.words)}</h${block.level}>\n`);
    else if (block.kind === "paragraph") out.push(block.isQuote ? `<blockquote><p>${line(block.words)}</p></blockquote>\n` : `<p>${line(block.words)}</p>\n`);
    else if (block.kind === "code") out.push(`<pre><code>${escape(block.lines.join("\n"))}</code></pre>\n`);
    else if (block.kind === "rule") out.push("<hr>\n");
    else {
      const row = (cells: readonly (readonly Words[])[], tag: string) => `<tr>${cells.map((cell) => `<${tag}>${line(cell)}</${tag}>`).join("")}</tr>`;
      out.push(`<table>${block.rows.map((cells, at) => row(cells, at === 0 ? "th" : "td")).join("")}</table>\n`);
    }
  }
  closeTo(0);
  return out.join("");
}
