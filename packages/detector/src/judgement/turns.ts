import { hashOf } from "../features/hash.ts";
import { groupsOf, wordGroups, type WordGroup } from "../features/word-groups.ts";
import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";
import type { Run } from "./without.ts";

/** A turn of phrase where it stands in a sentence. */
export interface Turn {
  readonly kind: keyof typeof turnTexts;
  readonly shown: Run;
  /** What must go for the turn to be gone, while the sentence stays one. */
  readonly hole: Run;
}

/** What is said of a turn; `quoted` are the words that it stands on. */
export const turnTexts = {
  connective: (quoted: string) => `Opens with a connective, “${quoted}”, as generated prose often does.`,
  three: (quoted: string) => `Lists things by threes: “${quoted}”.`,
  trailing: (quoted: string) => `Adds a comment in a trailing “-ing” clause: “${quoted}”.`,
  contrast: (quoted: string) => `Sets up a contrast by “${quoted}”.`,
  dash: () => "Sets words off by a dash.",
  abstract: (quoted: string) => `Speaks of things in the abstract: “${quoted}”.`,
  alike: (quoted: string) => `Joins two words of like meaning or form: “${quoted}”.`,
  favourite: (quoted: string) => `“${quoted}” is a favourite word of generated prose.`,
} as const;

const comma = hashOf(",");
const dash = hashOf("—");
const and = hashOf("and");
const not = hashOf("not");
const of = hashOf("of");
const the = hashOf("the");
const inWord = hashOf("in");
const merely = new Set(["just", "only", "merely", "simply", "solely"].map(hashOf));
const summaries = new Set(["conclusion", "addition", "summary", "essence", "contrast", "short", "sum"].map(hashOf));

const units = (text: string) => Array.from(text, (unit) => unit.charCodeAt(0));
const ing = units("ing");
const ly = units("ly");
const nominal = ["tion", "sion", "ment", "ness", "ity", "ance", "ence"].map(units);

const places = (...names: readonly WordGroup[]) => names.map((name) => wordGroups.indexOf(name));
const link = places("link");
const abstract = places("abstract");
const favourites = places("abstract", "praise", "further", "trailing");

/** How many words an item of a list of three may have, and how many tokens a trailing clause. */
const longestItem = 3;
const longestTrail = 24;

/** The turns of phrase in the sentence of tokens `from` to `to`, in order. */
export function turnsOf(tokens: Tokens, from: number, to: number): Turn[] {
  const { hashes, kinds, closed, letters, letterStarts, capitals } = tokens;
  const isWord = (at: number) => at >= from && at < to && kinds[at] === token.word;
  const isOpen = (at: number) => isWord(at) && closed[at] === 0;
  const is = (at: number, hash: number) => at >= from && at < to && hashes[at] === hash;
  const isIn = (at: number, groups: readonly number[]) => isWord(at) && groupsOf(hashes[at] ?? 0).some((group) => groups.includes(group));
  const endsIn = (at: number, ending: readonly number[]) => {
    const end = letterStarts[at + 1] ?? 0;
    return end - (letterStarts[at] ?? 0) >= ending.length + 2 && ending.every((unit, place) => letters[end - ending.length + place] === unit);
  };
  const sharesEnding = (one: number, other: number) => {
    const [end, otherEnd] = [letterStarts[one + 1] ?? 0, letterStarts[other + 1] ?? 0];
    return letters[end - 1] === letters[otherEnd - 1] && letters[end - 2] === letters[otherEnd - 2] && letters[end - 3] === letters[otherEnd - 3];
  };
  const turns: Turn[] = [];
  const add = (kind: Turn["kind"], shown: readonly [number, number], hole = shown) => {
    turns.push({ kind, shown: { first: shown[0], last: shown[1] }, hole: { first: hole[0], last: hole[1] } });
  };

  if (isIn(from, link) && is(from + 1, comma)) add("connective", [from, from], [from, from + 1]);
  if (is(from, inWord) && summaries.has(hashes[from + 1] ?? 0) && is(from + 2, comma)) add("connective", [from, from + 1], [from, from + 2]);

  let denied = -1;
  for (let at = from; at < to; at += 1) {
    if (is(at, comma)) {
      const trail = isOpen(at + 1) && endsIn(at + 1, ing) ? at + 1 : isOpen(at + 2) && endsIn(at + 1, ly) && endsIn(at + 2, ing) ? at + 2 : 0;
      if (trail > 0 && capitals[trail] === 0) {
        let last = trail;
        while (last + 1 < to && kinds[last + 1] !== token.mark) last += 1;
        if (last > trail && last - at <= longestTrail) add("trailing", [at + 1, last], [at, last]);
      }
      const second = itemAt(at + 1);
      if (second > 0 && is(at + second + 1, comma) && is(at + second + 2, and)) {
        const third = itemAt(at + second + 3);
        const first = Math.min(second, wordsBefore(at));
        const list = trimmed(at - first, at + second + 2 + Math.max(1, Math.min(third, second)));
        if (first > 0 && list) add("three", list, [at, at + second]);
      }
    } else if (is(at, not)) {
      if (merely.has(hashes[at + 1] ?? 0) && at + 1 < to) denied = at;
      if (denied === at) add("contrast", [at, at + 1]);
    } else if (is(at, dash)) {
      if (at > from && isWord(at + 1)) add("dash", [at, at]);
    } else if (is(at, the) && is(at + 2, of)) {
      if (isIn(at + 1, abstract) || nominal.some((ending) => isOpen(at + 1) && endsIn(at + 1, ending))) add("abstract", [at, at + 2]);
    } else if (is(at, and)) {
      if (isOpen(at - 1) && isOpen(at + 1) && capitals[at + 1] === 0 && sharesEnding(at - 1, at + 1)) add("alike", [at - 1, at + 1], [at, at + 1]);
    } else if (isIn(at, favourites)) add("favourite", [at, at]);
  }
  return turns;

  /** A list without the grammatical words before it, and up to a word with a sense; nothing where there is none in reach. */
  function trimmed(start: number, end: number): [first: number, last: number] | null {
    let first = start;
    while (isWord(first) && !isOpen(first)) first += 1;
    let last = end;
    while (isWord(last) && !isOpen(last) && last < end + longestItem) last += 1;
    return isOpen(first) && isOpen(last) ? [first, last] : null;
  }

  /** How many words the item has that begins at a token; 0 where it is too long. */
  function itemAt(start: number): number {
    let length = 0;
    while (isWord(start + length)) length += 1;
    return length <= longestItem ? length : 0;
  }

  function wordsBefore(end: number): number {
    let length = 0;
    while (isWord(end - 1 - length)) length += 1;
    return length;
  }
}
