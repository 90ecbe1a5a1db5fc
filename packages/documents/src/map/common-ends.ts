const tokens = (text: string) => text.match(/\s+|\S+/gu) ?? [];

/** How many characters two texts share at their starts and at their ends, by whole words and whole gaps between them. */
export function commonEnds(before: string, after: string): { readonly left: number; readonly right: number } {
  const first = tokens(before);
  const second = tokens(after);
  const most = Math.min(first.length, second.length);
  let head = 0;
  while (head < most && first[head] === second[head]) head += 1;
  let tail = 0;
  while (tail < most - head && first.at(-1 - tail) === second.at(-1 - tail)) tail += 1;
  const length = (parts: readonly string[]) => parts.reduce((sum, part) => sum + part.length, 0);
  return { left: length(first.slice(0, head)), right: tail === 0 ? 0 : length(first.slice(-tail)) };
}
