import type { BlockShape } from "../map/flow.ts";
import type { Fragment } from "./glyphs.ts";
import type { Region } from "./reading-order.ts";

export interface Paragraph {
  readonly shape: BlockShape;
  readonly text: string;
}

const headingRatio = 1.08;
const longestHeading = 160;
const widestLeading = 1.75;
const widestHeadingLeading = 1.4;
const indent = 0.8;
/** A line that ends this share of its column before the edge, after a full stop, ends a paragraph. */
const shortLine = 0.85;

const bullet = /^[•◦▪‣●○■–-]\s+/u;
const number = /^(\d{1,3})[.)]\s+/u;
const fullStop = /[.!?:…。！？]["”’)\]]*$/u;
const hyphen = /\p{L}[-\u2010\u00AD]$/u;

interface Draft {
  readonly shape: BlockShape;
  readonly lines: Fragment[];
}

/** The words of a table, row by row. */
export interface Table {
  readonly rows: readonly (readonly string[])[];
}

/** Words that stand side by side in a region, with wide gaps between them, are of one line; so many lines of them in one are a table. */
const sameLine = 1;
const fewestRows = 2;

export type Row = readonly Fragment[];

const rowsOf = (region: Region): Fragment[][] => {
  const rows: Fragment[][] = [];
  for (const fragment of region) {
    const row = rows.at(-1);
    if (row && Math.abs((row[0]?.y ?? 0) - fragment.y) <= sameLine) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows.map((row) => row.toSorted((left, right) => left.left - right.left));
};

const asOne = (row: Row): Fragment | undefined => {
  const [first] = row;
  return first && { ...first, text: row.map(({ text }) => text).join(" "), right: row.at(-1)?.right ?? first.right, size: Math.max(...row.map(({ size }) => size)) };
};

/** A region's lines, and its tables between them. */
function linesAndTables(region: Region): (Fragment | { readonly table: readonly Row[] })[] {
  const found: (Fragment | { readonly table: readonly Row[] })[] = [];
  const rows = rowsOf(region);
  for (let at = 0; at < rows.length; ) {
    const width = rows[at]?.length ?? 0;
    let end = at;
    while (width > 1 && rows[end]?.length === width) end += 1;
    if (end - at >= fewestRows) {
      found.push({ table: rows.slice(at, end) });
      at = end;
    } else {
      const line = asOne(rows[at] ?? []);
      if (line) found.push(line);
      at += 1;
    }
  }
  return found;
}

/** Puts lines together to paragraphs, headings and list items. */
export function paragraphsOf(regions: readonly Region[]): (Paragraph | Table)[] {
  const lines = regions.flat();
  const body = commonSize(lines);
  const larger = [...new Set(lines.map(({ size }) => Math.round(size)).filter((size) => size >= body * headingRatio))].toSorted((left, right) => right - left).slice(0, 3);
  const hyphenated = wordsWithHyphens(lines);
  const drafts: (Draft | Table)[] = [];
  for (const region of regions) {
    const edge = Math.max(...region.map(({ right }) => right));
    const start = Math.min(...region.map(({ left }) => left));
    let last: Fragment | undefined;
    const parts = linesAndTables(region);
    for (const [at, line] of parts.entries()) {
      if ("table" in line) {
        drafts.push({ rows: line.table.map((row) => row.map(({ text }) => text)) });
        last = undefined;
        continue;
      }
      const before = drafts.at(-1);
      const draft = before && "lines" in before ? before : undefined;
      const shape = shapeOf(line, body, larger);
      const goesOn = draft && (last ? follows(draft, last, line, shape, { start, edge, next: nextLine(parts[at + 1]) }) : isCutOff(draft, line, shape));
      if (goesOn) draft.lines.push(line);
      else drafts.push({ shape, lines: [line] });
      last = line;
    }
  }
  return drafts
    .map((draft) => ("rows" in draft ? draft : { shape: draft.shape, text: withoutMark(joined(draft.lines, hyphenated), draft.shape) }))
    .filter((part) => "rows" in part || part.text !== "");
}

const nextLine = (part: Fragment | { readonly table: readonly Row[] } | undefined) => (part && !("table" in part) ? part : undefined);

/** The size in which most characters are set. */
function commonSize(lines: readonly Fragment[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) counts.set(Math.round(size), (counts.get(Math.round(size)) ?? 0) + text.length);
  return [...counts].toSorted((left, right) => right[1] - left[1])[0]?.[0] ?? 12;
}

function shapeOf({ text, size }: Fragment, body: number, larger: readonly number[]): BlockShape {
  if (size >= body * headingRatio && text.length <= longestHeading && /\p{L}/u.test(text) && !text.endsWith(".")) return { kind: "heading", level: Math.max(0, larger.indexOf(Math.round(size))) + 1 };
  if (bullet.test(text)) return { kind: "item", level: 0, marker: "-" };
  const count = number.exec(text)?.[1];
  return count ? { kind: "item", level: 0, marker: `${count}.` } : { kind: "paragraph" };
}

const isSame = (left: BlockShape, right: BlockShape) => left.kind === right.kind && (left.kind !== "heading" || (right.kind === "heading" && left.level === right.level));

function follows(draft: Draft, last: Fragment, line: Fragment, shape: BlockShape, { start, edge, next }: { readonly start: number; readonly edge: number; readonly next: Fragment | undefined }): boolean {
  if (shape.kind === "item") return false;
  if (!isSame(draft.shape, shape) && !(draft.shape.kind === "item" && shape.kind === "paragraph" && line.left > start + 1)) return false;
  if ((line.y - last.y) / Math.max(line.size, last.size) > (shape.kind === "heading" ? widestHeadingLeading : widestLeading)) return false;
  if (shape.kind === "heading") return true;
  const isIndented = line.left - last.left > indent * line.size && draft.shape.kind === "paragraph" && (!next || next.left < line.left - 1);
  const isShort = last.right < start + (edge - start) * shortLine && fullStop.test(last.text);
  return !isIndented && !isShort;
}

/** Whether a paragraph stopped in the midst of a sentence, at the end of its column or page. */
function isCutOff(draft: Draft, line: Fragment, shape: BlockShape): boolean {
  const end = draft.lines.at(-1)?.text ?? "";
  return draft.shape.kind !== "heading" && shape.kind === "paragraph" && !fullStop.test(end) && (/^[\p{Ll}\p{Nd}]/u.test(line.text) || hyphen.test(end));
}

/** Words that are written with a hyphen inside a line: they keep theirs at the end of one. */
const wordsWithHyphens = (lines: readonly Fragment[]): ReadonlySet<string> =>
  new Set(lines.flatMap(({ text }) => text.match(/(?<!\p{L})\p{L}+-\p{L}+/gu) ?? []).map((word) => word.toLowerCase()));

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

function joined(lines: readonly Fragment[], hyphenated: ReadonlySet<string>): string {
  let text = "";
  for (const line of lines) {
    if (text === "") text = line.text;
    else if (hyphen.test(text) && /^\p{Ll}/u.test(line.text)) {
      const word = `${/\p{L}+(?=.$)/u.exec(text)?.[0] ?? ""}-${/^\p{L}+/u.exec(line.text)?.[0] ?? ""}`.toLowerCase();
      text = (hyphenated.has(word) ? text : text.slice(0, -1)) + line.text;
    } else text += unspaced.test(text) ? line.text : ` ${line.text}`;
  }
  return text.replaceAll("\u00AD", "");
}

const withoutMark = (text: string, shape: BlockShape) => (shape.kind === "item" ? text.replace(shape.marker === "-" ? bullet : number, "") : text);
