import { Parser } from "htmlparser2";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { collapsed } from "../map/collapse.ts";
import { Flow, type BlockShape } from "../map/flow.ts";
import type { Inline, Setting } from "../map/inline.ts";
import { TextMap } from "../map/text-map.ts";
import type { Removable } from "../map/write-source.ts";
import { blocks, bold, code, italic, skipped, struck } from "./names.ts";

export type HtmlMap = TextMap<true, Removable>;
type HtmlLine = Inline<true>[];

/** A block that is read and not yet set: a table decides what becomes of those in it. */
interface Read {
  readonly shape: BlockShape;
  readonly line: readonly Inline<true>[];
  readonly owner: Removable;
}

/** An element that is open. */
interface Frame {
  readonly name: string;
  readonly setting: Setting;
  readonly isSkipped: boolean;
  readonly isStill: boolean;
  /** Whether the page says that it leads to a note. */
  readonly isNoteLink: boolean;
  /** In a list item, how many blocks of it were read. */
  items: number;
  /** In a list, the number of the next item. */
  next: number;
  readonly owner: { start: number; end: number };
  /** What a note that stands here is called where it is referred to. */
  readonly note: string | undefined;
  /** Blocks and other things in it; an element that holds one block alone goes with it. */
  contents: number;
}

interface Table {
  readonly rows: Read[][][];
}

/** What a page shows for a note, in brackets or without. */
const noteMark = /^\s*\[?([\p{L}\p{N}]{1,4})\]?\s*$/u;

/** Pages nest deeper than documents; browsers stop at 512. */
const depths = 2;

/** The text of a page and where it stands. The source is read, never run: no script, no style, no address is followed. */
export function readHtml(source: string, limits: Limits): HtmlMap {
  const map: HtmlMap = new TextMap();
  const flow = new Flow<true, Removable>(map);
  const frames: Frame[] = [];
  const tables: Table[] = [];
  /** What notes are called, by the ids that their marks lead to. */
  const notes = new Map<string, string>();
  let line: HtmlLine = [];
  let pre: string | null = null;
  let count = 0;

  const top = () => frames.at(-1);
  const isSkipped = () => top()?.isSkipped === true;
  const still = (text: string, more: Setting = {}) => line.push({ ...more, text, run: null, from: 0, to: 0 });

  const set = ({ shape, line: words, owner }: Read) => flow.block(shape, words, owner);
  const emit = (read: Read) => {
    const cell = tables[0]?.rows.at(-1)?.at(-1);
    if (cell) cell.push(read);
    else set(read);
  };

  const shapeOf = (): BlockShape => {
    for (let at = frames.length - 1; at >= 0; at -= 1) {
      const frame = frames[at];
      if (frame?.note !== undefined && frame.items === 0) {
        frame.items += 1;
        return { kind: "note", label: frame.note };
      }
      const level = /^h([1-6])$/u.exec(frame?.name ?? "")?.[1];
      if (level) return { kind: "heading", level: Number(level) };
      if (frame?.name === "blockquote") return { kind: "quote" };
      if (frame?.name === "li" && frame.items === 0) {
        frame.items += 1;
        const lists = frames.slice(0, at).filter(({ name }) => ["ul", "ol", "menu", "dir"].includes(name));
        const list = lists.at(-1);
        const marker = list?.name === "ol" ? `${(list.next += 1) - 1}.` : "-";
        return { kind: "item", level: Math.max(0, lists.length - 1), marker };
      }
    }
    return { kind: "paragraph" };
  };

  /** What was read since the last block is one. */
  const end = () => {
    const words = line;
    line = [];
    if (!words.some(({ text }) => /[^\s]/u.test(text) && !text.startsWith("!["))) return;
    const holder = frames.findLast(({ name }) => blocks.has(name));
    const shape = shapeOf();
    const goes = holder && shape.kind !== "note" && ["p", "li", "h1", "h2", "h3", "h4", "h5", "h6"].includes(holder.name) && holder.contents === 0;
    if (holder) holder.contents += 1;
    emit({ shape, line: words, owner: goes ? holder.owner : null });
  };

  /** The label of a note, where these characters are the mark of one: a raised link within the page, behind words. */
  const labelOf = (text: string): string | undefined => {
    const { link } = top()?.setting ?? {};
    const isRaised = frames.some(({ name, isNoteLink }) => name === "sup" || isNoteLink);
    if (!link?.startsWith("#") || !isRaised || line.length === 0) return undefined;
    const label = noteMark.exec(text)?.[1];
    if (label !== undefined) notes.set(link.slice(1), label);
    return label;
  };

  const closeTable = () => {
    const table = tables.pop();
    if (!table) return;
    const cells = table.rows.flat();
    const outer = tables.at(-1)?.rows.at(-1)?.at(-1);
    const isLayout = outer !== undefined || table.rows.every((row) => row.length <= 1) || cells.some((cell) => cell.length > 1 || cell.some(({ shape }) => shape.kind !== "paragraph"));
    if (!isLayout) flow.table(table.rows.map((row) => row.map((cell) => [...(cell[0]?.line ?? [])])));
    else for (const read of cells.flat()) if (outer) outer.push(read); else set(read);
  };

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1;
        if (count > limits.elements) throw new DocumentError("tooMuchInside", `More than ${limits.elements} elements.`);
        if (frames.length >= limits.depth * depths) throw new DocumentError("tooDeep", `Elements lie more than ${limits.depth * depths} deep.`);
        const parent = top();
        if (blocks.has(name) && !isSkipped()) end();
        const frame: Frame = {
          name,
          isSkipped: isSkipped() || skipped.has(name) || attributes["hidden"] !== undefined || /display\s*:\s*none/iu.test(attributes["style"] ?? ""),
          isStill: parent?.isStill === true || attributes["translate"] === "no",
          setting: {
            ...parent?.setting,
            ...(bold.has(name) && { bold: true }),
            ...(italic.has(name) && { italic: true }),
            ...(struck.has(name) && { struck: true }),
            ...(code.has(name) && { code: true }),
            ...(name === "sup" && { shift: "up" }),
            ...(name === "sub" && { shift: "down" }),
            ...(name === "a" && attributes["href"] && { link: attributes["href"] }),
          },
          isNoteLink: attributes["role"] === "doc-noteref",
          note: blocks.has(name) ? notes.get(attributes["id"] ?? "") : undefined,
          items: 0,
          next: Number(attributes["start"] ?? 1) || 1,
          owner: { start: parser.startIndex, end: -1 },
          contents: 0,
        };
        if (!frame.isSkipped) {
          if (name === "br") still("\n");
          else if (name === "img") still(`![${(attributes["alt"] ?? "").replaceAll(/[[\]\s]+/gu, " ").trim()}](image)`, frame.setting);
          else if (name === "q") still("“");
          else if (name === "pre") pre = "";
          else if (name === "table") tables.push({ rows: [] });
          else if (name === "tr") tables.at(-1)?.rows.push([]);
          else if (name === "td" || name === "th") tables.at(-1)?.rows.at(-1)?.push([]);
        }
        if (["img", "input", "hr", "table"].includes(name)) for (const open of frames) open.contents += 1;
        frames.push(frame);
      },
      ontext(text) {
        if (isSkipped()) return;
        if (pre !== null) {
          pre += text;
          return;
        }
        const label = labelOf(text);
        if (label !== undefined) {
          still(`[^${label}]`);
          return;
        }
        const frame = top();
        for (const inline of collapsed(line, { text, from: parser.startIndex, to: parser.endIndex + 1 }, frame?.isStill ? null : true, frame?.setting ?? {})) line.push(inline);
      },
      onclosetag(name) {
        const frame = frames.findLast((open) => open.name === name);
        if (!frame) return;
        if (!frame.isSkipped) {
          if (name === "q") still("”");
          if (blocks.has(name)) end();
          if (name === "pre" && pre !== null) {
            const written = pre.replace(/^\r?\n/u, "").trimEnd();
            if (written.trim() !== "" && tables.length === 0) flow.code(written.split(/\r\n|\r|\n/u));
            pre = null;
          }
          if (name === "table") closeTable();
        }
        // Where the page leaves a tag out, no offset is sure.
        const tag = source.slice(parser.startIndex, parser.endIndex + 1);
        if (tag.startsWith("</") && source[frame.owner.start] === "<") frame.owner.end = parser.endIndex + 1;
        frames.splice(frames.lastIndexOf(frame));
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.write(source);
  parser.end();
  end();
  while (tables.length > 0) closeTable();
  return map;
}
