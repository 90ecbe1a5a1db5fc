import type { Block, Document, Span } from "../document.ts";
import type { Lock, LockKind } from "../lock.ts";
import { passageIn, type Passage } from "../passage.ts";
import { isProse } from "../prose.ts";
import { ordered } from "../spans.ts";
import { finish, type Steps } from "../steps.ts";
import { citation } from "./citation.ts";
import { code } from "./code.ts";
import { countedIn } from "./counted/counted.ts";
import type { Finder, Finding } from "./finding.ts";
import type { LanguageWords } from "./languages/language.ts";
import { wordsIn } from "./languages/languages.ts";
import { link } from "./link.ts";
import { markup } from "./markup.ts";
import { math } from "./math.ts";
import { emphasised } from "./name/emphasised.ts";
import { namesOf } from "./name/name.ts";
import { Vocabulary } from "./name/vocabulary.ts";
import { number } from "./number.ts";
import { placeholder } from "./placeholder.ts";
import { quotation } from "./quotation.ts";
import { referenceBlocks } from "./references.ts";
import { isMasked, settle } from "./settle.ts";
import { termsOf, type Locked } from "./term.ts";

/** Every kind that a passage alone shows; names need the whole text, and terms the person's wish. */
const finders: readonly Finder[] = [number, citation, link, code, math, placeholder, quotation, markup, emphasised];

const opaqueKinds: Readonly<Record<string, LockKind>> = { quote: "quotation", code: "code", math: "math", reference: "link" };

const opaqueKind = ({ structure }: Block): LockKind => opaqueKinds[structure.slice(structure.lastIndexOf(" ") + 1)] ?? "markup";

/** What a passage shows by itself. */
const findingsIn = (passage: Passage, language: LanguageWords): Finding[] => {
  const found: Finding[] = [];
  for (const finder of finders) found.push(...finder(passage));
  found.push(...countedIn(passage, language));
  return found;
};

/** The passages of a document's prose blocks. */
export function* passagesOf(document: Document): Generator<Passage, void, void> {
  for (const block of document.blocks) if (isProse(block.kind)) yield passageIn(document, block);
}

/** Lets a vocabulary learn the words of a document. */
export function* learning(vocabulary: Vocabulary, document: Document): Steps<void> {
  for (const passage of passagesOf(document)) {
    vocabulary.read(passage);
    yield;
  }
}

/** A stretch of a document that shares no lock with the rest: a block and what follows it up to the next, or several where a lock runs on. */
export interface LockedPart {
  readonly blocks: readonly Block[];
  /** As {@link findLocks} gives them. */
  readonly locks: readonly Lock[];
}

interface Ground {
  readonly document: Document;
  readonly references: ReadonlySet<Block>;
  readonly vocabulary: Vocabulary;
  readonly language: LanguageWords;
}

function findingsOf(block: Block, { document, references, vocabulary, language }: Ground): Finding[] {
  const { start: by, end: to, kind: form } = block;
  if (!isProse(form)) return [{ kind: opaqueKind(block), start: by, end: to }];
  if (references.has(block)) return [{ kind: "citation", start: by, end: to }];
  const passage = passageIn(document, block);
  const found: Finding[] = [];
  for (const { kind, start, end, value } of passage.findings(language, findingsIn)) found.push({ kind, start: start + by, end: end + by, value });
  for (const { kind, start, end } of namesOf(passage, vocabulary)) found.push({ kind, start: start + by, end: end + by });
  return found;
}

const inOrder = (left: Span, right: Span) => left.start - right.start || right.end - left.end;

function lockedPart(blocks: readonly Block[], terms: readonly Finding[], ground: Ground): LockedPart {
  const { text } = ground.document;
  const findings = blocks.flatMap((block) => findingsOf(block, ground));
  const locks = settle(terms.length === 0 ? findings : [...findings, ...terms]).map(({ kind, start, end, value }): Lock => {
    const covered = text.slice(start, end);
    return { kind, start, end, text: covered, value: isMasked(kind) ? covered : (value ?? covered) };
  });
  for (const { start, end, structure: value } of blocks) locks.push({ kind: "structure", start, end, text: text.slice(start, end), value });
  return { blocks, locks: ordered(locks, inOrder) };
}

interface LockedPartsOptions extends Omit<FindLocksOptions, "names"> {
  /** Blocks to pass over. */
  readonly without?: ReadonlySet<Block>;
}

/** The locks of a document, part by part, whose names are told by a vocabulary that has read it. */
export function* lockedParts(document: Document, vocabulary: Vocabulary, { locked = [], language = "en", without }: LockedPartsOptions): Generator<LockedPart, void, void> {
  const { blocks } = document;
  const ground = { document, references: referenceBlocks(document), vocabulary, language: wordsIn(language) };
  const terms = [...termsOf(document, locked)].toSorted(inOrder);
  if (blocks.length === 0 && terms.length > 0) yield lockedPart([], terms, ground);
  let term = 0;
  for (let first = 0, next = 0; first < blocks.length; first = next) {
    const from = term;
    let reach = 0;
    // A part ends before the first block that no term of it reaches.
    do {
      next += 1;
      for (let wish = terms[term]; wish && wish.start < startOf(blocks[next]); wish = terms[++term]) reach = Math.max(reach, wish.end);
    } while (reach > startOf(blocks[next]));
    const part = blocks.slice(first, next);
    if (!part.every((block) => without?.has(block))) yield lockedPart(part, terms.slice(from, term), ground);
  }
}

const startOf = (block: Block | undefined): number => block?.start ?? Infinity;

/** What {@link findLocks} cannot see in the document itself. */
export interface FindLocksOptions {
  /** Words to leave alone wherever they stand as whole words, or spans as `[start, end]` in UTF-16 code units of the text. */
  readonly locked?: Locked;
  /** Words known to be names; at the start of a sentence, the text itself may not show it. */
  readonly names?: ReadonlySet<string>;
  /** BCP 47 code of the language whose words deny, allow, quantify and connect; English unless given, or where they are not known. */
  readonly language?: string;
}

/**
 * Everything in a document that a rewrite must keep, by start. Masked locks (see {@link isMasked}) never overlap one another,
 * and no counted one lies in a masked one; there is one `structure` lock for each block, over the whole of it.
 */
export const findLocks = (document: Document, options?: FindLocksOptions): Lock[] =>
  [...finish(locking(document, options))].flatMap(({ locks }) => locks);

/** {@link findLocks}, in steps and part by part: the document's words must be known before its first lock is, but not every lock. */
export function* locking(document: Document, { names, ...options }: FindLocksOptions = {}): Steps<Iterable<LockedPart>> {
  const vocabulary = new Vocabulary({ names, language: options.language });
  yield* learning(vocabulary, document);
  return lockedParts(document, vocabulary, options);
}
