import type { XmlElement, XmlNode, XmlPart } from "./read-xml.ts";

const entity = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g;
const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const characterOf = (code: number) => (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "\uFFFD");

/** A few characters and their span in the source: one for one, or one entity. */
export interface Decoded {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What a stretch of XML text says, piece by piece. */
export function* decodedIn(source: string, start: number, end: number): Generator<Decoded> {
  const raw = source.slice(start, end);
  let at = 0;
  if (raw.includes("&")) {
    for (const { 0: found, 1: decimal, 2: hexadecimal, 3: name, index } of raw.matchAll(entity)) {
      if (index > at) yield { text: raw.slice(at, index), from: start + at, to: start + index };
      const text = name ? (named[name] ?? found) : characterOf(decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? "", 16));
      yield { text, from: start + index, to: start + index + found.length };
      at = index + found.length;
    }
  }
  if (at < raw.length) yield { text: raw.slice(at), from: start + at, to: end };
}

export const decode = (raw: string): string => [...decodedIn(raw, 0, raw.length)].map(({ text }) => text).join("");

// XML has no way to write the other control characters, not even as entities; nor half a character.
// oxlint-disable-next-line no-control-regex
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Characters as they stand between tags or in an attribute. */
export const escape = (text: string): string =>
  text.replaceAll(unwritable, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

// A name begins after white space alone: else a long one would be tried from each of its letters.
const attribute = /(?<=\s)([^\s=<>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The value of an attribute; `undefined` when the element has none of that name. */
export function attributeOf({ source }: Pick<XmlPart, "source">, element: XmlElement, name: string): string | undefined {
  const tag = source.slice(element.start + element.name.length + 1, element.openEnd);
  if (!tag.includes(name)) return undefined;
  for (const [, key, double, single] of tag.matchAll(attribute)) if (key === name) return decode(double ?? single ?? "");
  return undefined;
}

/** Every attribute of an element. */
export function* attributesOf({ source }: Pick<XmlPart, "source">, element: XmlElement): Generator<[name: string, value: string]> {
  const tag = source.slice(element.start + element.name.length + 1, element.openEnd);
  for (const [, key = "", double, single] of tag.matchAll(attribute)) yield [key, decode(double ?? single ?? "")];
}

export const isElement = (node: XmlNode): node is XmlElement => node.name !== null;

export const elementsIn = (element: XmlElement): XmlElement[] => element.children.filter(isElement);

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  element?.children.find((child): child is XmlElement => child.name === name);

/** All elements of a name, in the order of the source. */
export function* allIn(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of element.children) {
    if (!isElement(child)) continue;
    if (child.name === name) yield child;
    yield* allIn(child, name);
  }
}

/** All the text inside an element. */
export function textIn(part: Pick<XmlPart, "source">, element: XmlElement): string {
  return element.children
    .map((child) => (isElement(child) ? textIn(part, child) : child.isRaw ? part.source.slice(child.start, child.end) : decode(part.source.slice(child.start, child.end))))
    .join("");
}
