import { countKinds, countWords, locking, Memory, parsing, type Document, type Lock, type LockedPart, type LockKind, type Span } from "@prosewell/prose";
import type { IdentifyLanguage } from "@prosewell/prose/language";
import { allowedRules, allowedStrength } from "../gate.ts";
import { spellingIn } from "../language/spelling.ts";
import { countMarks } from "../marks/count.ts";
import { leastWordsIn, marksIn } from "../packs/index.ts";
import type { Rule } from "../rule.ts";
import { ruleById } from "../rules/index.ts";
import type { Tagger } from "../tagger/tagger.ts";
import { strengths, tones, type BlockResult, type Hint, type Request, type Result, type Strength, type Stretch } from "../types.ts";
import { blockResult } from "./block-result.ts";
import { graft } from "./graft.ts";
import { applyChanges, type Passage } from "./passage.ts";
import { hintsIn } from "./hints-in.ts";
import { passagesOf, shifted } from "./passages.ts";
import { proved } from "./prove.ts";
import type { Recollection } from "./recollection.ts";
import { wholeResult } from "./result.ts";
import { rewritePassage, type Rewriting } from "./rewrite-passage.ts";
import type { Manner } from "./scene.ts";

/** Decisions about the whole text are made on this many words from its start, so that the rest can stream. */
const prefixWords = 2000;

/** What the engine loads before it can run. */
export interface Equipment {
  readonly tagger: Tagger | null;
  readonly identifyLanguage: IdentifyLanguage;
  /** What became of passages in earlier runs; without it, each run begins anew. */
  readonly recollection?: Recollection<Reading> | undefined;
}

/** What became of a passage; offsets are into its own text. */
export interface Reading extends Rewriting {
  readonly hints: readonly Hint[];
  /** Hits of marks; none in what is not prose. */
  readonly marks: { readonly before: number; readonly after: number };
}

/** How a text is rewritten at a strength: what its density of marks lets be done of what was asked. */
interface Way {
  readonly allowed: Strength | null;
  readonly active: readonly Rule[];
  readonly manner: Manner;
}

/**
 * The rewrite, block by block: yields each as it is done, and nothing where it may pause, and returns the whole. Throws `TypeError` for an
 * unknown tone or strength.
 */
export function* rewriteBlocks(
  request: Request,
  rules: readonly Rule[],
  { tagger, identifyLanguage, recollection }: Equipment,
): Generator<BlockResult | undefined, Result, void> {
  const { text, tone = "standard", strength = "standard", locked = [], stretches = [] } = request;
  mustBeOneOf("tone", tone, tones);
  mustBeOneOf("strength", strength, strengths);
  for (const stretch of stretches) mustBeOneOf("strength", stretch.strength, strengths);

  const memory = new Memory();
  const document = yield* parsing(text, { memory });
  const prefix = openingProse(document);
  const language = identifyLanguage(prefix);
  const parts = yield* locking(document, { locked, language });
  const known = marksIn(language);
  const [marked, worded, spelling] = [countMarks(prefix, known), countWords(prefix), spellingIn(prefix)];
  const wayOf = (asked: Strength): Way => {
    const allowed = allowedStrength(asked, marked, worded, leastWordsIn(language));
    const active = allowedRules(rules, { asked, strength: allowed, tone, language, tagged: tagger !== null });
    return { allowed, active, manner: { tone, strength: allowed ?? strengths[0], spelling } };
  };
  const ways: Partial<Record<Strength, Way>> = {};
  const way = (asked: Strength) => (ways[asked] ??= wayOf(asked));
  const { allowed, manner } = way(strength);

  const blocks: BlockResult[] = [];
  const foreign: Span[] = [];
  const marks = { before: 0, after: 0 };
  const found = countKinds([]);
  const read = (passage: Passage, own: readonly Stretch[]): Reading => {
    const made: Partial<Record<Strength, Rewriting>> = {};
    const at = (asked: Strength) => (made[asked] ??= rewritePassage(passage, way(asked).active, way(asked).manner, tagger, memory));
    const plain = at(strength);
    const mixed = own.reduce((changes, stretch) => graft(passage, changes, at(stretch.strength).changes, stretch), plain.changes);
    const rewriting = own.length === 0 ? plain : { ...plain, changes: proved(passage, mixed, memory) };
    const count = (changed: string) => (passage.block.kind === "opaque" ? 0 : countMarks(changed, known));
    const before = count(passage.text);
    const after = rewriting.changes.length === 0 ? before : count(applyChanges(passage.text, rewriting.changes));
    const hints = allowed === null || language !== "en" ? [] : hintsIn(passage, manner, tagger);
    return { ...rewriting, hints, marks: { before, after } };
  };
  for (const { start, ...own } of passagesOf(document, counted(parts, found), language)) {
    const passage = { ...own, start: 0 };
    const within = stretches.filter((stretch) => stretch.start < start + passage.text.length && start < stretch.end).map((stretch) => shifted(stretch, -start));
    // All that a reading depends on, what was decided for the whole text among it: an equal passage comes to the same.
    const all = () => JSON.stringify([passage, manner, strength, allowed, within]);
    const reading = recollection ? recollection.recall(all(), () => read(passage, within)) : read(passage, within);
    marks.before += reading.marks.before;
    marks.after += reading.marks.after;
    foreign.push(...reading.changes.filter((change) => change.foreign).map((change) => shifted(change, start)));
    const hints = reading.hints.map((hint) => shifted(hint, start));
    const block = blockResult(document, blocks.length, reading, ruleById, hints);
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
