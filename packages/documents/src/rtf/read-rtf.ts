import type { Shift } from "@prosewell/prose/shift";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { Flow, type BlockShape } from "../map/flow.ts";
import type { Inline } from "../map/inline.ts";
import { TextMap } from "../map/text-map.ts";
import type { Removable } from "../map/write-source.ts";
import { characterWords, codePageOf, decodeBytes, isDoubleByte, isLead } from "./characters.ts";
import { otherDestinations } from "./destinations.ts";
import { tokensOf } from "./tokens.ts";

export type RtfMap = TextMap<true, Removable>;
/** A piece's end moves when a fallback follows it. */
type Line = (Inline<true> & { to: number })[];

/** What holds in a group, until it closes. */
interface State {
  /** What the group's text is: words, a name in one of the tables, a field's instruction, or nothing of ours. */
  readonly holds: "text" | "nothing" | "fonts" | "styles" | "instruction" | "marker";
  readonly bold: boolean;
  readonly italic: boolean;
  readonly struck: boolean;
  readonly shift: Shift | undefined;
  readonly isHidden: boolean;
  readonly isStill: boolean;
  readonly page: number;
  /** How many characters after `\u` are for readers that do not know it. */
  readonly fallback: number;
  readonly link: string | undefined;
}

/** What holds for a paragraph. */
interface Paragraph {
  level: number | undefined;
  style: number | undefined;
  list: number | undefined;
  depth: number;
  inTable: boolean;
  marker: string;
}

/** A story: the text itself, or a note. */
interface Story {
  line: Line;
  paragraph: Paragraph;
  readonly label: string | undefined;
  readonly blocks: { readonly shape: BlockShape; readonly line: Line }[];
  rows: Line[][][];
  cells: Line[][];
}

const newParagraph = (): Paragraph => ({ level: undefined, style: undefined, list: undefined, depth: 0, inTable: false, marker: "" });
const newStory = (label?: string): Story => ({ line: [], paragraph: newParagraph(), label, blocks: [], rows: [], cells: [[]] });
const latin = 1252;
const longCell = 200;
const hyperlink = /^\s*HYPERLINK\s+(\\l\s+)?"?([^"\s]+)"?/u;
const generated = /^\s*(?:TOC|INDEX|TOA)\b/u;

/** The text of an RTF and where it stands. Objects and pictures in it are passed over. */
export function readRtf(source: string, limits: Limits): RtfMap {
  const map: RtfMap = new TextMap();
  const flow = new Flow<true, Removable>(map);
  const notes: Story[] = [];
  const stories: Story[] = [newStory()];
  const styleNames = new Map<number, string>();
  const fontPages = new Map<number, number>();
  const stack: State[] = [];
  /** Depths at which a note's group, or a field, was opened. */
  const noteDepths: number[] = [];
  const fields: { readonly depth: number; instruction: string }[] = [];
  let state: State = { holds: "text", bold: false, italic: false, struck: false, shift: undefined, isHidden: false, isStill: false, page: latin, fallback: 1, link: undefined };
  let plainPage = latin;
  let isStarred = false;
  let font = 0;
  let style = 0;
  let name = "";
  let skip = 0;
  let lead: { readonly byte: number; readonly from: number } | null = null;
  /** The piece that a fallback after it belongs to. */
  const last: { unit: { to: number } | undefined } = { unit: undefined };
  let endnotes = 0;

  const story = () => stories.at(-1) ?? newStory();
  const set = (change: Partial<State>) => {
    state = { ...state, ...change };
  };
  const flush = (target: Story) => {
    if (target.rows.length === 0) return;
    const { rows } = target;
    target.rows = [];
    const cells = rows.flat();
    const lengthOf = (lines: readonly Line[]) => lines.flat().reduce((sum, { text }) => sum + text.length, 0);
    const isLayout = rows.every((row) => row.length <= 1) || cells.some((lines) => lines.length > 1 && lengthOf(lines) > longCell);
    if (isLayout) for (const line of cells.flat()) flow.block({ kind: "paragraph" }, line, null);
    else flow.table(rows.map((row) => row.map((lines) => lines.flatMap((line, at) => (at === 0 ? line : [{ text: "\n", run: null, from: 0, to: 0 }, ...line])))));
  };
  const isBlank = (line: Line) => line.every(({ text }) => text.trim() === "" || text === "![](image)");

  const endParagraph = () => {
    const current = story();
    const { line, paragraph } = current;
    current.line = [];
    if (paragraph.inTable && stories.length === 1) {
      if (!isBlank(line)) current.cells.at(-1)?.push(line);
    } else {
      flush(current);
      if (isBlank(line)) return;
      const shape = shapeOf(paragraph, styleNames, current.label);
      if (stories.length === 1) flow.block(shape, line, null);
      else current.blocks.push({ shape, line });
    }
    paragraph.marker = "";
  };

  const put = (text: string, from: number, to: number) => {
    if (state.holds === "fonts" || state.holds === "styles") name += text;
    else if (state.holds === "marker") story().paragraph.marker += text;
    else if (state.holds === "instruction") {
      const field = fields.at(-1);
      if (field) field.instruction += text;
    } else if (state.holds === "text" && !state.isHidden) {
      const { bold, italic, struck, shift, link } = state;
      story().line.push({ text, bold, italic, struck, shift, link, run: state.isStill ? null : true, from, to });
    }
  };
  const unit = (text: string, from: number, to: number) => {
    put(text, from, to);
    const piece = story().line.at(-1);
    last.unit = piece?.from === from ? piece : undefined;
  };

  const word = (name_: string, value: number | undefined, from: number, to: number) => {
    const isOn = value !== 0;
    if (name_ === "pict" && state.holds === "text" && !isStarred) story().line.push({ text: "![](image)", run: null, from, to });
    if (name_ === "shppict" && isStarred) {
      isStarred = false;
      return undefined;
    }
    if (isStarred || otherDestinations.has(name_)) {
      const isKnown = ["fldinst", "footnote"].includes(name_);
      if (!isKnown && (isStarred || otherDestinations.has(name_))) set({ holds: state.holds === "fonts" || state.holds === "styles" ? state.holds : "nothing" });
      isStarred = false;
      if (!isKnown) return;
    }
    switch (name_) {
      case "fonttbl":
        return set({ holds: "fonts" });
      case "stylesheet":
        return set({ holds: "styles" });
      case "listtext":
      case "pntext":
        return set({ holds: state.holds === "text" ? "marker" : state.holds });
      case "field":
        return void fields.push({ depth: stack.length, instruction: "" });
      case "fldinst":
        return set({ holds: state.holds === "nothing" ? "nothing" : "instruction" });
      case "fldrslt": {
        const instruction = fields.at(-1)?.instruction ?? "";
        const [found, isInside, address] = hyperlink.exec(instruction) ?? [];
        if (generated.test(instruction)) set({ isHidden: true });
        else if (found) set({ link: `${isInside ? "#" : ""}${address}` });
        else set({ isStill: true });
        return undefined;
      }
      case "footnote": {
        if (state.holds !== "text") return set({ holds: "nothing" });
        const label = String(notes.length + 1 - endnotes);
        story().line.push({ text: `[^${label}]`, run: null, from: 0, to: 0 });
        const note = newStory(label);
        notes.push(note);
        stories.push(note);
        noteDepths.push(stack.length);
        return set({ isHidden: false, isStill: false, bold: false, italic: false, struck: false, shift: undefined, link: undefined });
      }
      case "ansicpg":
        plainPage = value ?? latin;
        return set({ page: plainPage });
      case "f":
        font = value ?? 0;
        return set({ page: fontPages.get(font) ?? plainPage });
      case "fcharset": {
        const page = codePageOf(value ?? 0);
        if (state.holds === "fonts" && page !== undefined) fontPages.set(font, page);
        return undefined;
      }
      case "uc":
        return set({ fallback: Math.min(Math.max(value ?? 1, 0), 8) });
      case "u":
        unit(String.fromCharCode((value ?? 0) & 0xffff), from, to);
        skip = state.fallback;
        return undefined;
      case "b":
        return set({ bold: isOn });
      case "i":
        return set({ italic: isOn });
      case "strike":
        return set({ struck: isOn });
      case "super":
        return set({ shift: isOn ? "up" : undefined });
      case "sub":
        return set({ shift: isOn ? "down" : undefined });
      case "nosupersub":
        return set({ shift: undefined });
      case "v":
      case "deleted":
        return set({ isHidden: isOn });
      case "revised":
        return set({ isStill: isOn });
      case "plain":
        return set({ bold: false, italic: false, struck: false, shift: undefined, isHidden: false, page: plainPage });
      case "pard":
        // A list item's mark is set by properties of its own.
        if (state.holds === "text") story().paragraph = { ...newParagraph(), marker: story().paragraph.marker };
        return undefined;
      case "s":
        if (state.holds === "styles") style = value ?? 0;
        else story().paragraph.style = value;
        return undefined;
      case "outlinelevel":
        if (state.holds === "text") story().paragraph.level = value;
        return undefined;
      case "ls":
        if (state.holds === "text") story().paragraph.list = value;
        return undefined;
      case "ilvl":
        if (state.holds === "text") story().paragraph.depth = Math.min(Math.max(value ?? 0, 0), 8);
        return undefined;
      case "intbl":
        if (state.holds === "text") story().paragraph.inTable = true;
        return undefined;
      default:
    }
    if (state.holds === "marker" && characterWords[name_]) return put(characterWords[name_], from, to);
    if (state.holds !== "text") return undefined;
    const character = characterWords[name_];
    if (character) return unit(character, from, to);
    if (name_ === "par" || name_ === "sect" || name_ === "page" || name_ === "column") return endParagraph();
    if (name_ === "tab") return void story().line.push({ text: "\t", run: null, from, to });
    if (name_ === "line") return void story().line.push({ text: "\n", run: null, from, to });
    if (name_ === "cell" && stories.length === 1) {
      story().paragraph.inTable = true;
      endParagraph();
      story().cells.push([]);
    }
    if (name_ === "row" && stories.length === 1) {
      const current = story();
      current.rows.push(current.cells.slice(0, -1));
      current.cells = [[]];
    }
    return undefined;
  };

  const close = () => {
    if (state.holds === "fonts" || state.holds === "styles") {
      if (state.holds === "styles" && name !== "") styleNames.set(style, name.replace(/;.*$/u, "").trim());
      name = "";
      style = 0;
    }
    const before = stack.pop();
    if (!before) throw new DocumentError("damaged", "A group closes that was never opened.");
    if (noteDepths.at(-1) === stack.length + 1) {
      endParagraph();
      noteDepths.pop();
      stories.pop();
    }
    if (fields.at(-1)?.depth === stack.length + 1) fields.pop();
    state = before;
  };

  for (const token of tokensOf(source)) {
    const { from, to } = token;
    if (token.kind === "open") {
      if (stack.length >= limits.depth) throw new DocumentError("tooDeep", `Groups lie more than ${limits.depth} deep.`);
      if ((state.holds === "fonts" || state.holds === "styles") && name.trim() === "") name = "";
      stack.push(state);
      isStarred = false;
      skip = 0;
    } else if (token.kind === "close") {
      close();
      isStarred = false;
      skip = 0;
      if (stack.length === 0) break;
    } else if (skip > 0 && token.kind !== "word") {
      const taken = token.kind === "text" ? Math.min(skip, token.text.length) : 1;
      const end = token.kind === "text" ? from + taken : to;
      if (last.unit) last.unit.to = end;
      skip -= taken;
      if (token.kind === "text" && taken < token.text.length) put(token.text.slice(taken), end, to);
    } else if (token.kind === "word") {
      skip = 0;
      lead = null;
      if (token.word === "ftnalt" && noteDepths.length > 0) {
        endnotes += relabel(stories);
      } else word(token.word, token.value, from, to);
    } else if (token.kind === "symbol") {
      if (token.symbol === "*") isStarred = true;
      else if (token.symbol === "~") unit("\u00a0", from, to);
      else if (token.symbol === "_") unit("\u2011", from, to);
      else if ("\\{}".includes(token.symbol)) unit(token.symbol, from, to);
      else if (token.symbol === "\n" || token.symbol === "\r") {
        if (state.holds === "text") endParagraph();
      }
    } else if (token.kind === "byte") {
      if (lead) {
        unit(decodeBytes([lead.byte, token.byte], state.page), lead.from, to);
        lead = null;
      } else if (isDoubleByte(state.page) && isLead(token.byte, state.page)) lead = { byte: token.byte, from };
      else unit(decodeBytes([token.byte], state.page), from, to);
    } else if (lead) {
      unit(decodeBytes([lead.byte, token.text.charCodeAt(0)], state.page), lead.from, from + 1);
      lead = null;
      if (token.text.length > 1) put(token.text.slice(1), from + 1, to);
    } else put(token.text, from, to);
  }
  if (stack.length > 0) throw new DocumentError("damaged", "The file is cut off: a group is never closed.");
  endParagraph();
  flush(story());
  for (const note of notes) for (const { shape, line } of note.blocks) flow.block(shape, line, null);
  return map;
}

/** A note that turns out to stand at the end of the text says so in its label. */
function relabel(stories: readonly Story[]): number {
  const [outer, note] = stories.slice(-2);
  const mark = outer?.line.findLast(({ text }) => text === `[^${note?.label}]`);
  if (!note || !mark || note.label?.startsWith("e")) return 0;
  const label = `e${note.label}`;
  Object.assign(mark, { text: `[^${label}]` });
  Object.assign(note, { label });
  return 1;
}

function shapeOf(paragraph: Paragraph, styles: ReadonlyMap<number, string>, label: string | undefined): BlockShape {
  if (label !== undefined) return { kind: "note", label };
  const style = paragraph.style === undefined ? "" : (styles.get(paragraph.style) ?? "");
  const level = /^heading (\d)/iu.exec(style)?.[1];
  if (level) return { kind: "heading", level: Number(level) };
  if (/^title$/iu.test(style)) return { kind: "heading", level: 1 };
  if (paragraph.level !== undefined && paragraph.level < 9) return { kind: "heading", level: paragraph.level + 1 };
  if (paragraph.list !== undefined || paragraph.marker.trim() !== "") {
    const number = /^\s*(\d{1,9})[.)]/u.exec(paragraph.marker)?.[1];
    return { kind: "item", level: paragraph.depth, marker: number ? `${number}.` : "-" };
  }
  return { kind: /\bquot/iu.test(style) ? "quote" : "paragraph" };
}
