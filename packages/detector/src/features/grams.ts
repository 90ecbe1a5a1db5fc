import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";
import { join, spread } from "./hash.ts";

/** The n-grams of a range of tokens, as columns: each gram's id, and the tokens in which it ends and, where it can be quoted, begins. */
export interface Grams {
  readonly count: number;
  readonly ids: Uint32Array;
  readonly lasts: Uint32Array;
  readonly firsts: Uint32Array;
}

/** A family of n-grams: which runs of words, letters or grammatical symbols a text has. */
export interface Family {
  readonly name: string;
  /** The grams that end in tokens `from` to `to`. They stand until the family reads again. */
  readonly read: (tokens: Tokens, from: number, to: number) => Grams;
}

/** Columns that grow: one set for each family, since a text has twenty grams a word. */
class Columns implements Grams {
  count = 0;
  ids = new Uint32Array(4096);
  lasts = new Uint32Array(4096);
  firsts = new Uint32Array(4096);

  put(hash: number, last: number, first: number): void {
    if (this.count === this.ids.length) this.#grow();
    this.ids[this.count] = spread(hash);
    this.lasts[this.count] = last;
    this.firsts[this.count] = first;
    this.count += 1;
  }

  #grow(): void {
    const wider = (column: Uint32Array) => {
      const grown = new Uint32Array(2 * column.length);
      grown.set(column);
      return grown;
    };
    this.ids = wider(this.ids);
    this.lasts = wider(this.lasts);
    this.firsts = wider(this.firsts);
  }
}

function family(name: string, fill: (columns: Columns, tokens: Tokens, from: number, to: number) => void): Family {
  const columns = new Columns();
  return {
    name,
    read(tokens, from, to) {
      columns.count = 0;
      fill(columns, tokens, from, to);
      return columns;
    },
  };
}

const anyNumber = 77;

/** Words by themselves. */
const words = family("words", (columns, tokens, from, to) => {
  for (let at = from; at < to; at += 1) if (tokens.kinds[at] === token.word) columns.put((tokens.hashes[at] ?? 0) + 1, at, at);
});

/** Two words on end, whatever marks stand between. */
const pairs = family("pairs", (columns, tokens, from, to) => {
  let before = 0;
  let beforeAt = -1;
  for (let at = from; at < to; at += 1) {
    const tokenKind = tokens.kinds[at];
    if (tokenKind === token.mark) continue;
    const word = tokenKind === token.number ? anyNumber : (tokens.hashes[at] ?? 0);
    if (beforeAt >= 0) columns.put(join(before, word) + 2, at, beforeAt);
    before = word;
    beforeAt = at;
  }
});

const space = 0x20;
const zero = 0x30;
const hyphen = 0x2d;

/** Two to four letters and marks on end, spaced as in print. */
const letters = family("letters", (columns, tokens, from, to) => {
  let one = space;
  let two = 0;
  let three = 0;
  let known = 1;
  for (let at = from; at < to; at += 1) {
    const tokenKind = tokens.kinds[at];
    const start = tokens.letterStarts[at] ?? 0;
    const end = tokens.letterStarts[at + 1] ?? 0;
    const isJoined = tokenKind === token.mark || (at > from && tokens.kinds[at - 1] === token.mark && tokens.letters[tokens.letterStarts[at - 1] ?? 0] === hyphen);
    for (let unit = isJoined ? start : start - 1; unit < end; unit += 1) {
      const letter = unit < start ? space : tokenKind === token.number ? zero : (tokens.letters[unit] ?? 0);
      const pair = join(join(0, letter), one);
      columns.put(pair + 202, at, at);
      if (known > 1) {
        const triple = join(pair, two);
        columns.put(triple + 203, at, at);
        if (known > 2) columns.put(join(triple, three) + 204, at, at);
      }
      three = two;
      two = one;
      one = letter;
      known += 1;
    }
  }
});

const sentenceStart = 0x51ed270b;

/** Runs of symbols of a sentence's build, the sentence's start among them: of up to two, or of three and four. */
function builds(columns: Columns, tokens: Tokens, from: number, to: number, isLong: boolean): void {
  let two = 0;
  let three = 0;
  let four = 0;
  let known = 0;
  const step = (one: number, at: number) => {
    known += 1;
    const pair = join(one, two);
    if (isLong) {
      const triple = join(pair, three);
      if (known > 2) columns.put(triple + 103, at, at);
      if (known > 3) columns.put(join(triple, four) + 104, at, at);
    } else {
      columns.put(one + 101, at, at);
      if (known > 1) columns.put(pair + 102, at, at);
    }
    four = three;
    three = two;
    two = one;
  };
  let sentence = -1;
  for (let at = from; at < to; at += 1) {
    const owner = tokens.sentences[at] ?? 0;
    if (owner !== sentence) step(sentenceStart, at);
    sentence = owner;
    step(tokens.backbones[at] ?? 0, at);
  }
}

/** One or two grammatical words, marks and word classes on end. */
const joints = family("joints", (columns, tokens, from, to) => builds(columns, tokens, from, to, false));

/** Three or four of them: how sentences are built, whatever they are about. */
const build = family("build", (columns, tokens, from, to) => builds(columns, tokens, from, to, true));

/** Every family, in the order in which the weights hold them. */
export const families: readonly Family[] = [words, pairs, letters, joints, build];

/** Those whose grams can be quoted to a reader. */
export const quotable: readonly string[] = [words.name, pairs.name];
