import { DocumentError } from "../failure.ts";
import { Flow, type BlockShape } from "../map/flow.ts";
import type { Inline } from "../map/inline.ts";
import { TextMap } from "../map/text-map.ts";
import type { XmlElement } from "../xml/read-xml.ts";
import { allIn, attributeOf, childOf, elementsIn } from "../xml/text.ts";
import type { Package } from "../zip/package.ts";
import { Fields } from "./fields.ts";
import { readLine, type LineContext } from "./line.ts";
import { namesOf } from "./names.ts";
import { numberingOf, type Numbering } from "./numbering.ts";
import type { Story, WordParagraph, WordRun } from "./place.ts";
import { relationshipsOf } from "./relationships.ts";
import { numberingPlace, outlineLevel, stylesOf, valueOf } from "./styles.ts";

/** A .docx as text, and where in its parts the text stands. */
export interface WordText {
  readonly map: TextMap<WordRun, WordParagraph>;
  readonly main: Story;
}

/** Styles whose paragraphs are somebody else's words, or no words. */
const quoteStyle = /\bquote\b/iu;
const codeStyle = /\b(?:code|preformatted|listing|macro)\b/iu;
/** A table with more words than this in a cell of many paragraphs is there for its layout. */
const longCell = 200;

export function readDocx(box: Package): WordText {
  const mainName = relationshipsOf(box, "").find(({ type }) => type === "officeDocument")?.target ?? "word/document.xml";
  const mainPart = box.xml(mainName);
  const mainNames = mainPart && namesOf(mainPart);
  const body = mainNames && childOf(mainPart.root, mainNames("body"));
  if (!mainPart || !body) throw new DocumentError("damaged", "The package has no document in it.");
  const main: Story = { part: mainPart, w: mainNames, takesComments: true };

  const relationships = relationshipsOf(box, mainName);
  const partOf = (type: string) => {
    const target = relationships.find((relationship) => relationship.type === type && !relationship.isExternal)?.target;
    return target === undefined ? undefined : box.xml(target);
  };
  // What writing adds to is read now: a document that opens can be written.
  partOf("comments");
  box.xml("[Content_Types].xml");
  const stylesPart = partOf("styles");
  const styles = stylesOf(stylesPart, stylesPart ? namesOf(stylesPart) : main.w);
  const numberingPart = partOf("numbering");
  const numbering = numberingOf(numberingPart, numberingPart ? namesOf(numberingPart) : main.w);

  const map = new TextMap<WordRun, WordParagraph>();
  const flow = new Flow(map);
  const notes: Note[] = [];
  const linksOf = (part: string) => new Map(relationshipsOf(box, part).map(({ id, target }) => [id, target]));
  readStory(body, { story: main, styles, numbering, flow, fields: new Fields(), links: linksOf(mainName), onNote: (kind, id) => labelOf(notes, kind, id) });

  for (const kind of ["footnote", "endnote"] as const) {
    const part = notes.some((note) => note.kind === kind) ? partOf(`${kind}s`) : undefined;
    if (!part) continue;
    const w = namesOf(part);
    const byId = new Map(elementsIn(part.root).map((element) => [attributeOf(part, element, w("id")), element]));
    const context = { story: { part, w, takesComments: false }, styles, numbering, flow, fields: new Fields(), links: linksOf(part.name), onNote: () => "" };
    for (const note of notes) {
      const element = note.kind === kind ? byId.get(note.id) : undefined;
      if (element) readStory(element, { ...context, note: note.label });
    }
  }
  return { map, main };
}

interface Note {
  readonly kind: "footnote" | "endnote";
  readonly id: string;
  readonly label: string;
}

function labelOf(notes: Note[], kind: Note["kind"], id: string): string {
  const count = notes.filter((note) => note.kind === kind).length + 1;
  const label = kind === "endnote" ? `e${count}` : String(count);
  notes.push({ kind, id, label });
  return label;
}

interface StoryContext extends LineContext {
  readonly numbering: Numbering;
  readonly flow: Flow<WordRun, WordParagraph>;
  /** The label of the note that this is the text of. */
  readonly note?: string;
}

function readStory(parent: XmlElement, context: StoryContext): void {
  const { story } = context;
  const { w, part } = story;
  for (const element of elementsIn(parent)) {
    if (element.name === w("p")) readParagraph(element, context);
    else if (element.name === w("tbl")) readTable(element, context);
    else if (element.name === w("sdt")) {
      const content = childOf(element, w("sdtContent"));
      if (content) readStory(content, isLocked(context, element) ? { ...context, isProtected: true } : context);
    } else if (element.name === w("ins") || element.name === w("moveTo")) readStory(element, { ...context, isProtected: true });
    else if (element.name === w("customXml") || element.name === w("smartTag")) readStory(element, context);
    else if (element.name === w("fldChar")) context.fields.mark(attributeOf(part, element, w("fldCharType")));
  }
}

/** A content control whose words are chosen from a list, come from elsewhere, or must not change. */
function isLocked({ story: { part, w } }: StoryContext, control: XmlElement): boolean {
  const properties = childOf(control, w("sdtPr"));
  if (!properties) return false;
  const chosen = ["date", "dropDownList", "comboBox", "dataBinding", "picture", "checkbox", "text"].some((name) => childOf(properties, w(name)));
  return chosen || (valueOf(part, w, properties, "lock") ?? "").toLowerCase().includes("content");
}

function readParagraph(element: XmlElement, context: StoryContext): void {
  const line = readLine(element, context);
  // A picture that stands alone is no text.
  if (line.every(({ text, isObject }) => isObject || text.trim() === "")) {
    shapeOf(element, context);
    return;
  }
  context.flow.block(shapeOf(element, context), line, { story: context.story, element });
}

function shapeOf(element: XmlElement, { story: { part, w }, styles, numbering, note }: StoryContext): BlockShape {
  const properties = childOf(element, w("pPr"));
  const style = styles(valueOf(part, w, properties, "pStyle"));
  if (note !== undefined) return { kind: "note", label: note };
  const level = outlineLevel(part, w, properties) ?? style?.heading;
  if (level !== undefined) return { kind: "heading", level };
  const own = numberingPlace(part, w, properties);
  const list = own?.list ?? style?.numbering?.list;
  if (list !== undefined && list !== "0") {
    const depth = own?.level ?? style?.numbering?.level ?? 0;
    const marker = numbering(list, depth);
    if (marker !== null) return { kind: "item", level: depth, marker };
  }
  return { kind: style && (quoteStyle.test(style.name) || codeStyle.test(style.name)) ? "quote" : "paragraph" };
}

function readTable(table: XmlElement, context: StoryContext): void {
  const { w } = context.story;
  const rows = [...rowsOf(table, context)].map((row) => [...cellsOf(row, context)]);
  const lines = rows.map((row) => row.map((cell) => [...paragraphsOf(cell, context)].map((paragraph) => readLine(paragraph, { ...context, onNote: () => "", fields: new Fields() }))));
  const lengthOf = (line: readonly Inline<WordRun>[]) => line.reduce((sum, { text }) => sum + text.length, 0);
  const isLayout =
    rows.every((row) => row.length <= 1) ||
    rows.flat().some((cell) => !allIn(cell, w("tbl")).next().done) ||
    lines.flat().some((cell) => cell.filter((line) => lengthOf(line) > 0).length > 1 && cell.reduce((sum, line) => sum + lengthOf(line), 0) > longCell);
  if (isLayout) {
    for (const cell of rows.flat()) readStory(cell, context);
    return;
  }
  context.flow.table(rows.map((row) => row.map((cell) => cellLine([...paragraphsOf(cell, context)].map((paragraph) => readLine(paragraph, context))))));
}

/** The paragraphs of a cell, one after another in a line. */
const cellLine = (paragraphs: readonly (readonly Inline<WordRun>[])[]): Inline<WordRun>[] =>
  paragraphs
    .filter((line) => line.some(({ text }) => text.trim() !== ""))
    .flatMap((line, at) => (at === 0 ? line : [{ text: "\n", run: null, from: 0, to: 0 }, ...line]));

function* through(parent: XmlElement, name: string, { story: { w } }: StoryContext): Generator<XmlElement> {
  const wrappers = new Set(["sdt", "sdtContent", "customXml"].map(w));
  const visit = function* (element: XmlElement): Generator<XmlElement> {
    for (const child of elementsIn(element)) {
      if (child.name === w(name)) yield child;
      else if (wrappers.has(child.name)) yield* visit(child);
    }
  };
  yield* visit(parent);
}

const rowsOf = (table: XmlElement, context: StoryContext) => through(table, "tr", context);
const cellsOf = (row: XmlElement, context: StoryContext) => through(row, "tc", context);
const paragraphsOf = (cell: XmlElement, context: StoryContext) => through(cell, "p", context);
