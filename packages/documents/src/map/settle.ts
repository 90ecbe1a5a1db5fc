import type { Change } from "../document.ts";
import { commonEnds } from "./common-ends.ts";
import type { Block, Piece, TextMap } from "./text-map.ts";

/** `after` in place of what stands between two offsets of a run's source; `before` is how that reads. */
export interface Operation<Run> {
  readonly run: Run;
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
}

/** What a change comes to in the file; more than one operation when it spans runs. */
export interface Settled<Run, Owner> {
  readonly change: Change;
  readonly operations: readonly Operation<Run>[];
  /** Blocks of which nothing is left. */
  readonly emptied: readonly Owner[];
}

export interface Settlement<Run, Owner> {
  readonly settled: readonly Settled<Run, Owner>[];
  readonly refused: readonly Change[];
  /** The text with every settled change made. */
  readonly text: string;
}

/** Finds the runs of every change. Throws a `RangeError` when changes overlap or lie outside the text. */
export function settle<Run, Owner>(map: TextMap<Run, Owner>, changes: readonly Change[], mayBreakLines: boolean): Settlement<Run, Owner> {
  const { text } = map;
  const inOrder = changes.toSorted((left, right) => left.start - right.start || left.end - right.end);
  const settled: Settled<Run, Owner>[] = [];
  const refused: Change[] = [];
  const parts: string[] = [];
  let at = 0;
  for (const change of inOrder) {
    if (!(change.start >= at && change.end >= change.start && change.end <= text.length)) {
      throw new RangeError(`The change of ${change.start}–${change.end} overlaps another one or lies outside the text.`);
    }
    const found = (mayBreakLines || !breaksLines(change, text)) && place(map, text, change);
    if (found) settled.push({ change, ...found });
    else refused.push(change);
    parts.push(text.slice(at, change.start), found ? change.after : text.slice(change.start, change.end));
    at = change.end;
  }
  parts.push(text.slice(at));
  return { settled, refused, text: parts.join("") };
}

const countLines = (text: string) => text.split("\n").length;
const breaksLines = ({ start, end, after }: Change, text: string) => after.includes("\n") && countLines(after) > countLines(text.slice(start, end));

/** A piece as far as a change covers it. */
interface Part<Run> {
  readonly piece: Piece<Run>;
  readonly start: number;
  readonly end: number;
}

function place<Run, Owner>(map: TextMap<Run, Owner>, text: string, change: Change): Omit<Settled<Run, Owner>, "change"> | null {
  const { start, end, after } = change;
  if (start === end) {
    const operation = insertion(map.pieces, start, after);
    return operation ? { operations: [operation], emptied: [] } : null;
  }
  const parts = partsOf(map.pieces, start, end);
  if (parts.some((part) => part.piece.role !== "break" && isCut(part))) return null;

  const covered = coveredBlocks(map.blocks, start, end);
  const anchors = parts.filter(({ piece }) => piece.role !== "run");
  const lastAnchors = anchors.filter(({ piece }) => !mayGo(piece, anchors, covered));
  for (const kept of anchors.length === lastAnchors.length ? [anchors] : [anchors, lastAnchors]) {
    const afters = splitBy(after, kept.map((part) => text.slice(part.start, part.end)));
    const operations = afters && groupsBetween(parts, new Set(kept)).map((group, at) => operationsOf(map.pieces, text, group, afters[at] ?? "", covered));
    if (operations?.every((list) => list !== null)) {
      const all = operations.flat();
      const emptied = covered.filter((block) => isEmptied(map.pieces, block, all));
      if (!breaksGoWith(emptied, anchors, kept)) continue;
      return { operations: all, emptied: emptied.map(({ owner }) => owner) };
    }
  }
  return null;
}

/** Units and marks are taken whole or not at all. */
const isCut = <Run>({ piece, start, end }: Part<Run>) =>
  (start > piece.start || end < piece.end) && (piece.run === null || piece.end - piece.start !== piece.to - piece.from);

/** The first piece that ends after an offset. */
function firstAfter<Run>(pieces: readonly { readonly end: number }[] | readonly Piece<Run>[], offset: number): number {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((pieces[middle]?.end ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low;
}

function partsOf<Run>(pieces: readonly Piece<Run>[], start: number, end: number): Part<Run>[] {
  const parts: Part<Run>[] = [];
  for (let at = firstAfter(pieces, start); at < pieces.length; at += 1) {
    const piece = pieces[at];
    if (!piece || piece.start >= end) break;
    parts.push({ piece, start: Math.max(start, piece.start), end: Math.min(end, piece.end) });
  }
  return parts;
}

function coveredBlocks<Owner>(blocks: readonly Block<Owner>[], start: number, end: number): Block<Owner>[] {
  const covered: Block<Owner>[] = [];
  for (let at = firstAfter(blocks, start); at < blocks.length; at += 1) {
    const block = blocks[at];
    if (!block || block.start >= end) break;
    if (block.start >= start && block.end <= end) covered.push(block);
  }
  return covered;
}

/** Marks go with the words between them, a break with the block before or after it. */
function mayGo<Run, Owner>(piece: Piece<Run>, anchors: readonly Part<Run>[], covered: readonly Block<Owner>[]): boolean {
  if (piece.role === "fixed") return false;
  if (piece.role === "break") return covered.some((block) => block.end === piece.start || block.start === piece.end);
  if (covered.some((block) => piece.start >= block.start && piece.end <= block.end)) return true;
  return piece.pair !== undefined && anchors.filter((other) => other.piece.pair === piece.pair).length === 2;
}

/** The parts of a string between some others, in their order; null when one of them is not there. */
function splitBy(text: string, separators: readonly string[]): string[] | null {
  const parts: string[] = [];
  let at = 0;
  for (const separator of separators) {
    const found = text.indexOf(separator, at);
    if (found < 0) return null;
    parts.push(text.slice(at, found));
    at = found + separator.length;
  }
  parts.push(text.slice(at));
  return parts;
}

function groupsBetween<Run>(parts: readonly Part<Run>[], anchors: ReadonlySet<Part<Run>>): Part<Run>[][] {
  const groups: Part<Run>[][] = [[]];
  for (const part of parts) {
    if (anchors.has(part)) groups.push([]);
    else if (part.piece.run !== null) groups.at(-1)?.push(part);
  }
  return groups;
}

/** Whether every word of a block is cut, and none put there. */
function isEmptied<Run, Owner>(pieces: readonly Piece<Run>[], block: Block<Owner>, operations: readonly Placed<Run>[]): boolean {
  const inside = operations.filter(({ at }) => at >= block.start && at <= block.end);
  const length = partsOf(pieces, block.start, block.end).reduce((sum, { piece, start, end }) => (piece.run === null ? sum : sum + end - start), 0);
  return inside.every(({ after }) => after === "") && inside.reduce((sum, { before }) => sum + before.length, 0) === length;
}

/** Whether each break that is given up has a block of its own that goes too; else two blocks would run into one. */
function breaksGoWith<Run, Owner>(emptied: readonly Block<Owner>[], anchors: readonly Part<Run>[], kept: readonly Part<Run>[]): boolean {
  const gone = anchors.filter((anchor) => anchor.piece.role === "break" && !kept.includes(anchor));
  return gone.length <= emptied.length && gone.every(({ piece }) => emptied.some((block) => block.end === piece.start || block.start === piece.end));
}

/** An operation, and where in the text it is. */
type Placed<Run> = Operation<Run> & { readonly at: number };

/** The words that two texts begin and end with stay; the rest of the first is cut run by run, and the rest of the second put where the first cut is. */
function operationsOf<Run, Owner>(
  pieces: readonly Piece<Run>[],
  text: string,
  group: readonly Part<Run>[],
  after: string,
  covered: readonly Block<Owner>[],
): Placed<Run>[] | null {
  const before = group.map((part) => text.slice(part.start, part.end)).join("");
  if (before === after) return [];
  const [first] = group;
  if (!first) return null;
  const { left, right } = commonEnds(before, after);
  const put = after.slice(left, after.length - right);

  const operations: Placed<Run>[] = [];
  const survivors: boolean[] = [];
  let skip = left;
  let take = before.length - left - right;
  for (const { piece, start, end } of group) {
    const length = end - start;
    const head = Math.min(skip, length);
    const cut = Math.min(take, length - head);
    skip -= head;
    take -= cut;
    if (cut === 0) {
      if (skip === 0 && take === 0 && operations.length === 0 && put !== "") {
        const operation = insertion(pieces, start + head, put);
        return operation ? [{ ...operation, at: start + head }] : null;
      }
      continue;
    }
    if (piece.run === null) continue;
    const isLinear = piece.end - piece.start === piece.to - piece.from;
    if (!isLinear && cut < length) return null;
    const from = isLinear ? piece.from + (start - piece.start) + head : piece.from;
    operations.push({ at: start + head, run: piece.run, from, to: isLinear ? from + cut : piece.to, before: text.slice(start + head, start + head + cut), after: "" });
    survivors.push(!covered.some((block) => start >= block.start && end <= block.end));
  }
  // The words that come in take their formatting from the first run that was touched and stays.
  const host = Math.max(0, survivors.indexOf(true));
  const target = operations[host];
  if (target) operations[host] = { ...target, after: put };
  return operations;
}

/** At the end of the run before the offset, else at the start of the one after it. */
function insertion<Run>(pieces: readonly Piece<Run>[], offset: number, after: string): Operation<Run> | null {
  const at = firstAfter(pieces, offset);
  const next = pieces[at];
  if (next && next.start < offset) {
    const isLinear = next.end - next.start === next.to - next.from;
    return next.run === null || !isLinear ? null : { run: next.run, from: next.from + offset - next.start, to: next.from + offset - next.start, before: "", after };
  }
  const last = pieces[at - 1];
  if (last?.run != null) return { run: last.run, from: last.to, to: last.to, before: "", after };
  return next?.run == null ? null : { run: next.run, from: next.from, to: next.from, before: "", after };
}
