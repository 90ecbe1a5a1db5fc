import type { Document } from "../document.ts";
import type { Lock } from "../lock.ts";
import { passagesOf } from "../locks/find-locks.ts";

const word = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&.-]*/gu;
const namePart = /[\p{Lu}\p{N}]/u;

/** The words that make a lock a name; of one that is set apart in italics, all of it. */
function nameWords({ text }: Lock): string[] {
  const parts = (text.match(word) ?? []).filter((part) => namePart.test(part));
  return parts.length > 0 ? parts : [text];
}

/** Counts words, of which each may be taken once. */
class Bag {
  private readonly counts = new Map<string, number>();
  constructor(words: Iterable<string>) {
    for (const one of words) this.counts.set(one, (this.counts.get(one) ?? 0) + 1);
  }
  take(one: string): boolean {
    const count = this.counts.get(one) ?? 0;
    if (count > 0) this.counts.set(one, count - 1);
    return count > 0;
  }
}

/** Words that open sentences with a capital: a name may hide among them. */
function* openingWords(document: Document): Generator<string> {
  for (const { tokens } of passagesOf(document)) {
    for (const { opens, text } of tokens) if (opens && namePart.test(text)) yield text.replace(/['’]s?$/, "");
  }
}

const lowered = (one: string) => one.charAt(0).toLowerCase() + one.slice(1);

/** Words that stand in lower case in one text and open a sentence in the other: their capital is the sentence's. */
function raised(from: Document, to: Document): ReadonlySet<string> {
  // What leans on a word with an apostrophe can go without it: "qu'à Lyon", "À Lyon".
  const plain = new Set([...passagesOf(from)].flatMap(({ tokens }) => tokens.flatMap(({ text }) => [text, text.replace(/^\p{L}{1,7}['’]/u, "")])));
  return new Set([...openingWords(to)].filter((one) => plain.has(lowered(one))));
}

/**
 * Names that only changed their company are kept: where one run of capitals ends and the next begins depends on the words
 * around it, and at the start of a sentence a name can look like any word.
 */
export function excuseNames({ lost, added }: { lost: readonly Lock[]; added: readonly Lock[] }, before: Document, after: Document) {
  const isName = ({ kind }: Lock) => kind === "name";
  const lostNames = lost.filter(isName);
  const addedNames = added.filter(isName);
  if (lostNames.length + addedNames.length === 0) return { excused: [], lost: [...lost], added: [...added] };

  const unmatched = (locks: readonly Lock[], others: readonly Lock[], own: Document, other: Document) => {
    const named = new Bag(others.flatMap(nameWords));
    const opening = new Bag(openingWords(other));
    const capitalised = raised(other, own);
    return new Set(locks.filter((lock) => !nameWords(lock).every((one) => named.take(one) || opening.take(one) || capitalised.has(one))));
  };
  const gone = unmatched(lostNames, addedNames, before, after);
  const fresh = unmatched(addedNames, lostNames, after, before);
  return {
    excused: lostNames.filter((lock) => !gone.has(lock)),
    lost: lost.filter((lock) => !isName(lock) || gone.has(lock)),
    added: added.filter((lock) => !isName(lock) || fresh.has(lock)),
  };
}
