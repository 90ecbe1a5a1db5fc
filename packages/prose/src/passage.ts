import type { Block, Document, Markup, Sentence, Span } from "./document.ts";
import type { Finding } from "./locks/finding.ts";
import type { LanguageWords } from "./locks/languages/language.ts";
import { shapeOf, type Shape } from "./locks/name/shape.ts";
import { matchesOf } from "./matches.ts";
import { narrow } from "./narrow.ts";
import { isPlain, isPlainLetterOrDigit } from "./plain.ts";
import { sentencesOf, TextSentence } from "./sentences/sentences.ts";
import { shifted } from "./spans.ts";

/** A word with its marks off: letters, digits, and what joins them inside. */
export interface Token extends Span {
  readonly text: string;
  /** The text in lower case. */
  readonly word: string;
  readonly shape: Shape;
  /** Whether no word stands before it in its sentence. */
  readonly opens: boolean;
}

const letter = /\p{L}/u;
const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’&.-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu;

/**
 * The prose of a block, wherever it stands: all offsets are into `text`, the text of that block alone. What is in it is looked
 * for when it is asked for, and once.
 */
export class Passage {
  readonly text: string;
  readonly markup: readonly Markup[];
  readonly isHeading: boolean;
  #sentences: readonly Sentence[] | undefined;
  /** Where the first letter of each sentence stands. */
  #firstLetters: readonly number[] | undefined;
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

  /** Kept only until another passage is asked for its own: the words of a book are too many to keep. */
  get tokens(): readonly Token[] {
    if (lastRead.passage !== this) lastRead = { passage: this, tokens: tokensOf(this) };
    return lastRead.tokens;
  }

  /** What it shows by itself in a language; `find` looks for it. */
  findings(language: LanguageWords, find: (passage: Passage, language: LanguageWords) => readonly Finding[]): readonly Finding[] {
    if (this.#findings && this.#language === language) return this.#findings;
    this.#language = language;
    return (this.#findings = find(this, language));
  }

  /** Whether no word stands before a token in its sentence. A number, as in a list kept by hand, does not open it: the word after it does. */
  opensAt(offset: number): boolean {
    this.#firstLetters ??= this.sentences.map(({ start, end }) => start + firstLetterOf(this.text.slice(start, end)));
    return offset <= (this.#firstLetters[firstEndingAfter(this.sentences, offset)] ?? Infinity);
  }
}

/** One passage's words are asked for several times in a row. */
let lastRead: { readonly passage?: Passage; readonly tokens: readonly Token[] } = { tokens: [] };

const tokensOf = (passage: Passage): readonly Token[] =>
  isPlain(passage.text) ? plainTokensOf(passage) : Array.from(matchesOf(passage.text, word), ({ 0: found, index }) => new PassageToken(passage, found, index));

/** Where the first letter of a sentence stands; after it all where it has none, so that every number in it opens it. */
function firstLetterOf(sentence: string): number {
  const at = sentence.search(letter);
  return at < 0 ? sentence.length : at;
}

/** The index of the first of the sentences that end after an offset. */
function firstEndingAfter(sentences: readonly Sentence[], offset: number): number {
  let from = 0;
  let to = sentences.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sentences[middle]?.end ?? 0) <= offset) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What a token is told late: whether it opens a sentence takes the sentences, and few tokens are asked. */
class PassageToken implements Token {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly #passage: Passage;
  readonly #isLower: boolean;
  #shape: Shape | undefined;

  /** `isLower` where it is known that the text has no capital. */
  constructor(passage: Passage, text: string, start: number, isLower = false) {
    this.start = start;
    this.end = start + text.length;
    this.text = text;
    this.#passage = passage;
    this.#isLower = isLower;
    if (isLower) this.#shape = "plain";
  }

  get word(): string {
    return this.#isLower ? this.text : this.text.toLowerCase();
  }

  get shape(): Shape {
    return (this.#shape ??= shapeOf(this.text));
  }

  get opens(): boolean {
    return this.#passage.opensAt(this.start);
  }
}

const joints = new Set(Array.from("'’&.-", (joint) => joint.charCodeAt(0)));

const isCapital = (code: number): boolean => code >= 65 && code <= 90;

/** The tokens of a plain passage. */
function plainTokensOf(passage: Passage): Token[] {
  const { text } = passage;
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; at += 1) {
    let code = text.charCodeAt(at);
    if (!isPlainLetterOrDigit(code)) continue;
    const start = at;
    let hasCapital = false;
    while (isPlainLetterOrDigit(code) || (joints.has(code) && isPlainLetterOrDigit(text.charCodeAt(at + 1)))) {
      hasCapital ||= isCapital(code);
      code = text.charCodeAt(++at);
    }
    tokens.push(new PassageToken(passage, text.slice(start, at), start, !hasCapital));
  }
  return tokens;
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
  const passage = new Passage(narrow(text.slice(block.start, block.end)), markup, block.kind === "heading");
  ofOthers.set(block, passage);
  return passage;
}

/** The text of a block alone. */
export const textOf = (document: Document, block: Block): string =>
  block.kind === "opaque" ? document.text.slice(block.start, block.end) : passageIn(document, block).text;

/** The same block with offsets into its own text, as if the text were nothing else. */
export function alone(document: Document, block: Block): Block {
  const { start, end, kind, structure } = block;
  const place = { start: 0, end: end - start, kind, structure };
  return kind === "opaque" ? { ...place, sentences: [], markup: [] } : blockWith(passageIn(document, block), place);
}
