const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];

/** The share of a text's words that are not in the longest sequence that it has in common with another. */
export function wordsChanged(before: string, after: string): number {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length === 0) return 0;
  let row = new Uint32Array(other.length + 1);
  for (const word of one) {
    const next = new Uint32Array(other.length + 1);
    for (let at = 1; at <= other.length; at += 1) {
      next[at] = word === other[at - 1] ? (row[at - 1] ?? 0) + 1 : Math.max(row[at] ?? 0, next[at - 1] ?? 0);
    }
    row = next;
  }
  return 1 - (row[other.length] ?? 0) / one.length;
}
