import type { Block, Document } from "../document.ts";
import type { Lock, LockKind } from "../lock.ts";
import { isProse } from "../prose.ts";
import { citation } from "./citation.ts";
import { code } from "./code.ts";
import { countedIn } from "./counted/counted.ts";
import type { LanguageWords } from "./languages/language.ts";
import { wordsIn } from "./languages/languages.ts";
import { link } from "./link.ts";
import { markup } from "./markup.ts";
import { math } from "./math.ts";
import { emphasised } from "./name/emphasised.ts";
import { namesOf } from "./name/name.ts";
import { vocabularyOf, type Vocabulary } from "./name/vocabulary.ts";
import { number } from "./number.ts";
import { passageOf, type Finder, type Finding, type Passage } from "./passage.ts";
import { placeholder } from "./placeholder.ts";
import { quotation } from "./quotation.ts";
import { referenceBlocks } from "./references.ts";
import { isMasked, settle } from "./settle.ts";
import { termsOf, type Locked } from "./term.ts";

/** Every kind that a passage alone shows; names need the whole text, and terms the person's wish. */
const finders: readonly Finder[] = [number, citation, link, code, math, placeholder, quotation, markup, emphasised];

const opaqueKinds: Readonly<Record<string, LockKind>> = { quote: "quotation", code: "code", math: "math", reference: "link" };

const opaqueKind = ({ structure }: Block): LockKind => opaqueKinds[structure.slice(structure.lastIndexOf(" ") + 1)] ?? "markup";

const passages = new WeakMap<Document, readonly Passage[]>();

/** The passages of a document's prose blocks. */
export function passagesOf(document: Document): readonly Passage[] {
  const known = passages.get(document);
  if (known) return known;
  const found = document.blocks.filter(({ kind }) => isProse(kind)).map((block) => passageOf(document, block));
  passages.set(document, found);
  return found;
}

function* findingsOf(document: Document, vocabulary: Vocabulary, locked: Locked, language: LanguageWords): Generator<Finding> {
  const references = referenceBlocks(document);
  for (const block of document.blocks) {
    if (!isProse(block.kind)) yield { kind: opaqueKind(block), start: block.start, end: block.end };
    else if (references.has(block)) yield { kind: "citation", start: block.start, end: block.end };
  }
  for (const passage of passagesOf(document)) {
    const { start } = passage.block;
    if (references.has(passage.block)) continue;
    for (const finder of finders) {
      for (const finding of finder(passage)) yield { ...finding, start: finding.start + start, end: finding.end + start };
    }
    for (const finding of countedIn(passage, language)) yield { ...finding, start: finding.start + start, end: finding.end + start };
    for (const finding of namesOf(passage, vocabulary)) yield { ...finding, start: finding.start + start, end: finding.end + start };
  }
  yield* termsOf(document, locked);
}

/** The locks of a document whose names are told by a vocabulary, which other texts may share. */
export function locksWith(document: Document, vocabulary: Vocabulary, { locked = [], language = "en" }: Omit<FindLocksOptions, "names">): Lock[] {
  const { text, blocks } = document;
  const locks = settle([...findingsOf(document, vocabulary, locked, wordsIn(language))]).map(({ kind, start, end, value }): Lock => {
    const covered = text.slice(start, end);
    return { kind, start, end, text: covered, value: isMasked(kind) ? covered : (value ?? covered) };
  });
  const structure = blocks.map(
    ({ start, end, structure: value }): Lock => ({ kind: "structure", start, end, text: text.slice(start, end), value }),
  );
  return [...locks, ...structure].toSorted((left, right) => left.start - right.start || right.end - left.end);
}

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
export const findLocks = (document: Document, { names, ...options }: FindLocksOptions = {}): Lock[] =>
  locksWith(document, vocabularyOf(passagesOf(document), { names, language: options.language }), options);
