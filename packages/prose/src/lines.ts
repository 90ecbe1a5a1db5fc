import type { Span } from "./document.ts";

/** A line of a text; its span leaves out the line ending, which runs from `end` to `next`. */
export interface Line extends Span {
  readonly next: number;
  readonly text: string;
}

const ending = /\r\n|\n|\r/g;

/** The lines of a text, ended by `\n`, `\r\n` or a lone `\r`. Their spans and endings, joined, are the text. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(ending)) {
    lines.push({ start, end: index, next: index + found.length, text: text.slice(start, index) });
    start = index + found.length;
  }
  if (start < text.length) lines.push({ start, end: text.length, next: text.length, text: text.slice(start) });
  return lines;
}

export const isBlank = (line: Line): boolean => line.text.trim() === "";
