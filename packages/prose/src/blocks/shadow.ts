import type { Span } from "../document.ts";
import { isBlank, linesOf, type Line } from "../lines.ts";
import { regionAt } from "./regions.ts";

/** What the Markdown parser reads in place of the text: as long as the text, so that offsets in one hold in the other. */
export interface Shadow {
  readonly text: string;
  /** Parts in other notations; white in the shadow. */
  readonly regions: readonly (Span & { readonly name: string })[];
  /** Parts with more marks or nesting than prose has; letters in the shadow, as parsing them would take quadratic time. */
  readonly dense: readonly Span[];
}

const deepestPrefix = 200;
const mostMarks = 3_000;
const containerPrefix = /^[\s>*+\-\d.)]*/;
const fenceMark = /^[\s>*+\-\d.)]{0,40}?(`{3,}|~{3,})([^\n]*)$/;
const wordProcessorBullet = /^(\s*)(?:[•◦▪▫‣⁃●○■□➢➤\uE000-\uF8FF](?=[ \t\u00A0])|[o·–](?=\t))([ \t\u00A0])/;
const wordProcessorNumber = /^(\s*\d{1,9}[.)])\u00A0/;

/** At each space of a gap the parser looks for the line's end. */
const wide = " ".repeat(16);
const wideGap = new RegExp(`(?<=\\S)${wide} *`, "g");

const whiten = (text: string) => " ".repeat(text.length);
const blacken = (text: string) => "x".repeat(text.length);
const marksIn = ({ text }: Line) => text.match(/[[*_`<~]/g)?.length ?? 0;

/** A line as Markdown of the same length: a word processor's list marks become Markdown's, and gaps such as only layout has become tabs. */
function asMarkdown(line: string): string {
  const marked = line
    .replace(wordProcessorBullet, (_all, indent: string, gap: string) => `${indent}-${gap === "\t" ? gap : " "}`)
    .replace(wordProcessorNumber, "$1 ");
  return marked.includes(wide) ? marked.replace(wideGap, (gap) => "\t".repeat(gap.length)) : marked;
}

const endingOf = (line: Line): string =>
  line.next === line.end ? "" : line.next - line.end === 2 ? " \n" : "\n";

/** Where the fenced code that opens at a line ends (exclusive); the end of the text when nothing closes it. */
function fenceEnd(lines: readonly Line[], first: number): number | undefined {
  const [, mark, info] = fenceMark.exec(lines[first]?.text ?? "") ?? [];
  if (!mark || (mark.startsWith("`") && info?.includes("`"))) return undefined;
  for (let at = first + 1; at < lines.length; at += 1) {
    const line = lines[at]?.text.replace(/^[\s>]+/, "").trimEnd() ?? "";
    if (line.length >= mark.length && line === mark.charAt(0).repeat(line.length)) return at + 1;
  }
  return lines.length;
}

export function shadowOf(text: string): Shadow {
  const lines = linesOf(text);
  const shades = lines.map((line) => line.text);
  const regions: (Span & { name: string })[] = [];
  const dense: Span[] = [];
  const darken = (first: number, after: number) => {
    for (let at = first; at < after; at += 1) shades[at] = blacken(lines[at]?.text ?? "");
    dense.push({ start: lines[first]?.start ?? 0, end: lines[after - 1]?.end ?? 0 });
  };

  let chunk = 0;
  let length = 0;
  const closeChunk = (at: number) => {
    // Marks are counted only where there is room for so many.
    if (length > mostMarks && lines.slice(chunk, at).reduce((sum, line) => sum + marksIn(line), 0) > mostMarks) darken(chunk, at);
    chunk = at + 1;
    length = 0;
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) break;
    const fenced = fenceEnd(lines, at);
    const region = fenced === undefined ? regionAt(lines, at) : undefined;
    const after = fenced ?? region?.after;
    if (after !== undefined) {
      closeChunk(at);
      if (region) {
        regions.push({ name: region.name, start: line.start, end: lines[after - 1]?.end ?? line.end });
        for (let inside = at; inside < after; inside += 1) shades[inside] = whiten(lines[inside]?.text ?? "");
      }
      at = after - 1;
      chunk = after;
    } else if (isBlank(line)) {
      closeChunk(at);
    } else {
      shades[at] = asMarkdown(line.text);
      length += line.text.length;
      if ((containerPrefix.exec(line.text)?.[0].length ?? 0) > deepestPrefix) darken(at, at + 1);
    }
  }
  closeChunk(lines.length);

  // Most texts are their own shadow, and a book is not copied for nothing.
  const isOwn = lines.every((line, at) => shades[at] === line.text && endingOf(line) === text.slice(line.end, line.next));
  const joined = isOwn ? text : lines.map((line, at) => (shades[at] ?? "") + endingOf(line)).join("");
  return { text: joined.replace(/^\uFEFF/, " "), regions, dense };
}
