import type { Document, Markup } from "./document.ts";
import { Passage } from "./passage.ts";

const alike = (one: readonly Markup[], other: readonly Markup[]): boolean =>
  one.length === other.length && one.every(({ kind, start, end }, at) => kind === other[at]?.kind && start === other[at]?.start && end === other[at]?.end);

/** What was read, so that the same text, or the same paragraph in another text, need not be read again. */
export class Memory {
  readonly #documents = new Map<string, Document>();
  readonly #passages = new Map<string, Passage>();

  /** A text that was read before. */
  document(text: string): Document | undefined {
    return this.#documents.get(text);
  }

  keep(document: Document): void {
    this.#documents.set(document.text, document);
  }

  /** The passage of a text, the same for every block that holds it. */
  passage(text: string, markup: readonly Markup[], isHeading: boolean): Passage {
    const known = this.#passages.get(text);
    if (known?.isHeading === isHeading && alike(known.markup, markup)) return known;
    const fresh = new Passage(text, markup, isHeading);
    this.#passages.set(text, fresh);
    return fresh;
  }
}
