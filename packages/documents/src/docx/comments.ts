import type { Tracking } from "../document.ts";
import { splice } from "../map/splice.ts";
import { encodePart } from "../xml/encoding.ts";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { allIn, attributeOf, elementsIn, escape } from "../xml/text.ts";
import type { Package } from "../zip/package.ts";
import { dateOf } from "./marks.ts";
import { namesOf, type Names } from "./names.ts";
import type { Story } from "./place.ts";
import { relationshipsOf, relationshipsPart } from "./relationships.ts";

const contentType = "application/vnd.openxmlformats-officedocument.wordprocessingml.comments+xml";
const relationshipType = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments";
const namespace = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const initialsOf = (author: string) => author.split(/\s+/u).map((word) => word.slice(0, 1)).join("").slice(0, 3);

/** Comments that changes get, in the part that Word keeps them in; it is made when there is none. */
export class Comments {
  readonly #box: Package;
  readonly #main: Story;
  readonly #tracking: Tracking;
  readonly #part: XmlPart | undefined;
  readonly #w: Names;
  readonly #written: string[] = [];
  #id: number;

  constructor(box: Package, main: Story, tracking: Tracking) {
    this.#box = box;
    this.#main = main;
    this.#tracking = tracking;
    const name = relationshipsOf(box, main.part.name).find(({ type }) => type === "comments")?.target;
    this.#part = name === undefined ? undefined : box.xml(name);
    this.#w = this.#part ? namesOf(this.#part) : (local) => `w:${local}`;
    this.#id = -1;
    const part = this.#part;
    for (const element of part ? elementsIn(part.root) : []) this.#id = Math.max(this.#id, Number(part && attributeOf(part, element, this.#w("id"))) || 0);
  }

  /** Begins the comment that the next marks are for. */
  open(reason: string): void {
    this.#id += 1;
    const w = this.#w;
    const { author, date } = this.#tracking;
    this.#written.push(
      `<${w("comment")} ${w("id")}="${this.#id}" ${w("author")}="${escape(author)}" ${w("date")}="${dateOf(date)}" ${w("initials")}="${escape(initialsOf(author))}">` +
        `<${w("p")}><${w("r")}><${w("t")} xml:space="preserve">${escape(reason)}</${w("t")}></${w("r")}></${w("p")}></${w("comment")}>`,
    );
  }

  get startMark(): string {
    const { w } = this.#main;
    return `<${w("commentRangeStart")} ${w("id")}="${this.#id}"/>`;
  }

  get endMark(): string {
    const { w } = this.#main;
    return `<${w("commentRangeEnd")} ${w("id")}="${this.#id}"/><${w("r")}><${w("commentReference")} ${w("id")}="${this.#id}"/></${w("r")}>`;
  }

  /** The parts that hold the comments and tell of them. */
  *parts(): Generator<[string, Uint8Array]> {
    if (this.#written.length === 0) return;
    const written = this.#written.join("");
    if (this.#part) {
      yield [this.#part.name, extended(this.#part, written)];
      return;
    }
    const name = freeName(this.#box);
    yield [name, new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<w:comments xmlns:w="${namespace}">${written}</w:comments>`)];
    const types = this.#box.xml("[Content_Types].xml");
    if (types) yield [types.name, extended(types, `<${sibling(types.root, "Override")} PartName="/${name}" ContentType="${contentType}"/>`)];
    const listName = relationshipsPart(this.#main.part.name);
    const list = this.#box.xml(listName);
    const line = (element: string, id: string) => `<${element} Id="${id}" Type="${relationshipType}" Target="/${name}"/>`;
    if (list) yield [listName, extended(list, line(sibling(list.root, "Relationship"), freeId(list)))];
    else {
      const whole = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${line("Relationship", "rId1")}</Relationships>`;
      yield [listName, new TextEncoder().encode(whole)];
    }
  }
}

/** A part with something more at the end of its root. */
function extended({ source, encoding, root }: XmlPart, inside: string): Uint8Array {
  const isEmpty = root.closeStart === root.end;
  const tag = source.slice(root.start, root.openEnd).replace(/(?<!\s)\s*\/>$/u, ">");
  return encodePart(splice(source, [isEmpty ? { from: root.start, to: root.end, text: `${tag}${inside}</${root.name}>` } : { from: root.closeStart, to: root.closeStart, text: inside }]), encoding);
}

/** A name with the root's prefix. */
const sibling = (root: XmlElement, local: string) => root.name.replace(/[^:]*$/u, local);

function freeId(list: XmlPart): string {
  const ids = new Set([...allIn(list.root, sibling(list.root, "Relationship"))].map((element) => attributeOf(list, element, "Id")));
  let number = 1;
  while (ids.has(`rIdComments${number}`)) number += 1;
  return `rIdComments${number}`;
}

function freeName(box: Package): string {
  if (!box.has("word/comments.xml")) return "word/comments.xml";
  let number = 1;
  while (box.has(`word/comments${number}.xml`)) number += 1;
  return `word/comments${number}.xml`;
}
