import type { Fragment } from "./glyphs.ts";
import { narrowestGutter, shortestLine } from "./gutters.ts";

/** Lines that are read one after another. */
export type Region = readonly Fragment[];

/** A gutter is so many lines high on both sides. */
const fewestLines = 3;
const deepest = 24;
/** Lines further apart than this many times their size are not of one region. */
const regionGap = 2.2;

/**
 * Cuts a page into regions in the order in which they are read: where a white gutter runs through, what is left of it comes first;
 * where none does, what is above the widest gap comes first.
 */
export function regionsOf(fragments: readonly Fragment[], depth = 0): Region[] {
  const lines = fragments.toSorted((left, right) => left.y - right.y || left.left - right.left);
  if (lines.length < 2 || depth > deepest) return lines.length === 0 ? [] : [lines];
  const gutter = gutterOf(lines);
  if (gutter !== null) {
    return [...regionsOf(lines.filter(({ left }) => left < gutter), depth + 1), ...regionsOf(lines.filter(({ left }) => left >= gutter), depth + 1)];
  }
  const gap = widestGap(lines);
  if (gap === null) return [lines];
  return [...regionsOf(lines.slice(0, gap), depth + 1), ...regionsOf(lines.slice(gap), depth + 1)];
}

function gutterOf(lines: readonly Fragment[]): number | null {
  const inOrder = lines.toSorted((first, second) => first.left - second.left);
  const all = inOrder.reduce((sum, { text }) => sum + text.length, 0);
  let reach = -Infinity;
  let letters = 0;
  for (const [index, { left, right, text }] of inOrder.entries()) {
    if (index > 0 && left - reach >= narrowestGutter && isColumn(index, letters) && isColumn(inOrder.length - index, all - letters)) return left;
    reach = Math.max(reach, right);
    letters += text.length;
  }
  return null;
}

const isColumn = (lines: number, letters: number): boolean => lines >= fewestLines && letters / lines >= shortestLine;

/** The index of the line after the widest gap, if columns may begin or end there. */
function widestGap(lines: readonly Fragment[]): number | null {
  let widest = 0;
  let at: number | null = null;
  for (let index = 1; index < lines.length; index += 1) {
    const above = lines[index - 1];
    const below = lines[index];
    if (!above || !below) continue;
    const gap = (below.y - above.y) / Math.max(above.size, below.size);
    // Without a wide gap, two columns below a line over both of them would never come apart.
    const isSide = index + 1 < lines.length && Math.abs((lines[index + 1]?.y ?? 0) - below.y) < 1;
    const wasSide = index > 1 && Math.abs((lines[index - 2]?.y ?? 0) - above.y) < 1;
    if (gap < 0.2 || (gap < regionGap && isSide === wasSide)) continue;
    if (gap > widest) {
      widest = gap;
      at = index;
    }
  }
  return at;
}
