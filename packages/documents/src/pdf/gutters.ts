import type { Glyphs } from "./glyphs.ts";

/** A gutter is at least this wide, in points, and its columns hold so many characters a line. */
export const narrowestGutter = 8;
export const shortestLine = 12;
/** In single lines hyphens and quotation marks stand out into it. */
const narrowestInLine = 6;
/** So many lines stand on both sides of one: fewer gaps between words may lie under each other by chance. */
const fewestLines = 5;
/** A page has no more gutters; the work that each line makes is bounded by it. */
const mostGutters = 8;

type Line = readonly Glyphs[];

/** Where each line, its characters from left to right, is cut because a gutter runs through it. Columns may be no further apart than words are in another line. */
export function guttersOf(lines: readonly Line[]): readonly (readonly number[])[] {
  const found = lines.map((): number[] => []);
  for (const place of placesIn(lines)) {
    let run: number[] = [];
    const close = () => {
      if (run.length >= fewestLines && isBetweenColumns(run.map((at) => lines[at] ?? []), place)) for (const at of run) found[at]?.push(place);
      run = [];
    };
    for (const [at, line] of lines.entries()) {
      const lies = liesAt(line, place);
      if (lies === "bothSides") run.push(at);
      else if (lies === "across") close();
    }
    close();
  }
  return found;
}

/** Where gaps of many lines end, as columns begin, less half a gutter. */
function placesIn(lines: readonly Line[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const [at, { x }] of line.entries()) {
      const last = line[at - 1];
      const place = Math.round(x - narrowestGutter / 2);
      if (last && x - (last.x + last.width) >= narrowestGutter) counts.set(place, (counts.get(place) ?? 0) + 1);
    }
  }
  const often = [...counts].filter(([, count]) => count >= fewestLines).toSorted((one, other) => other[1] - one[1]);
  return often.slice(0, mostGutters).map(([place]) => place);
}

function liesAt(line: Line, place: number): "bothSides" | "oneSide" | "across" {
  let left = -Infinity;
  let right = Infinity;
  for (const { x, width } of line) {
    if (x < place) left = Math.max(left, x + width);
    else right = Math.min(right, x);
  }
  if (left > place) return "across";
  if (left === -Infinity || right === Infinity) return "oneSide";
  return right - left >= narrowestInLine ? "bothSides" : "across";
}

/** Marks of a list and figures of a table are no column that is read to its end before the next. */
function isBetweenColumns(lines: readonly Line[], place: number): boolean {
  let left = 0;
  let right = 0;
  for (const { x, text } of lines.flat()) {
    if (x < place) left += text.length;
    else right += text.length;
  }
  return Math.min(left, right) >= lines.length * shortestLine;
}
