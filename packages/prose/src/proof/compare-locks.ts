import type { Document } from "../document.ts";
import { groupBy } from "../group-by.ts";
import { countKinds, type Lock, type LockKind } from "../lock.ts";
import { locksWith, passagesOf } from "../locks/find-locks.ts";
import { vocabularyOf } from "../locks/name/vocabulary.ts";
import type { Locked } from "../locks/term.ts";
import { parse } from "../parse.ts";
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
export function compareLocks(before: Document | string, after: Document | string, { locked = [], language = "en" }: CompareLocksOptions = {}): LockComparison {
  const first = typeof before === "string" ? parse(before) : before;
  const second = typeof after === "string" ? parse(after) : after;
  const vocabulary = vocabularyOf([...passagesOf(first), ...passagesOf(second)], { language });
  const terms = locked.map((wish) => (typeof wish === "string" ? wish : first.text.slice(wish[0], wish[1])));
  const paired = withoutPairs(locksWith(first, vocabulary, { locked: terms, language }), locksWith(second, vocabulary, { locked: terms, language }));
  const { excused, lost, added } = excuseNames(paired, first, second);

  return { kept: countKinds([...paired.kept, ...excused]), lost, added };
}
