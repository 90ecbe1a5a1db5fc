import type { MarkdownBlock, Words } from "./markdown.ts";

const line = (words: readonly Words[]) => words.map(({ text, link }) => (link !== undefined && link !== text && /^https?:/iu.test(link) ? `${text} (${link})` : text)).join("");

/** The blocks without a mark, for places that show none. */
export function toPlain(blocks: readonly MarkdownBlock[]): string {
  const out: string[] = [];
  const counts = new Map<number, number>();
  let last: MarkdownBlock | undefined;
  for (const block of blocks) {
    if (last) out.push(last.kind === "item" && block.kind === "item" ? "\n" : "\n\n");
    last = block;
    if (block.kind === "item") {
      const count = block.count === undefined ? undefined : (counts.get(block.list) ?? block.count);
      if (count !== undefined) counts.set(block.list, count + 1);
      out.push(`${"  ".repeat(block.level)}${count === undefined ? "•" : `${count}.`} ${line(block.words)}`);
    } else if (block.kind === "code") out.push(block.lines.join("\n"));
    else if (block.kind === "table") out.push(block.rows.map((row) => row.map(line).join("\t")).join("\n"));
    else out.push(block.kind === "rule" ? "* * *" : line(block.words));
  }
  return out.join("");
}
