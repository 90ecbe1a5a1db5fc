import { countKinds, countWords, locking, Memory, parsing, type Document, type Lock, type LockedPart, type LockKind, type Span } from "@prosewell/prose";
import type { IdentifyLanguage } from "@prosewell/prose/language";
import { allowedRules, allowedStrength } from "../gate.ts";
import { spellingIn } from "../language/spelling.ts";
import { countMarks } from "../marks/count.ts";
import { leastWordsIn, marksIn } from "../packs/index.ts";
import type { Rule } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { strengths, tones, type BlockResult, type Request, type Result } from "../types.ts";
import { applyChanges } from "./passage.ts";
import { hintsIn } from "./hints-in.ts";
import { passagesOf, shifted } from "./passages.ts";
import { blockResult, wholeResult } from "./result.ts";
import { rewritePassage } from "./rewrite-passage.ts";

/** Decisions about the whole text are made on this many words from its start, so that the rest can stream. */
const prefixWords = 2000;

/** What the engine loads before it can run. */
export interface Equipment {
  readonly tagger: Tagger | null;
  readonly identifyLanguage: IdentifyLanguage;
}

/**
 * The rewrite, block by block: yields each as it is done, and nothing where it may pause, and returns the whole. Throws `TypeError` for an
 * unknown tone or strength.
 */
export function* rewriteBlocks(
  request: Request,
  rules: readonly Rule[],
  { tagger, identifyLanguage }: Equipment,
): Generator<BlockResult | undefined, Result, void> {
  const { text, tone = "standard", strength = "standard", locked = [] } = request;
  mustBeOneOf("tone", tone, tones);
  mustBeOneOf("strength", strength, strengths);

  const memory = new Memory();
  const document = yield* parsing(text, { memory });
  const prefix = openingProse(document);
  const language = identifyLanguage(prefix);
  const parts = yield* locking(document, { locked, language });
  const known = marksIn(language);
  const allowed = allowedStrength(strength, countMarks(prefix, known), countWords(prefix), leastWordsIn(language));
  const active = allowedRules(rules, { asked: strength, strength: allowed, tone, language, tagged: tagger !== null });
  const manner = { tone, strength: allowed ?? strengths[0], spelling: spellingIn(prefix) };

  const blocks: BlockResult[] = [];
  const foreign: Span[] = [];
  const marks = { before: 0, after: 0 };
  const found = countKinds([]);
  for (const passage of passagesOf(document, counted(parts, found), language)) {
    const rewriting = rewritePassage(passage, active, manner, tagger, memory);
    if (passage.block.kind !== "opaque") {
      const before = countMarks(passage.text, known);
      marks.before += before;
      marks.after += rewriting.changes.length === 0 ? before : countMarks(applyChanges(passage.text, rewriting.changes), known);
    }
    foreign.push(...rewriting.changes.filter((change) => change.foreign).map((change) => shifted(change, passage.start)));
    const hints = allowed === null || language !== "en" ? [] : hintsIn(passage, manner, tagger);
    const block = blockResult(document, blocks.length, rewriting, hints);
    blocks.push(block);
    yield block;
  }
  const terms = locked.filter((lock) => typeof lock === "string");
  return yield* wholeResult({ document, found, terms, blocks, marks, language, foreign, memory });
}

/** The locks of the parts, each counted as it goes by: a book has too many to keep. */
function* counted(parts: Iterable<LockedPart>, found: Record<LockKind, number>): Generator<Lock, void, void> {
  for (const { locks } of parts) {
    for (const { kind } of locks) found[kind] += 1;
    yield* locks;
  }
}

/** The prose with which a text opens, up to the block that holds its 2,000th word. */
function openingProse({ text, blocks }: Document): string {
  const parts: string[] = [];
  let words = 0;
  for (const block of blocks) {
    if (block.kind === "opaque") continue;
    const part = text.slice(block.start, block.end);
    parts.push(part);
    words += countWords(part);
    if (words >= prefixWords) break;
  }
  return parts.join("\n");
}

function mustBeOneOf(name: string, value: string, known: readonly string[]): void {
  if (!known.includes(value)) throw new TypeError(`Unknown ${name} "${value}". Known: ${known.join(", ")}.`);
}
