import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";
import { hashOf } from "./hash.ts";

const hashes = (words: string) => new Set(words.split(" ").map(hashOf));
const comma = hashOf(",");
const colon = hashOf(":");
const and = hashOf("and");
const not = hashOf("not");
const but = hashOf("but");
const of = hashOf("of");
const the = hashOf("the");
const demonstratives = hashes("this these such");
const merely = hashes("just only merely simply solely");
const being = hashes("is are was were be been being");
const relatives = hashes("which who whose where");

/** Turns of phrase that generated prose is fond of, as a name for each, in the order of `structuresOf`. */
export const structureNames = [
  "three words in a list",
  "two open words joined",
  "two with one ending joined",
  "-ing after a comma",
  "-ing at the start",
  "-ly at the start",
  "this and a noun",
  "colon and a small letter",
  "not only",
  "not, then but",
  "passive",
  "which after a comma",
  "open words in a row",
  "longest row of open words",
  "the … of",
] as const;

const units = (text: string) => Array.from(text, (unit) => unit.charCodeAt(0));
const ing = units("ing");
const ly = units("ly");
const ed = units("ed");

/** How often each turn of phrase comes in a range of tokens. */
export function structuresOf(tokens: Tokens, from: number, to: number): number[] {
  const { hashes: words, kinds, closed, letters, letterStarts, sentences, capitals } = tokens;
  const isWord = (at: number) => at >= from && at < to && kinds[at] === token.word;
  const isOpen = (at: number) => isWord(at) && closed[at] === 0;
  const is = (at: number, hash: number) => at >= from && at < to && words[at] === hash;
  const isAmong = (at: number, set: ReadonlySet<number>) => at >= from && at < to && set.has(words[at] ?? 0);
  const endsIn = (at: number, ending: readonly number[]) => {
    const end = letterStarts[at + 1] ?? 0;
    if (end - (letterStarts[at] ?? 0) < ending.length + 2) return false;
    return ending.every((unit, place) => letters[end - ending.length + place] === unit);
  };
  const lastTwo = (at: number) => {
    const end = letterStarts[at + 1] ?? 0;
    return (letters[end - 1] ?? 0) * 0x10000 + (letters[end - 2] ?? 0);
  };
  const counts = structureNames.map(() => 0);
  const add = (place: number, by = 1) => (counts[place] = (counts[place] ?? 0) + by);
  let row = 0;
  let rows = 0;
  let inRows = 0;
  let longestRow = 0;
  let denied = -1;
  for (let at = from; at < to; at += 1) {
    const opens = at === from || sentences[at] !== sentences[at - 1];
    const owner = sentences[at] ?? 0;
    if (isOpen(at)) {
      row = opens ? 1 : row + 1;
      if (row === 1) rows += 1;
      inRows += 1;
      longestRow = Math.max(longestRow, row);
    } else row = 0;
    if (is(at, comma)) {
      if (isOpen(at - 1) && isOpen(at + 1) && is(at + 2, comma) && is(at + 3, and) && isOpen(at + 4)) add(0);
      if (isOpen(at + 1) && endsIn(at + 1, ing)) add(3);
      if (isAmong(at + 1, relatives)) add(11);
    } else if (is(at, and)) {
      if (isOpen(at - 1) && isOpen(at + 1)) {
        add(1);
        if (lastTwo(at - 1) === lastTwo(at + 1)) add(2);
      }
    } else if (is(at, colon)) {
      if (isWord(at + 1) && capitals[at + 1] === 0) add(7);
    } else if (is(at, not)) {
      if (isAmong(at + 1, merely)) add(8);
      denied = owner;
    } else if (is(at, but)) {
      if (denied === owner) add(9);
    } else if (isAmong(at, demonstratives)) {
      if (isOpen(at + 1)) add(6);
    } else if (isAmong(at, being)) {
      if ((isOpen(at + 1) && endsIn(at + 1, ed)) || (isOpen(at + 1) && endsIn(at + 1, ly) && isOpen(at + 2) && endsIn(at + 2, ed))) add(10);
    } else if (is(at, the)) {
      if (isOpen(at + 1) && is(at + 2, of)) add(14);
    }
    if (opens && isOpen(at)) {
      if (endsIn(at, ing)) add(4);
      if (endsIn(at, ly)) add(5);
    }
  }
  counts[12] = rows > 0 ? inRows / rows : 0;
  counts[13] = longestRow;
  return counts;
}
