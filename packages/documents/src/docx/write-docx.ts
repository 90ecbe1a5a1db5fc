import type { Tracking } from "../document.ts";
import type { Settled } from "../map/settle.ts";
import { splice, type Splice } from "../map/splice.ts";
import { encodePart } from "../xml/encoding.ts";
import type { XmlElement, XmlPart } from "../xml/read-xml.ts";
import { attributeOf, childOf, elementsIn, escape } from "../xml/text.ts";
import type { Package } from "../zip/package.ts";
import { Comments } from "./comments.ts";
import { Marks } from "./marks.ts";
import type { Story, WordParagraph, WordRun } from "./place.ts";

type WordChange = Settled<WordRun, WordParagraph>;

/** The parts that changes touch, as they are afterwards. */
export function writeDocx(box: Package, main: Story, changes: readonly WordChange[], tracked: Tracking | undefined): ReadonlyMap<string, Uint8Array> {
  const edits = new PartEdits();
  const comments = tracked?.comments ? new Comments(box, main, tracked) : undefined;
  const marks = tracked && new Marks(changes, tracked);
  for (const { change, operations } of changes) {
    for (const [at, operation] of operations.entries()) {
      keepSpace(edits, operation.run);
      if (!marks) {
        edits.add(operation.run.story.part, { from: operation.from, to: operation.to, text: escape(operation.after) });
        continue;
      }
      const isFirst = at === 0;
      const isLast = at === operations.length - 1;
      const comment = comments && operation.run.story.takesComments && change.reason !== undefined ? comments : undefined;
      if (isFirst && comment) comment.open(change.reason ?? "");
      const text = marks.write(operation, { before: isFirst && comment ? comment.startMark : "", after: isLast && comment ? comment.endMark : "" });
      edits.add(operation.run.story.part, { from: operation.from, to: operation.to, text });
    }
  }
  const hosts = changes.flatMap(({ operations }) => operations.filter(({ after }) => after !== "").map(({ run }) => run));
  for (const paragraph of changes.flatMap(({ emptied }) => emptied)) {
    // Words of another change may have come to its end.
    if (!hosts.some(({ story, run }) => story === paragraph.story && run.start >= paragraph.element.start && run.end <= paragraph.element.end)) edits.removeParagraph(paragraph, marks);
  }
  return new Map([...edits.parts(), ...(comments?.parts() ?? [])]);
}

/** Word drops white space at the ends of a text that does not ask to keep it. */
function keepSpace(edits: PartEdits, { story: { part }, text }: WordRun): void {
  if (edits.once(text) && attributeOf(part, text, "xml:space") === undefined) edits.add(part, { from: text.openEnd - 1, to: text.openEnd - 1, text: ' xml:space="preserve"' });
}

/** Splices by the part that they are for. */
class PartEdits {
  readonly #splices = new Map<XmlPart, Splice[]>();
  readonly #seen = new Set<object>();

  once(thing: object): boolean {
    if (this.#seen.has(thing)) return false;
    this.#seen.add(thing);
    return true;
  }

  add(part: XmlPart, edit: Splice): void {
    const list = this.#splices.get(part);
    if (list) list.push(edit);
    else this.#splices.set(part, [edit]);
  }

  /** Takes a paragraph away that has lost all its words, if words are all that it had. */
  removeParagraph({ story, element }: WordParagraph, marks: Marks | undefined): void {
    const { part, w } = story;
    if (!this.once(element) || !mayGo(story, element)) return;
    if (marks) {
      const properties = childOf(element, w("pPr"));
      const inside = properties && childOf(properties, w("rPr"));
      const deletion = marks.deletedParagraph(w);
      // Of a mark's settings only that it was put in comes before that it goes.
      const inserted = inside && childOf(inside, w("ins"));
      if (inside) this.add(part, inside.closeStart === inside.end ? whole(inside, `<${inside.name}>${deletion}</${inside.name}>`) : at(inserted?.end ?? inside.openEnd, deletion));
      else if (properties) {
        // The mark's own setting stands before these two, at the end of a paragraph's.
        const next = elementsIn(properties).find(({ name }) => name === w("sectPr") || name === w("pPrChange"));
        const setting = `<${w("rPr")}>${deletion}</${w("rPr")}>`;
        if (properties.closeStart === properties.end) this.add(part, whole(properties, `<${properties.name}>${setting}</${properties.name}>`));
        else this.add(part, at(next?.start ?? properties.closeStart, setting));
      } else this.add(part, at(element.openEnd, `<${w("pPr")}><${w("rPr")}>${deletion}</${w("rPr")}></${w("pPr")}>`));
      return;
    }
    const outside = (this.#splices.get(part) ?? []).filter(({ from, to }) => from < element.start || to > element.end);
    this.#splices.set(part, [...outside, { from: element.start, to: element.end, text: "" }]);
  }

  *parts(): Generator<[string, Uint8Array]> {
    for (const [part, splices] of this.#splices) yield [part.name, encodePart(splice(part.source, splices), part.encoding)];
  }
}

const at = (offset: number, text: string): Splice => ({ from: offset, to: offset, text });
const whole = ({ start, end }: { readonly start: number; readonly end: number }, text: string): Splice => ({ from: start, to: end, text });

/** Whether a paragraph holds nothing beside its words, and is not one that its parent cannot be without. */
function mayGo({ w }: Story, element: XmlElement): boolean {
  const plainChildren = new Set(["r", "pPr", "proofErr"].map(w));
  const plainInRun = new Set(["rPr", "t", "lastRenderedPageBreak"].map(w));
  const siblings = element.parent ? elementsIn(element.parent) : [];
  const isLast = siblings.findLast(({ name }) => name === w("p")) === element;
  const properties = childOf(element, w("pPr"));
  return (
    !isLast &&
    !(properties && childOf(properties, w("sectPr"))) &&
    elementsIn(element).every((child) => plainChildren.has(child.name) && (child.name !== w("r") || elementsIn(child).every(({ name }) => plainInRun.has(name))))
  );
}
