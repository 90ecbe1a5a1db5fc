import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { attributeOf, childOf, elementsIn } from "../xml/text.ts";
import type { Names } from "./names.ts";

/** What a style says that Markdown can show. */
export interface Style {
  readonly name: string;
  /** 1 to 9; `undefined` for text. */
  readonly heading: number | undefined;
  readonly bold: boolean | undefined;
  readonly italic: boolean | undefined;
  readonly numbering: NumberingPlace | undefined;
}

/** In which list a paragraph stands, and how deep. */
export interface NumberingPlace {
  readonly list: string | undefined;
  readonly level: number | undefined;
}

export type Styles = (id: string | undefined) => Style | undefined;

const longestChain = 20;
const levels = 9;

/** Reads a flag such as `<w:b/>`; `undefined` where it is not mentioned. */
export function flag(part: XmlPart, w: Names, properties: XmlElement | undefined, name: string): boolean | undefined {
  const element = childOf(properties, w(name));
  if (!element) return undefined;
  const value = attributeOf(part, element, w("val"));
  return value === undefined || !["0", "false", "off", "none"].includes(value);
}

export function valueOf(part: XmlPart, w: Names, parent: XmlElement | undefined, name: string): string | undefined {
  const element = childOf(parent, w(name));
  return element && attributeOf(part, element, w("val"));
}

export function numberingPlace(part: XmlPart, w: Names, properties: XmlElement | undefined): NumberingPlace | undefined {
  const place = childOf(properties, w("numPr"));
  if (!place) return undefined;
  const level = valueOf(part, w, place, "ilvl");
  return { list: valueOf(part, w, place, "numId"), level: level === undefined ? undefined : Math.min(Math.max(Math.trunc(Number(level)) || 0, 0), levels - 1) };
}

/** The level of a heading that a paragraph's properties speak of themselves. */
export function outlineLevel(part: XmlPart, w: Names, properties: XmlElement | undefined): number | undefined {
  const level = Number(valueOf(part, w, properties, "outlineLvl") ?? levels);
  return level < levels ? level + 1 : undefined;
}

const headingOfName = (name: string): number | undefined => {
  if (/^title$/iu.test(name)) return 1;
  const level = /^heading (\d)$/iu.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
};

export function stylesOf(part: XmlPart | undefined, w: Names): Styles {
  if (!part) return () => undefined;
  const elements = new Map(
    elementsIn(part.root)
      .filter(({ name }) => name === w("style"))
      .map((element) => [attributeOf(part, element, w("styleId")), element]),
  );
  const known = new Map<string, Style>();

  const read = (id: string, chain: number): Style | undefined => {
    const found = known.get(id);
    if (found) return found;
    const element = elements.get(id);
    if (!element || chain > longestChain) return undefined;
    const base = valueOf(part, w, element, "basedOn");
    const parent = base === undefined ? undefined : read(base, chain + 1);
    const paragraph = childOf(element, w("pPr"));
    const run = childOf(element, w("rPr"));
    const name = valueOf(part, w, element, "name") ?? id;
    const style: Style = {
      name,
      heading: headingOfName(name) ?? outlineLevel(part, w, paragraph) ?? parent?.heading,
      bold: flag(part, w, run, "b") ?? parent?.bold,
      italic: flag(part, w, run, "i") ?? parent?.italic,
      numbering: numberingPlace(part, w, paragraph) ?? parent?.numbering,
    };
    known.set(id, style);
    return style;
  };
  return (id) => (id === undefined ? undefined : read(id, 0));
}
