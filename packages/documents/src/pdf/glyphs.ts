import { shifted } from "@prosewell/prose/shift";
import { guttersOf } from "./gutters.ts";

/** A few characters of a page in one font; `y` grows downwards, in points. */
export interface Glyphs {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isRightToLeft: boolean;
}

/** Characters of a page that stand on one line, with no wide gap and no gutter between them. */
export interface Fragment {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Its base line. */
  readonly y: number;
  readonly size: number;
}

/** Wider gaps than these many times the letters' size are spaces, and gaps between columns. */
const spaceGap = 0.15;
const columnGap = 1.6;
const sameLine = 0.35;

/** What fonts without names for their letters come to. */
// oxlint-disable-next-line no-control-regex
const noText = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufffd\ufff0-\uffff]/gu;
const ligatures = /[\uFB00-\uFB06]/gu;

/** Smaller than this many times the letters beside them, and raised by no more than so many, digits mark a note or a power. */
const smallSize = 0.75;
const highestRaise = 0.65;
const mostMarks = 100;

/** Puts characters together to lines. */
export function fragmentsOf(glyphs: readonly Glyphs[]): Fragment[] {
  const inOrder = glyphs.toSorted((left, right) => left.y - right.y || left.x - right.x);
  const lines: Glyphs[][] = [];
  const marks: Glyphs[] = [];
  const isDigit = ({ text }: Glyphs) => /^\d{1,3}$/u.test(text.trim());
  // A page of nothing but digits is a table.
  const hasMarks = inOrder.filter(isDigit).length <= mostMarks;
  for (const glyph of inOrder) {
    const line = lines.at(-1);
    const first = line?.at(-1);
    if (hasMarks && isDigit(glyph) && inOrder.some((other) => isRaisedBeside(glyph, other))) marks.push(glyph);
    else if (line && first && Math.abs(glyph.y - first.y) <= sameLine * Math.min(glyph.size, first.size)) line.push(glyph);
    else lines.push([glyph]);
  }
  for (const mark of marks) {
    const line = lines.find((others) => others.some((other) => isRaisedBeside(mark, other)));
    const base = line?.find((other) => isRaisedBeside(mark, other));
    if (line && base) line.push({ ...mark, y: base.y, text: shifted(mark.text.trim(), "up") });
  }
  const sorted = lines.map((line) => line.toSorted((left, right) => left.x - right.x));
  const gutters = guttersOf(sorted);
  return sorted.flatMap((line, at) => [...cut(line, gutters[at] ?? [])]);
}

const isRaisedBeside = (mark: Glyphs, base: Glyphs): boolean => {
  const raise = base.y - mark.y;
  const touches = Math.abs(mark.x - (base.x + base.width)) < base.size || Math.abs(base.x - (mark.x + mark.width)) < base.size;
  return mark.size < base.size * smallSize && raise > 0 && raise < base.size * highestRaise && touches;
};

function* cut(line: readonly Glyphs[], gutters: readonly number[]): Generator<Fragment> {
  let run: Glyphs[] = [];
  for (const glyph of line) {
    const last = run.at(-1);
    const isWide = last && glyph.x - (last.x + last.width) > columnGap * Math.max(glyph.size, last.size);
    if (last && (isWide || gutters.some((place) => last.x < place && glyph.x >= place))) {
      yield joined(run);
      run = [];
    }
    run.push(glyph);
  }
  if (run.length > 0) yield joined(run);
}

function joined(run: readonly Glyphs[]): Fragment {
  const letters = run.reduce((sum, { text }) => sum + text.length, 0);
  const backwards = run.reduce((sum, { text, isRightToLeft }) => (isRightToLeft ? sum + text.length : sum), 0) > letters / 2;
  let text = "";
  let last: Glyphs | undefined;
  for (const glyph of backwards ? run.toReversed() : run) {
    const gap = last ? (backwards ? last.x - (glyph.x + glyph.width) : glyph.x - (last.x + last.width)) : 0;
    if (last && gap > spaceGap * glyph.size && !text.endsWith(" ") && !glyph.text.startsWith(" ")) text += " ";
    text += glyph.text;
    last = glyph;
  }
  return {
    text: text.replaceAll(noText, "").replaceAll(ligatures, (ligature) => ligature.normalize("NFKC")).replaceAll(/\s+/gu, " ").trim(),
    left: Math.min(...run.map(({ x }) => x)),
    right: Math.max(...run.map(({ x, width }) => x + width)),
    y: Math.max(...run.map(({ y }) => y)),
    size: Math.max(...run.map(({ size }) => size)),
  };
}
