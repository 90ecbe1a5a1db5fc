import type { Entry } from "./phrase.ts";

/** Entries by the words of their phrases, one word a step. */
export interface Trie {
  readonly next: Map<string, Trie>;
  /** Those whose phrase ends here; those with a condition come first. */
  readonly entries: Entry[];
}

const empty = (): Trie => ({ next: new Map(), entries: [] });

export function trieOf(lexicon: readonly Entry[]): Trie {
  const root = empty();
  for (const entry of lexicon) {
    let node = root;
    for (const word of entry.phrase.split(" ")) {
      const child = node.next.get(word) ?? empty();
      node.next.set(word, child);
      node = child;
    }
    if (entry.when) node.entries.unshift(entry);
    else node.entries.push(entry);
  }
  return root;
}
