/**
 * All matches of a global pattern, as `matchAll` gives them. That copies the pattern for every text it is asked about, and a copy is
 * slower than the pattern itself, which matters where every sentence of a book is asked.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === "") pattern.lastIndex += 1;
  }
  return found;
}
