import type { Tracking } from "../document.ts";
import type { Operation, Settled } from "../map/settle.ts";
import type { XmlElement } from "../xml/read-xml.ts";
import { attributeOf, childOf, elementsIn, escape, isElement } from "../xml/text.ts";
import type { Names } from "./names.ts";
import type { Story, WordParagraph, WordRun } from "./place.ts";

/** Writes changes the way Word tracks them: what goes is kept as deleted, what comes is marked as inserted, each with its author and date. */
export class Marks {
  readonly #author: string;
  readonly #date: string;
  #lastId: number;

  constructor(changes: readonly Settled<WordRun, WordParagraph>[], { author, date }: Tracking) {
    this.#author = escape(author);
    this.#date = dateOf(date);
    const stories = new Set(changes.flatMap(({ operations }) => operations.map(({ run }) => run.story)));
    this.#lastId = Math.max(0, ...[...stories].map(highestId));
  }

  /**
   * A run's text up to here ends, the change stands in runs of its own that are set like it, and the run goes on. `around` stands
   * outside these runs.
   */
  write({ run: { story, run }, from, to, after }: Operation<WordRun>, around: { readonly before: string; readonly after: string }): string {
    const { w } = story;
    const properties = propertiesOf(story, run);
    const deleted = from === to ? "" : this.#wrap(w, "del", runOf(w, properties, "delText", story.part.source.slice(from, to)));
    const inserted = after === "" ? "" : this.#wrap(w, "ins", runOf(w, properties, "t", escape(after)));
    const open = `<${w("r")}>${properties}<${w("t")} xml:space="preserve">`;
    return `</${w("t")}></${w("r")}>${around.before}${deleted}${inserted}${around.after}${open}`;
  }

  /** Says of a paragraph's end that it goes too. */
  deletedParagraph(w: Names): string {
    return `<${w("del")}${this.#attributes(w)}/>`;
  }

  #wrap(w: Names, name: string, inside: string): string {
    return `<${w(name)}${this.#attributes(w)}>${inside}</${w(name)}>`;
  }

  #attributes(w: Names): string {
    this.#lastId += 1;
    return ` ${w("id")}="${this.#lastId}" ${w("author")}="${this.#author}" ${w("date")}="${this.#date}"`;
  }
}

const runOf = (w: Names, properties: string, element: string, source: string) =>
  `<${w("r")}>${properties}<${w(element)} xml:space="preserve">${source}</${w(element)}></${w("r")}>`;

/** Word writes whole seconds. */
export const dateOf = (date: Date): string => date.toISOString().replace(/\.\d+Z$/u, "Z");

/** A run's setting, without what an earlier tracked change says of it. */
function propertiesOf({ part, w }: Story, run: XmlElement): string {
  const properties = childOf(run, w("rPr"));
  if (!properties) return "";
  const history = new Set(["rPrChange", "ins", "del", "moveFrom", "moveTo"].map(w));
  let source = part.source.slice(properties.start, properties.end);
  for (const element of elementsIn(properties).toReversed()) {
    if (history.has(element.name)) source = source.slice(0, element.start - properties.start) + source.slice(element.end - properties.start);
  }
  return source;
}

/** Marks of a part have ids of their own; what begins after the highest is free. */
function highestId({ part, w }: Story): number {
  let highest = 0;
  const visit = (element: XmlElement) => {
    const id = Number(attributeOf(part, element, w("id")) ?? 0);
    if (id > highest) highest = id;
    for (const child of element.children) if (isElement(child)) visit(child);
  };
  visit(part.root);
  return highest;
}
