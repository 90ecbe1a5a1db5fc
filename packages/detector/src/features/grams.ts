import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";
import { join, spread } from "./hash.ts";

/**
 * A family of n-grams: which runs of words, letters or grammatical symbols a text has. `each` names the grams that end in a
 * token, so that what a gram says can be laid at a place in the text; those of a token range are counted in one pass.
 */
export interface Family {
  readonly name: string;
  readonly each: (tokens: Tokens, from: number, to: number, visit: Visit) => void;
}

/** Takes a gram's id, and the tokens in which it ends and begins. */
export type Visit = (id: number, last: number, first: number) => void;

const anyNumber = 77;

/** One and two words on end, whatever marks stand between. */
const words: Family = {
  name: "words",
  each(tokens, from, to, visit) {
    let before = 0;
    let beforeAt = -1;
    for (let at = from; at < to; at += 1) {
      const tokenKind = tokens.kinds[at];
      if (tokenKind === token.mark) continue;
      const word = tokenKind === token.number ? anyNumber : (tokens.hashes[at] ?? 0);
      visit(spread(word + 1), at, at);
      if (beforeAt >= 0) visit(spread(join(before, word) + 2), at, beforeAt);
      before = word;
      beforeAt = at;
    }
  },
};

const sentenceStart = 0x51ed270b;

/** One to four grammatical words, marks and word classes on end: how sentences are built, whatever they are about. */
const build: Family = {
  name: "build",
  each(tokens, from, to, visit) {
    let [one, two, three] = [0, 0, 0];
    let known = 0;
    let sentence = -1;
    const step = (symbol: number, at: number) => {
      const pair = join(symbol, one);
      const triple = join(pair, two);
      visit(spread(symbol + 101), at, at);
      if (known > 0) visit(spread(pair + 102), at, at - 1);
      if (known > 1) visit(spread(triple + 103), at, at - 2);
      if (known > 2) visit(spread(join(triple, three) + 104), at, at - 3);
      [one, two, three] = [symbol, one, two];
      known += 1;
    };
    for (let at = from; at < to; at += 1) {
      const owner = tokens.sentences[at] ?? 0;
      if (owner !== sentence) {
        sentence = owner;
        step(sentenceStart, at);
      }
      step(tokens.backbones[at] ?? 0, at);
    }
  },
};

const space = 0x20;
const zero = 0x30;
const hyphen = 0x2d;

/** Two to four letters and marks on end, spaced as in print. */
const letters: Family = {
  name: "letters",
  each(tokens, from, to, visit) {
    let [one, two, three] = [space, 0, 0];
    let known = 1;
    for (let at = from; at < to; at += 1) {
      const tokenKind = tokens.kinds[at];
      const isApart = tokenKind !== token.mark && !(at > from && tokens.kinds[at - 1] === token.mark && tokens.letters[tokens.letterStarts[at - 1] ?? 0] === hyphen);
      const end = tokens.letterStarts[at + 1] ?? 0;
      for (let unit = (tokens.letterStarts[at] ?? 0) - (isApart ? 1 : 0); unit < end; unit += 1) {
        const letter = unit < (tokens.letterStarts[at] ?? 0) ? space : tokenKind === token.number ? zero : (tokens.letters[unit] ?? 0);
        const pair = join(join(0, letter), one);
        visit(spread(pair + 202), at, at);
        if (known > 1) {
          const triple = join(pair, two);
          visit(spread(triple + 203), at, at);
          if (known > 2) visit(spread(join(triple, three) + 204), at, at);
        }
        three = two;
        two = one;
        one = letter;
        known += 1;
      }
    }
  },
};

/** Every family, in the order in which the weights hold them. */
export const families: readonly Family[] = [words, letters, build];
