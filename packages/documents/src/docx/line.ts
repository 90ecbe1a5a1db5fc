import type { Shift } from "@prosewell/prose/shift";
import type { Inline } from "../map/inline.ts";
import type { XmlElement } from "../xml/read-xml.ts";
import { attributeOf, allIn, childOf, decodedIn, elementsIn, isElement, textIn } from "../xml/text.ts";
import type { Fields } from "./fields.ts";
import type { Story, WordRun } from "./place.ts";
import { flag, valueOf, type Styles } from "./styles.ts";

/** A piece of a line; `isObject` for what is a picture and no word. */
export type WordInline = Inline<WordRun> & { readonly isObject?: boolean };

/** What reading a line needs to know. */
export interface LineContext {
  readonly story: Story;
  readonly styles: Styles;
  readonly fields: Fields;
  /** Addresses by the ids of relations. */
  readonly links: ReadonlyMap<string, string>;
  /** Called for the mark of a note; gives its label, empty for none. */
  readonly onNote: (kind: "footnote" | "endnote", id: string) => string;
  /** Whether words here are to stay as they are. */
  readonly isProtected?: boolean;
  readonly link?: string | undefined;
}

const lineSpace = /[\t\r\n]/gu;

/** The words of a paragraph, in order, with how they are set. */
export function readLine(parent: XmlElement, context: LineContext): WordInline[] {
  const { w, part } = context.story;
  const line: WordInline[] = [];
  for (const element of elementsIn(parent)) {
    switch (element.name) {
      case w("r"):
        line.push(...readRun(element, context));
        break;
      case w("hyperlink"): {
        const id = idAttribute(context, element);
        const anchor = attributeOf(part, element, w("anchor"));
        const link = (id === undefined ? undefined : context.links.get(id)) ?? (anchor === undefined ? undefined : `#${anchor}`);
        line.push(...readLine(element, { ...context, link }));
        break;
      }
      case w("ins"):
      case w("moveTo"):
      case w("fldSimple"):
        line.push(...readLine(element, { ...context, isProtected: true }));
        break;
      case w("sdt"): {
        const content = childOf(element, w("sdtContent"));
        if (content) line.push(...readLine(content, { ...context, isProtected: true }));
        break;
      }
      case w("smartTag"):
      case w("customXml"):
      case w("dir"):
      case w("bdo"):
        line.push(...readLine(element, context));
        break;
      default:
        if (/:(?:oMath|oMathPara)$/u.test(element.name)) line.push(formula(element, context));
    }
  }
  return line;
}

/** `r:id`, whatever the prefix. */
function idAttribute({ story: { part } }: LineContext, element: XmlElement): string | undefined {
  return attributeOf(part, element, "r:id") ?? /\s[\w-]+:id="([^"]*)"/u.exec(part.source.slice(element.start, element.openEnd))?.[1];
}

const still = (text: string, more: object = {}): WordInline => ({ text, run: null, from: 0, to: 0, ...more });

function formula(element: XmlElement, { story: { part } }: LineContext): WordInline {
  const letters = [...allIn(element, `${element.name.replace(/:.*$/u, "")}:t`)].map((text) => textIn(part, text)).join("");
  return still(`$${letters.replaceAll(/[$\s]+/gu, " ").trim() || "…"}$`);
}

const shifts: Readonly<Record<string, Shift>> = { superscript: "up", subscript: "down" };

function* readRun(run: XmlElement, context: LineContext): Generator<WordInline> {
  const { story, fields } = context;
  const { part, w } = story;
  const properties = childOf(run, w("rPr"));
  if (flag(part, w, properties, "vanish")) return;
  const style = context.styles(valueOf(part, w, properties, "rStyle"));
  const setting = {
    bold: flag(part, w, properties, "b") ?? style?.bold,
    italic: flag(part, w, properties, "i") ?? style?.italic,
    struck: flag(part, w, properties, "strike"),
    shift: shifts[valueOf(part, w, properties, "vertAlign") ?? ""],
  };
  for (const element of elementsIn(run)) {
    const name = element.name;
    if (name === w("fldChar")) fields.mark(attributeOf(part, element, w("fldCharType")));
    else if (name === w("instrText")) fields.instruct(textIn(part, element));
    if (!fields.isShown) continue;
    const set = { ...setting, link: context.link ?? fields.link };
    if (name === w("t")) yield* readText(element, run, context, set);
    else if (name === w("tab") || name === w("ptab")) yield still("\t", set);
    else if (name === w("br") || name === w("cr")) yield still(isPageBreak(context, element) ? " " : "\n");
    else if (name === w("noBreakHyphen")) yield still("\u2011", set);
    else if (name === w("sym")) yield still(String.fromCodePoint(Number.parseInt(attributeOf(part, element, w("char")) ?? "", 16) || 0xfffd));
    else if (name === w("footnoteReference") || name === w("endnoteReference")) {
      const label = context.onNote(name === w("footnoteReference") ? "footnote" : "endnote", attributeOf(part, element, w("id")) ?? "");
      if (label !== "") yield still(`[^${label}]`);
    } else if (name === w("ruby")) yield* readRuby(element, context);
    else if (isInlinePicture(element)) yield still(`![${altOf(context, element)}](image)`, { isObject: true });
  }
}

const isPageBreak = ({ story: { part, w } }: LineContext, element: XmlElement) => ["page", "column"].includes(attributeOf(part, element, w("type")) ?? "");

function* readText(element: XmlElement, run: XmlElement, context: LineContext, setting: object): Generator<WordInline> {
  const { story, fields } = context;
  const { source } = story.part;
  const place: WordRun | null = context.isProtected || fields.isResult ? null : { story, run, text: element };
  const isKept = attributeOf(story.part, element, "xml:space") === "preserve";
  const only = element.children.length === 1 ? element.children[0] : undefined;
  for (const child of element.children) {
    if (isElement(child)) continue;
    let { start, end } = child;
    // Word leaves out white space at the ends unless it is told not to.
    if (!isKept) {
      const inside = source.slice(start, end);
      start += inside.length - inside.trimStart().length;
      end = Math.max(start, child.end - (inside.length - inside.trimEnd().length));
    }
    if (child.isRaw || child !== only) {
      yield still(source.slice(start, end).replaceAll(lineSpace, " "), setting);
      continue;
    }
    for (const { text, from, to } of decodedIn(source, start, end)) yield { ...setting, text: text.replaceAll(lineSpace, " "), run: place, from, to };
  }
}

/** Characters that carry their reading above them: the characters alone, to stay as they are. */
function* readRuby(ruby: XmlElement, context: LineContext): Generator<WordInline> {
  const base = childOf(ruby, context.story.w("rubyBase"));
  if (base) yield* readLine(base, { ...context, isProtected: true });
}

const wordPictures = new Set(["drawing", "pict", "object", "AlternateContent"]);

function isInlinePicture(element: XmlElement): boolean {
  if (!wordPictures.has(element.name.replace(/^.*:/u, ""))) return false;
  const floats = (inside: XmlElement): boolean => elementsIn(inside).some((child) => child.name.endsWith(":anchor") || child.name.endsWith(":txbxContent") || floats(child));
  return !floats(element);
}

function altOf({ story: { part } }: LineContext, picture: XmlElement): string {
  const visit = (element: XmlElement): string | undefined => {
    if (element.name.endsWith(":docPr")) return attributeOf(part, element, "descr") ?? "";
    for (const child of elementsIn(element)) {
      const found = visit(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return (visit(picture) ?? "").replaceAll(/[[\]\s]+/gu, " ").trim();
}
