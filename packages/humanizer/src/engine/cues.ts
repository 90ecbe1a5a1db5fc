import type { Rule } from "../rule.ts";

const pieces = /[\p{L}\p{N}]+|[^\p{L}\p{N}\s]/gu;

/** By which piece a cue is looked up: the longest of a word with a hyphen or a phrase. */
const pieceOf = (cue: string): string => (cue.match(pieces) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? cue;

/** Tells, by a sentence's words and marks, which rules may have something to say of it: of most sentences, few. */
export class Cues {
  readonly #rules: readonly Rule[];
  /** Positions of the rules that are asked of every sentence. */
  readonly #always: readonly number[];
  readonly #byPiece = new Map<string, number[]>();

  constructor(rules: readonly Rule[]) {
    this.#rules = rules;
    this.#always = rules.flatMap(({ cues }, position) => (cues ? [] : [position]));
    for (const [position, { cues = [] }] of rules.entries()) {
      for (const piece of new Set(Array.from(cues, pieceOf))) {
        const known = this.#byPiece.get(piece);
        if (known) known.push(position);
        else this.#byPiece.set(piece, [position]);
      }
    }
  }

  /** The sentences, each by its position, that each rule is to be asked of, in the order of the rules. */
  askedOf(sentences: readonly string[]): readonly { readonly rule: Rule; readonly sentences: readonly number[] }[] {
    const asked = this.#rules.map((rule) => ({ rule, sentences: [] as number[] }));
    for (const [index, sentence] of sentences.entries()) {
      const positions = new Set(this.#always);
      for (const piece of sentence.toLowerCase().match(pieces) ?? []) for (const position of this.#byPiece.get(piece) ?? []) positions.add(position);
      for (const position of positions) asked[position]?.sentences.push(index);
    }
    return asked.filter((one) => one.sentences.length > 0);
  }
}

const made = new WeakMap<readonly Rule[], Cues>();

/** The cues of a list of rules, made once. */
export function cuesOf(rules: readonly Rule[]): Cues {
  const known = made.get(rules) ?? new Cues(rules);
  made.set(rules, known);
  return known;
}
