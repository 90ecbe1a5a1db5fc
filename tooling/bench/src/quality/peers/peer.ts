/** Something else that rewrites prose without a network or a language model. */
export interface Peer {
  readonly name: string;
  readonly rewrite: (text: string) => string | Promise<string>;
}

/** A place and what is put there. */
export interface Replacement {
  readonly start: number;
  readonly end: number;
  readonly wording: string;
}

/** The text with every replacement made; where two overlap, the first stands. */
export function replaced(text: string, replacements: readonly Replacement[]): string {
  let out = "";
  let from = 0;
  for (const { start, end, wording } of replacements.toSorted((one, other) => one.start - other.start)) {
    if (start < from) continue;
    out += text.slice(from, start) + wording;
    from = end;
  }
  return out + text.slice(from);
}
