import { token } from "../reading/token.ts";
import { hashOf, spread } from "./hash.ts";
import { closedClass } from "./closed-class.ts";

/** What a token is to the build of its sentence. */
export interface Backbone {
  readonly symbol: number;
  /** Whether it is a grammatical word, which stands for itself. */
  readonly isClosed: boolean;
}

/** Endings by which an open word is classed; the first that fits counts. */
const endings =
  "ingly ly ing ed tions tion sion ments ment ness ities ity ous ive ically ical ic al able ible ize ise izes ized ful less ance ence ism ists ist ship ers er est ies es s y en".split(
    " ",
  );

const open = (name: string): Backbone => ({ symbol: spread(hashOf(`<${name}>`)) | 0, isClosed: false });
const name = open("Name");
const year = open("year");
const smallNumber = open("small");
const otherNumber = open("number");
const short = open("short");
const middle = open("middle");
const long = open("long");

const closed = new Map(closedClass.map((word): [number, Backbone] => [hashOf(word), { symbol: spread(hashOf(word)) | 0, isClosed: true }]));

interface Ending {
  readonly units: readonly number[];
  readonly backbone: Backbone;
}

const byLastLetter = new Map<number, Ending[]>();
for (const ending of endings) {
  const units = Array.from(ending, (unit) => unit.charCodeAt(0));
  const last = units.at(-1) ?? 0;
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), { units, backbone: open(ending) }]);
}

/** The letters of a word, as `Tokens` holds them. */
interface Written {
  readonly letters: Uint16Array;
  readonly start: number;
  readonly end: number;
}

const endsIn = ({ letters, end }: Written, units: readonly number[]) => {
  for (let back = 1; back <= units.length; back += 1) if (letters[end - back] !== units[units.length - back]) return false;
  return true;
};

/** The word's class where it is an open one. */
function classOf(word: Written): Backbone {
  const length = word.end - word.start;
  for (const { units, backbone } of byLastLetter.get(word.letters[word.end - 1] ?? 0) ?? []) {
    if (length >= units.length + 2 && endsIn(word, units)) return backbone;
  }
  if (length <= 4) return short;
  return length <= 7 ? middle : long;
}

const one = 0x31;
const two = 0x32;

function numberOf({ letters, start, end }: Written): Backbone {
  if (end - start === 4 && (letters[start] === one || letters[start] === two)) return year;
  return end - start <= 2 ? smallNumber : otherNumber;
}

/** A grammatical word is itself, any other its class by ending and length; a mark is itself. */
export function backboneOf(kind: number, hash: number, written: Written, isName: boolean): Backbone {
  if (kind === token.mark) return { symbol: spread(hash) | 0, isClosed: false };
  if (kind === token.number) return numberOf(written);
  return closed.get(hash) ?? (isName ? name : classOf(written));
}
