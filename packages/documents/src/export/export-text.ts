import { blocksOf } from "./markdown.ts";
import { toHtml } from "./to-html.ts";
import { toPlain } from "./to-plain.ts";

/** Kinds of file that a text of any origin can be saved as. */
export const exportKinds = ["txt", "md", "html", "docx"] as const;
export type ExportKind = (typeof exportKinds)[number];

const page = (body: string) => `<!doctype html>\n<html>\n<meta charset="utf-8">\n<body>\n${body}</body>\n</html>\n`;

/** A new file of a text in Markdown. Headings, lists, tables, links, emphasis, quotations and code are what the kind has for them. */
export async function exportText(text: string, kind: ExportKind): Promise<Uint8Array<ArrayBuffer>> {
  const encode = (content: string) => new TextEncoder().encode(content);
  if (kind === "md") return encode(text);
  if (kind === "txt") return encode(`${toPlain(blocksOf(text))}\n`);
  if (kind === "html") return encode(page(toHtml(blocksOf(text))));
  return (await import("./to-docx.ts")).toDocx(blocksOf(text));
}

/** A text in Markdown as the clipboard holds it: with its setting, and without. Links lead to addresses alone, never to scripts. */
export function clipboardOf(text: string): { readonly html: string; readonly plain: string } {
  const blocks = blocksOf(text);
  return { html: toHtml(blocks), plain: toPlain(blocks) };
}
