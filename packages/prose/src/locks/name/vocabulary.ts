import { wordsIn } from "../languages/languages.ts";
import type { Passage } from "../../passage.ts";
import { isTitle } from "./title.ts";
import { bare, isFunctionWord } from "./shape.ts";

/** Whether a word would have its capital here even if it were no name: at the start of a sentence, a quotation, or after a colon. */
export const isCapitalisedByPlace = (passage: Passage, start: number): boolean =>
  passage.opensAt(start) || /[:"“‘'„«][ \n*_"“‘']{0,4}$/.test(passage.text.slice(Math.max(0, start - 6), start));

/** What never ends a sentence, nor opens a quotation: a capital after it is the word's own. */
const runsOn = /^[a-z,] $/;

const none: ReadonlySet<string> = new Set();

/** What some texts show about their words, which tells a name at the start of a sentence from a word that is capitalised there. */
export class Vocabulary {
  /** Words that the spelling capitalises though they are no names. */
  readonly capitalised: ReadonlySet<string>;
  readonly #read = new Set<Passage>();
  readonly #names: Set<string>;
  readonly #plain = new Set<string>();
  /** Where words stand with a capital, until somebody asks whether the place explains it: passages, and the offset in each. */
  readonly #open = new Map<string, { readonly passages: Passage[]; readonly offsets: number[] }>();

  constructor({ names = none, language = "en" }: { readonly names?: Iterable<string> | undefined; readonly language?: string | undefined } = {}) {
    this.#names = new Set(names);
    this.capitalised = wordsIn(language).commonNouns ?? none;
  }

  /** Learns the words of a passage. */
  read(passage: Passage): void {
    if (this.#read.has(passage) || isTitle(passage)) return;
    this.#read.add(passage);
    for (const token of passage.tokens) {
      if (token.shape === "plain") this.#plain.add(token.text);
      else if (token.shape === "capital" && !isFunctionWord(token.text)) this.#note(bare(token.text), passage, token.start);
    }
  }

  #note(word: string, passage: Passage, start: number): void {
    if (this.#names.has(word)) return;
    if (runsOn.test(passage.text.slice(Math.max(0, start - 2), start))) {
      this.#names.add(word);
      this.#open.delete(word);
      return;
    }
    const places = this.#open.get(word);
    if (!places) {
      this.#open.set(word, { passages: [passage], offsets: [start] });
      return;
    }
    places.passages.push(passage);
    places.offsets.push(start);
  }

  /** Whether a word stands without a capital, in lower case. */
  isPlain(word: string): boolean {
    return this.#plain.has(word);
  }

  /** Whether a word stands with a capital inside a sentence. */
  isName(word: string): boolean {
    if (this.#names.has(word)) return true;
    const places = this.#open.get(word);
    this.#open.delete(word);
    if (!places?.passages.some((passage, at) => !isCapitalisedByPlace(passage, places.offsets[at] ?? 0))) return false;
    this.#names.add(word);
    return true;
  }
}
