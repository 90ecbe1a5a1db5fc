import type { Block, Document, Markup, Sentence, Span } from "./document.ts";
import type { Finding } from "./locks/finding.ts";
import type { LanguageWords } from "./locks/languages/language.ts";
import { shapeOf, type Shape } from "./locks/name/shape.ts";
import { sentencesOf, TextSentence } from "./sentences/sentences.ts";
import { shifted } from "./spans.ts";

/** A word with its marks off: letters, digits, and what joins them inside. */
export interface Token extends Span {
  readonly text: string;
  readonly shape: Shape;
  /** Whether no word stands before it in its sentence. */
  readonly opens: boolean;
}

const letter = /\p{L}/u;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;
/** The same for texts of plain characters, which takes half the time. */
const plainWord = /[A-Za-z\d]+(?:['&.-][A-Za-z\d]+)*/g;
const unplain = /[^\0-\x7f]/;

/**
 * The prose of a block, wherever it stands: all offsets are into `text`, the text of that block alone. What is in it is looked
 * for when it is asked for, and once.
 */
export class Passage {
  readonly text: string;
  readonly markup: readonly Markup[];
  readonly isHeading: boolean;
  #sentences: readonly Sentence[] | undefined;
  #tokens: readonly Token[] | undefined;
  #openings: ReadonlySet<number> | undefined;
  #findings: readonly Finding[] | undefined;
  #language: LanguageWords | undefined;

  constructor(text: string, markup: readonly Markup[], isHeading: boolean) {
    this.text = text;
    this.markup = markup;
    this.isHeading = isHeading;
  }

  get sentences(): readonly Sentence[] {
    return (this.#sentences ??= sentencesOf(this.text, { start: 0, end: this.text.length }, this.markup));
  }

  get tokens(): readonly Token[] {
    return (this.#tokens ??= Array.from(this.text.matchAll(unplain.test(this.text) ? word : plainWord), ({ 0: found, index }) => new PassageToken(this, found, index)));
  }

  /** What it shows by itself in a language; `find` looks for it. */
  findings(language: LanguageWords, find: (passage: Passage, language: LanguageWords) => readonly Finding[]): readonly Finding[] {
    if (this.#findings && this.#language === language) return this.#findings;
    this.#language = language;
    return (this.#findings = find(this, language));
  }

  /** Whether no word stands before an offset in its sentence. */
  opensAt(offset: number): boolean {
    return (this.#openings ??= openingsOf(this)).has(offset);
  }
}

/** What a token is told late: whether it opens a sentence takes the sentences, and few tokens are asked. */
class PassageToken implements Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly #passage: Passage;
  #shape: Shape | undefined;

  constructor(passage: Passage, text: string, start: number) {
    this.start = start;
    this.end = start + text.length;
    this.text = text;
    this.#passage = passage;
  }

  get shape(): Shape {
    return (this.#shape ??= shapeOf(this.text));
  }

  get opens(): boolean {
    return this.#passage.opensAt(this.start);
  }
}

function openingsOf({ tokens, sentences }: Passage): Set<number> {
  const openings = new Set<number>();
  let at = 0;
  let opened = -1;
  for (const { start, text } of tokens) {
    while ((sentences[at]?.end ?? Infinity) <= start) at += 1;
    if (at !== opened) openings.add(start);
    // A number in front, as in a list kept by hand, does not open the sentence: the word after it does.
    if (letter.test(text)) opened = at;
  }
  return openings;
}

/** A block whose sentences and markup are those of a passage; each block has sentences of its own. */
class PassageBlock implements Block {
  readonly start: number;
  readonly end: number;
  readonly kind: Block["kind"];
  readonly structure: string;
  readonly #passage: Passage;
  #markup: readonly Markup[] | undefined;
  #sentences: readonly Sentence[] | undefined;

  constructor(passage: Passage, { start, end, kind, structure }: Omit<Block, "markup" | "sentences">) {
    this.start = start;
    this.end = end;
    this.kind = kind;
    this.structure = structure;
    this.#passage = passage;
  }

  static passageOf(block: Block): Passage | undefined {
    return #passage in block ? block.#passage : undefined;
  }

  get markup(): readonly Markup[] {
    return (this.#markup ??= this.#passage.markup.map((part) => shifted(part, this.start)));
  }

  get sentences(): readonly Sentence[] {
    return (this.#sentences ??= this.#passage.sentences.map(({ start, end }) => new TextSentence(this.#passage.text, { start, end }, this.start)));
  }
}

/** A block that holds a passage. */
export const blockWith = (passage: Passage, place: Omit<Block, "markup" | "sentences">): Block => new PassageBlock(passage, place);

const ofOthers = new WeakMap<Block, Passage>();

/** The passage of a block of prose, whoever made the block. */
export function passageIn({ text }: Document, block: Block): Passage {
  const known = PassageBlock.passageOf(block) ?? ofOthers.get(block);
  if (known) return known;
  const markup = block.markup.map((part) => shifted(part, -block.start));
  const passage = new Passage(text.slice(block.start, block.end), markup, block.kind === "heading");
  ofOthers.set(block, passage);
  return passage;
}

/** The same block with offsets into its own text, as if the text were nothing else. */
export function alone(document: Document, block: Block): Block {
  const { start, end, kind, structure } = block;
  const place = { start: 0, end: end - start, kind, structure };
  return kind === "opaque" ? { ...place, sentences: [], markup: [] } : blockWith(passageIn(document, block), place);
}
