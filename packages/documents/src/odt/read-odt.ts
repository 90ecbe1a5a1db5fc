import { DocumentError } from "../failure.ts";
import { Flow, type BlockShape } from "../map/flow.ts";
import type { Inline } from "../map/inline.ts";
import { TextMap } from "../map/text-map.ts";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { allIn, attributeOf, childOf, elementsIn } from "../xml/text.ts";
import type { Package } from "../zip/package.ts";
import { readLine, type LineContext, type OdtRun } from "./line.ts";
import { stylesOf } from "./styles.ts";

export interface OdtText {
  readonly map: TextMap<OdtRun, XmlElement>;
  readonly part: XmlPart;
  /** The element that all the text is in. */
  readonly body: XmlElement;
}

const quoteStyle = /^(?:Quotations?|Quote|Preformatted_20_Text|Source_20_Code)$/u;
const longCell = 200;

interface FlowContext extends LineContext {
  readonly flow: Flow<OdtRun, XmlElement>;
  readonly list?: ListPlace;
  readonly note?: string;
}

/** Where in a list the blocks of an item stand. */
interface ListPlace {
  readonly level: number;
  readonly style: string | undefined;
  readonly marker: string;
  isTaken: boolean;
}

export function readOdt(box: Package): OdtText {
  const part = box.xml("content.xml");
  const body = part && childOf(childOf(part.root, "office:body"), "office:text");
  if (!part || !body) throw new DocumentError("damaged", "The package has no text in it.");
  const styles = stylesOf([part, box.xml("styles.xml")]);
  const map = new TextMap<OdtRun, XmlElement>();
  const flow = new Flow(map);
  const notes: { readonly label: string; readonly body: XmlElement }[] = [];
  let endnotes = 0;
  const context: FlowContext = {
    part,
    styles,
    flow,
    insertions: insertionsOf(part, body),
    open: new Set(),
    onNote: (note) => {
      const isEndnote = attributeOf(part, note, "text:note-class") === "endnote";
      if (isEndnote) endnotes += 1;
      const label = isEndnote ? `e${endnotes}` : String(notes.length + 1 - endnotes);
      const inside = childOf(note, "text:note-body");
      if (inside) notes.push({ label, body: inside });
      return label;
    },
  };
  readBlocks(body, context);
  for (const { label, body: inside } of notes.slice()) readBlocks(inside, { ...context, note: label, onNote: () => "" });
  return { map, part, body };
}

/** The ids of what tracked changes put in. */
function insertionsOf(part: XmlPart, body: XmlElement): ReadonlySet<string> {
  const changes = childOf(body, "text:tracked-changes");
  const ids = new Set<string>();
  for (const region of changes ? elementsIn(changes) : []) {
    const id = attributeOf(part, region, "xml:id") ?? attributeOf(part, region, "text:id");
    if (id !== undefined && childOf(region, "text:insertion")) ids.add(id);
  }
  return ids;
}

function readBlocks(parent: XmlElement, context: FlowContext): void {
  for (const element of elementsIn(parent)) {
    switch (element.name) {
      case "text:p":
      case "text:h":
        readBlock(element, context);
        break;
      case "text:list":
        readList(element, context);
        break;
      case "table:table":
        readTable(element, context);
        break;
      case "text:section":
      case "text:numbered-paragraph":
        readBlocks(element, context);
        break;
      case "text:change-start":
      case "text:change-end":
        readLine({ ...element, children: [element] }, context);
        break;
      default:
      // Tables of contents, indexes, declarations, forms and deleted text are not the author's words as they stand.
    }
  }
}

function readBlock(element: XmlElement, context: FlowContext): void {
  const line = readLine(element, context);
  if (line.every(({ text }) => text.trim() === "" || text.startsWith("!["))) return;
  context.flow.block(shapeOf(element, context), line, element);
}

function shapeOf(element: XmlElement, { part, styles, list, note }: FlowContext): BlockShape {
  if (note !== undefined) return { kind: "note", label: note };
  const names = styles.chain(attributeOf(part, element, "text:style-name"));
  if (element.name === "text:h") return { kind: "heading", level: Number(attributeOf(part, element, "text:outline-level") ?? 1) };
  if (names.includes("Title")) return { kind: "heading", level: 1 };
  if (list && !list.isTaken) {
    list.isTaken = true;
    return { kind: "item", level: list.level, marker: list.marker };
  }
  return { kind: names.some((name) => quoteStyle.test(name)) ? "quote" : "paragraph" };
}

function readList(element: XmlElement, context: FlowContext): void {
  const level = context.list ? context.list.level + 1 : 0;
  const style = attributeOf(context.part, element, "text:style-name") ?? context.list?.style;
  let count = 0;
  for (const item of elementsIn(element)) {
    if (item.name !== "text:list-item" && item.name !== "text:list-header") continue;
    count += 1;
    const marker = context.styles.counts(style, level + 1) ? `${count}.` : "-";
    readBlocks(item, { ...context, list: { level, style, marker, isTaken: item.name === "text:list-header" } });
  }
}

function* through(parent: XmlElement, wanted: readonly string[]): Generator<XmlElement> {
  for (const child of elementsIn(parent)) {
    if (wanted.includes(child.name)) yield child;
    else if (/^table:table-(?:header-rows|rows|row-group|header-columns)$/u.test(child.name)) yield* through(child, wanted);
  }
}

function readTable(table: XmlElement, context: FlowContext): void {
  const rows = [...through(table, ["table:table-row"])].map((row) => [...through(row, ["table:table-cell"])]);
  const lengthOf = (line: readonly Inline<OdtRun>[]) => line.reduce((sum, { text }) => sum + text.length, 0);
  const isLayout =
    rows.every((row) => row.length <= 1) ||
    rows.flat().some((cell) => {
      if (!allIn(cell, "table:table").next().done || !allIn(cell, "text:list").next().done) return true;
      const lines = [...through(cell, ["text:p", "text:h"])].map((block) => lengthOf(readLine(block, { ...context, onNote: () => "", open: new Set(context.open) })));
      return lines.filter((length) => length > 0).length > 1 && lines.reduce((sum, length) => sum + length, 0) > longCell;
    });
  if (isLayout) {
    for (const cell of rows.flat()) readBlocks(cell, context);
    return;
  }
  context.flow.table(
    rows.map((row) =>
      row.map((cell) =>
        [...through(cell, ["text:p", "text:h"])]
          .map((block) => readLine(block, context))
          .filter((line) => line.some(({ text }) => text.trim() !== ""))
          .flatMap((line, at) => (at === 0 ? line : [{ text: "\n", run: null, from: 0, to: 0 }, ...line])),
      ),
    ),
  );
}
