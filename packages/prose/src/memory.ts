import type { Document, Markup } from "./document.ts";
import { Passage } from "./passage.ts";

const alike = (one: readonly Markup[], other: readonly Markup[]): boolean =>
  one.length === other.length && one.every(({ kind, start, end }, at) => kind === other[at]?.kind && start === other[at]?.start && end === other[at]?.end);

/** Documents that are kept: one is asked for again soon or never, and what takes long to read, its passages, stays. */
const keptDocuments = 4;

/** What was read, so that the same text, or the same paragraph in another text, need not be read again. */
export class Memory {
  readonly #documents = new Map<string, Document>();
  readonly #passages = new Map<string, Passage>();

  /** A text that was read a short while ago. */
  document(text: string): Document | undefined {
    const known = this.#documents.get(text);
    if (known) this.keep(known);
    return known;
  }

  keep(document: Document): void {
    this.#documents.delete(document.text);
    this.#documents.set(document.text, document);
    for (const [oldest] of this.#documents) {
      if (this.#documents.size <= keptDocuments) break;
      this.#documents.delete(oldest);
    }
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
