import type { Block, Document } from "../document.ts";
import { groupBy } from "../group-by.ts";
import { countKinds, type Lock, type LockKind } from "../lock.ts";
import { learning, lockedParts } from "../locks/find-locks.ts";
import { Vocabulary } from "../locks/name/vocabulary.ts";
import type { Locked } from "../locks/term.ts";
import { Memory } from "../memory.ts";
import { parsing } from "../parse.ts";
import { finish, type Steps } from "../steps.ts";
import { commonBlocks } from "./common-blocks.ts";
import { excuseCorrections } from "./excuse-corrections.ts";
import { excuseNames } from "./excuse-names.ts";

/** What became of a text's locks in another text. */
export interface LockComparison {
  /** How many locks of each kind are in both. */
  readonly kept: Record<LockKind, number>;
  /** Locks of the first text that the second lacks; offsets are into the first. */
  readonly lost: Lock[];
  /** Locks of the second text that the first lacks; offsets are into the second. */
  readonly added: Lock[];
}

/** What {@link compareLocks} cannot see in the texts themselves. */
export interface CompareLocksOptions {
  /** What was to be left alone in the first text, as in {@link findLocks}. A span is looked for by its words in the second. */
  readonly locked?: Locked;
  /** As in {@link findLocks}: the language of both texts. */
  readonly language?: string;
  /** As in {@link parse}: what was read before. */
  readonly memory?: Memory;
}

const key = ({ kind, value }: Lock) => `${kind} ${value}`;

/** Takes from both lists the locks that have an equal in the other; each answers for one. */
function withoutPairs(before: readonly Lock[], after: readonly Lock[]) {
  const open = groupBy(after, key);
  const kept: Lock[] = [];
  const lost: Lock[] = [];
  for (const lock of before) (open.get(key(lock))?.pop() ? kept : lost).push(lock);
  const left = new Set([...open.values()].flat());
  return { kept, lost, added: after.filter((lock) => left.has(lock)) };
}

/**
 * Compares what two texts state, by counting: each lock of the one must have an equal in the other, of the same kind and value,
 * wherever it stands. It knows of no edits, so that it judges any rewrite, whoever made it.
 */
export const compareLocks = (before: Document | string, after: Document | string, options?: CompareLocksOptions): LockComparison =>
  finish(comparing(before, after, options));

/** {@link compareLocks}, in steps. */
export function* comparing(
  before: Document | string,
  after: Document | string,
  { locked = [], language = "en", memory = new Memory() }: CompareLocksOptions = {},
): Steps<LockComparison> {
  const first = typeof before === "string" ? yield* parsing(before, { memory }) : before;
  const second = typeof after === "string" ? yield* parsing(after, { memory }) : after;
  const vocabulary = new Vocabulary({ language });
  yield* learning(vocabulary, first);
  yield* learning(vocabulary, second);

  const terms = locked.map((wish) => (typeof wish === "string" ? wish : first.text.slice(wish[0], wish[1])));
  const common = terms.length === 0 ? commonBlocks(first, second) : { before: none, after: none };
  const kept = countKinds([]);
  const own: Lock[] = [];
  for (const { blocks, locks } of lockedParts(first, vocabulary, { locked: terms, language })) {
    // What stands in both is counted as it goes by: a book has too many locks to keep.
    if (blocks.every((block) => common.before.has(block))) count(kept, locks);
    else own.push(...locks);
    yield;
  }
  const others: Lock[] = [];
  for (const { locks } of lockedParts(second, vocabulary, { locked: terms, language, without: common.after })) {
    others.push(...locks);
    yield;
  }
  const paired = withoutPairs(own, others);
  const names = excuseNames(paired, first, second);
  const { excused, lost, added } = language === "en" ? excuseCorrections(names, first, second) : { ...names, excused: [] };
  for (const locks of [paired.kept, names.excused, excused]) count(kept, locks);
  return { kept, lost, added };
}

const none: ReadonlySet<Block> = new Set();

function count(kinds: Record<LockKind, number>, locks: readonly Lock[]): void {
  for (const { kind } of locks) kinds[kind] += 1;
}
