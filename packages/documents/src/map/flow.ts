import { setLine, type Inline } from "./inline.ts";
import type { TextMap } from "./text-map.ts";

/** What a block is, and the mark before it. */
export type BlockShape =
  | { readonly kind: "paragraph" }
  | { readonly kind: "heading"; readonly level: number }
  | { readonly kind: "item"; readonly level: number; readonly marker: string }
  | { readonly kind: "quote" }
  | { readonly kind: "note"; readonly label: string };

const indent = "    ";
const deepestHeading = 6;
const mostCells = 200_000;

/** Sets blocks one after another, as Markdown has them. */
export class Flow<Run, Owner> {
  readonly #map: TextMap<Run, Owner>;
  #last: BlockShape | null = null;

  constructor(map: TextMap<Run, Owner>) {
    this.#map = map;
  }

  /** Adds a block, unless there is nothing in it. */
  block(shape: BlockShape, line: readonly Inline<Run>[], owner: Owner): void {
    if (line.every(({ text }) => text.trim() === "")) return;
    const shown = shape.kind === "item" ? { ...shape, level: Math.min(shape.level, this.#last?.kind === "item" ? this.#last.level + 1 : 0) } : shape;
    this.#separate(shown);
    const { length } = this.#map;
    this.#map.put(prefixOf(shown), "mark");
    if (shown.kind === "heading") setLine(this.#map, line.map((inline) => ({ ...inline, bold: false })), " ");
    else setLine(this.#map, line);
    this.#map.block(length, owner);
  }

  /** A fenced block of lines that are to stay as they are. */
  code(lines: readonly string[]): void {
    this.#separate({ kind: "paragraph" });
    this.#map.put(["```", ...lines, "```"].join("\n"), "fixed");
  }

  /** A table of words; the first row is its head. */
  table(rows: readonly (readonly (readonly Inline<Run>[])[])[]): void {
    const columns = Math.max(0, ...rows.map((row) => row.length));
    if (columns === 0) return;
    // Rows are filled up to one length, unless that is what somebody hopes for.
    const isHuge = columns * rows.length > mostCells;
    this.#separate({ kind: "paragraph" });
    for (const [at, row] of rows.entries()) {
      if (at > 0) this.#map.put("\n", "mark");
      for (let column = 0; column < (isHuge ? row.length : columns); column += 1) {
        this.#map.put(column === 0 ? "| " : " | ", "mark");
        setLine(this.#map, escapeBars(row[column] ?? []), "<br>");
      }
      this.#map.put(" |", "mark");
      if (at === 0) this.#map.put(`\n|${" --- |".repeat(columns)}`, "mark");
    }
  }

  #separate(shape: BlockShape): void {
    if (this.#last) this.#map.put(this.#last.kind === "item" && shape.kind === "item" ? "\n" : "\n\n", "break");
    this.#last = shape;
  }
}

const prefixOf = (shape: BlockShape): string => {
  if (shape.kind === "heading") return `${"#".repeat(Math.min(shape.level, deepestHeading))} `;
  if (shape.kind === "item") return `${indent.repeat(shape.level)}${shape.marker} `;
  if (shape.kind === "note") return `[^${shape.label}]: `;
  return shape.kind === "quote" ? "> " : "";
};

/** A bar in a cell would end it. */
const escapeBars = <Run>(line: readonly Inline<Run>[]): Inline<Run>[] =>
  line.flatMap((inline) => {
    if (!inline.text.includes("|")) return [inline];
    const isUnit = inline.text.length !== inline.to - inline.from;
    const pieces: Inline<Run>[] = [];
    for (const { 0: found, index } of inline.text.matchAll(/[^|]+|\|/gu)) {
      if (found === "|") pieces.push({ ...inline, text: "\\", run: null, from: 0, to: 0 });
      pieces.push(isUnit ? inline : { ...inline, text: found, from: inline.from + index, to: inline.from + index + found.length });
    }
    return pieces;
  });
