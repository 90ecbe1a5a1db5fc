import { Tokenizer } from "htmlparser2";
import { DocumentError } from "../failure.ts";
import type { Limits } from "../limits.ts";
import { decodePart, type XmlEncoding } from "./encoding.ts";

/** An element and where it stands in the source: `<name …>` to `openEnd`, `</name>` from `closeStart`. Both are `end` when it has no content. */
export interface XmlElement {
  readonly name: string;
  readonly parent: XmlElement | null;
  readonly start: number;
  openEnd: number;
  closeStart: number;
  end: number;
  readonly children: XmlNode[];
}

/** Characters between tags as the source writes them, entities and all; `isRaw` in a CDATA section, where there are none. */
export interface XmlText {
  readonly name: null;
  readonly start: number;
  readonly end: number;
  readonly isRaw: boolean;
}

export type XmlNode = XmlElement | XmlText;

/** A part of a package: its text as it was, and its tree. */
export interface XmlPart {
  readonly name: string;
  readonly source: string;
  readonly encoding: XmlEncoding;
  readonly root: XmlElement;
}

/** Thrown through the tokenizer to leave it; it keeps no state of ours. */
const broken = (part: string, detail: string) => new DocumentError("damaged", `${part}: ${detail}`);

/**
 * Reads XML into a tree of offsets. Entities other than XML's own five and DTDs are refused, so that nothing grows and nothing is
 * fetched; tags that do not match are damage.
 */
export function readXml(name: string, bytes: Uint8Array, limits: Limits): XmlPart {
  const { source, encoding } = decodePart(name, bytes);
  let root: XmlElement | null = null;
  let open: XmlElement | null = null;
  let depth = 0;
  let count = 0;
  let tagStart = 0;

  const close = (element: XmlElement, start: number, end: number) => {
    element.closeStart = start;
    element.end = end;
    depth -= 1;
    open = element.parent;
  };
  const tokenizer = new Tokenizer(
    { xmlMode: true, decodeEntities: false },
    {
      onopentagname(start, end) {
        count += 1;
        depth += 1;
        if (depth > limits.depth) throw new DocumentError("tooDeep", `${name}: elements lie more than ${limits.depth} deep.`);
        if (count > limits.elements) throw new DocumentError("tooMuchInside", `${name}: more than ${limits.elements} elements.`);
        tagStart = start - 1;
        const element: XmlElement = { name: source.slice(start, end), parent: open, start: tagStart, openEnd: -1, closeStart: -1, end: -1, children: [] };
        if (open) open.children.push(element);
        else if (root) throw broken(name, "more than one root.");
        else root = element;
        open = element;
      },
      onopentagend(end) {
        if (open) open.openEnd = end + 1;
      },
      onselfclosingtag(end) {
        if (!open) return;
        open.openEnd = end + 1;
        close(open, end + 1, end + 1);
      },
      onclosetag(start, end) {
        if (!open || open.openEnd < 0 || source.slice(start, end) !== open.name) throw broken(name, `</${source.slice(start, end)}> closes nothing.`);
        const after = source.indexOf(">", end);
        if (after < 0) throw broken(name, "cut off.");
        close(open, start - 2, after + 1);
      },
      ontext(start, end) {
        open?.children.push({ name: null, start, end, isRaw: false });
      },
      oncdata(start, end, offset) {
        open?.children.push({ name: null, start, end: end - offset, isRaw: true });
      },
      ondeclaration(start, end) {
        throw new DocumentError("entities", `${name}: <!${source.slice(start, Math.min(end, start + 20))} is not allowed in a document.`);
      },
      onattribname() {},
      onattribdata() {},
      onattribend() {},
      onattribentity() {},
      oncomment() {},
      onprocessinginstruction() {},
      ontextentity() {},
      onend() {},
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  if (!root || open) throw broken(name, "cut off.");
  return { name, source, encoding, root };
}
