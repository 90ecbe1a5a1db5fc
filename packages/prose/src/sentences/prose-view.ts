import type { Markup, Span } from "../document.ts";
import { matchesOf } from "../matches.ts";

const wrapped = 50;
const lineBreak = /(?<![ \t])[ \t]*(?:\r\n|\n|\r)/g;
const terminal = /[.!?…:。！？]["”’»)\]*_]*$/;

const filler: Readonly<Record<Markup["kind"], string>> = {
  // Closing marks neither end a sentence nor keep it from ending; a capital opens one after a full stop.
  mark: "’",
  html: "’",
  code: "X",
  link: "X",
  math: "X",
};

/** Whether a line break was put in to wrap a long line, and not to end it. */
const isWrap = (line: string): boolean => line.length >= wrapped && !terminal.test(line);

function joinWraps(block: string): string {
  let view = "";
  let from = 0;
  let lineStart = 0;
  for (const { 0: found, index } of matchesOf(block, lineBreak)) {
    const after = index + found.length;
    const soft = isWrap(block.slice(lineStart, index));
    view += block.slice(from, index) + (soft ? " " : "\n").repeat(found.length);
    from = after;
    lineStart = after;
  }
  return view + block.slice(from);
}

/** The block's text with markup hidden and wrapped lines joined, character for character, as the sentence segmenter should see it. */
export function proseView(text: string, block: Span, markup: readonly Markup[]): string {
  let view = "";
  let from = block.start;
  for (const { kind, start, end } of markup) {
    const hidden = text.slice(start, end);
    view += text.slice(from, start) + (hidden.trim() === "" || hidden.startsWith("\\\n") ? "\n".repeat(hidden.length) : filler[kind].repeat(hidden.length));
    from = end;
  }
  return joinWraps(view + text.slice(from, block.end));
}
