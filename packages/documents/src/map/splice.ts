/** `text` in place of what stood between two offsets of a source. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The source with all splices made. They must not overlap; those at one place are made in the order given. */
export function splice(source: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of splices.toSorted((left, right) => left.from - right.from || left.to - right.to)) {
    parts.push(source.slice(at, from), text);
    at = to;
  }
  parts.push(source.slice(at));
  return parts.join("");
}
