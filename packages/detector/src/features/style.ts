import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";
import { hashOf } from "./hash.ts";
import { structureNames, structuresOf } from "./structure.ts";
import { groupsOf, wordGroups, type WordGroup } from "./word-groups.ts";

const markHash = {
  comma: hashOf(","),
  stop: hashOf("."),
  semicolon: hashOf(";"),
  colon: hashOf(":"),
  dash: hashOf("—"),
  question: hashOf("?"),
  exclamation: hashOf("!"),
  quote: hashOf('"'),
  bracket: hashOf("("),
  dots: hashOf("..."),
  hyphen: hashOf("-"),
  apostrophe: hashOf("'"),
  slash: hashOf("/"),
  percent: hashOf("%"),
};
const usual = new Set(Array.from(",.;:—?!\"()-'", hashOf));
const countedMarks = ["comma", "semicolon", "colon", "dash", "question", "exclamation", "quote", "bracket", "dots", "hyphen", "apostrophe", "slash", "percent"] as const;
const and = hashOf("and");
const or = hashOf("or");
const I = hashOf("i");

const endings = "ing ed ly tion ment ness ity ous ive al able ful ance ence ism er est s".split(" ");
const endingUnits = endings.map((ending) => Array.from(ending, (unit) => unit.charCodeAt(0)));

/** A new word each fifty: a measure of vocabulary that does not fall with length. */
const stretch = 50;

const openingGroups = ["the", "a", "this", "it", "but", "and", "so", "in", "I", "we", "you", "he", "they", "link", "while", "as", "if", "what", "that", "by"] as const satisfies readonly WordGroup[];

interface SentenceCounts {
  words: number;
  commas: number;
  opener: number;
  ending: number;
}

/** What one pass over the tokens counts. */
class Counts {
  words = 0;
  letters = 0;
  squares = 0;
  long = 0;
  veryLong = 0;
  shortWords = 0;
  closed = 0;
  openLetters = 0;
  names = 0;
  shouted = 0;
  numbers = 0;
  lowerI = 0;
  lowerStarts = 0;
  listsWithComma = 0;
  listsWithout = 0;
  firstCommaAt = 0;
  firstCommas = 0;
  stretches = 0;
  freshness = 0;
  readonly groups = new Float64Array(wordGroups.length);
  readonly endings = new Float64Array(endings.length);
  readonly marks = new Map<number, number>();
  readonly types = new Map<number, number>();
  readonly pairs = new Map<number, number>();
  readonly sentences: SentenceCounts[] = [];
  readonly structures: readonly number[];

  constructor(tokens: Tokens, from: number, to: number) {
    this.structures = structuresOf(tokens, from, to);
    let owner = -1;
    let before = 0;
    let inStretch = 0;
    let seen = new Set<number>();
    let sentence: SentenceCounts = { words: 0, commas: 0, opener: 0, ending: 0 };
    for (let at = from; at < to; at += 1) {
      if (tokens.sentences[at] !== owner) {
        owner = tokens.sentences[at] ?? 0;
        sentence = { words: 0, commas: 0, opener: 0, ending: 0 };
        this.sentences.push(sentence);
      }
      const hash = tokens.hashes[at] ?? 0;
      if (tokens.kinds[at] === token.mark) {
        this.#mark(hash, at + 1 < to ? (tokens.hashes[at + 1] ?? 0) : 0, sentence);
        continue;
      }
      sentence.words += 1;
      if (tokens.kinds[at] === token.number) {
        this.numbers += 1;
        continue;
      }
      this.#word(tokens, at, hash, sentence);
      if ((hash === and || hash === or) && at > from && tokens.hashes[at - 1] !== markHash.comma && sentence.commas > 0) this.listsWithout += 1;
      const pair = (Math.imul(before, 31) + hash) | 0;
      this.pairs.set(pair, (this.pairs.get(pair) ?? 0) + 1);
      before = hash;
      seen.add(hash);
      inStretch += 1;
      if (inStretch === stretch) {
        this.freshness += seen.size / stretch;
        this.stretches += 1;
        seen = new Set();
        inStretch = 0;
      }
    }
  }

  #mark(hash: number, next: number, sentence: SentenceCounts): void {
    this.marks.set(hash, (this.marks.get(hash) ?? 0) + 1);
    sentence.ending = hash;
    if (hash !== markHash.comma) return;
    if (sentence.commas === 0) {
      this.firstCommaAt += sentence.words;
      this.firstCommas += 1;
    }
    sentence.commas += 1;
    if ((next === and || next === or) && sentence.commas > 1) this.listsWithComma += 1;
  }

  #word(tokens: Tokens, at: number, hash: number, sentence: SentenceCounts): void {
    const start = tokens.letterStarts[at] ?? 0;
    const end = tokens.letterStarts[at + 1] ?? 0;
    const length = end - start;
    const capital = tokens.capitals[at] ?? 0;
    this.words += 1;
    this.letters += length;
    this.squares += length * length;
    if (length >= 7) this.long += 1;
    if (length >= 11) this.veryLong += 1;
    if (length <= 3) this.shortWords += 1;
    if (sentence.words === 1) {
      sentence.opener = hash;
      if (capital === 0) this.lowerStarts += 1;
    } else if (capital === 1 && hash !== I) this.names += 1;
    if (capital === 2) this.shouted += 1;
    if (hash === I && capital === 0) this.lowerI += 1;
    for (const group of groupsOf(hash)) this.groups[group] = (this.groups[group] ?? 0) + 1;
    this.types.set(hash, (this.types.get(hash) ?? 0) + 1);
    if (tokens.closed[at] === 1) {
      this.closed += 1;
      return;
    }
    this.openLetters += length;
    for (let place = 0; place < endingUnits.length; place += 1) {
      const units = endingUnits[place] ?? [];
      if (length < units.length + 2) continue;
      let back = 1;
      while (back <= units.length && tokens.letters[end - back] === units[units.length - back]) back += 1;
      if (back > units.length) this.endings[place] = (this.endings[place] ?? 0) + 1;
    }
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const meanOf = (values: readonly number[]) => (values.length > 0 ? sum(values) / values.length : 0);
const deviationOf = (values: readonly number[]) => {
  const mean = meanOf(values);
  return Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
};
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);

/** A measure of a stretch of text; a rate is per 1,000 words. */
type Measure = readonly [name: string, of: (counts: Counts) => number];

const rate = (name: string, of: (counts: Counts) => number): Measure => [name, (counts) => ratio(1000 * of(counts), counts.words)];
const bySentence = (name: string, of: (sentences: readonly SentenceCounts[]) => number): Measure => [name, ({ sentences }) => of(sentences)];
const lengths = (sentences: readonly SentenceCounts[]) => sentences.map(({ words }) => words);
const share = (sentences: readonly SentenceCounts[], test: (sentence: SentenceCounts) => boolean) => ratio(sentences.filter(test).length, sentences.length);
const quantile = (values: readonly number[], part: number) => values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;
const repeated = (counts: ReadonlyMap<number, number>) => sum(Array.from(counts.values(), (count) => count - 1));

const measures: readonly Measure[] = [
  ["word length", ({ letters, words }) => ratio(letters, words)],
  ["word length, deviation", ({ letters, squares, words }) => Math.sqrt(Math.max(0, ratio(squares, words) - ratio(letters, words) ** 2))],
  ["length of open words", ({ openLetters, words, closed }) => ratio(openLetters, words - closed)],
  rate("long words", ({ long }) => long),
  rate("very long words", ({ veryLong }) => veryLong),
  rate("short words", ({ shortWords }) => shortWords),
  rate("grammatical words", ({ closed }) => closed),
  rate("names", ({ names }) => names),
  rate("capitals", ({ shouted }) => shouted),
  rate("numbers", ({ numbers }) => numbers),
  rate("lower-case I", ({ lowerI }) => lowerI),
  ["sentences in lower case", ({ lowerStarts, sentences }) => ratio(lowerStarts, sentences.length)],
  bySentence("sentence length", (sentences) => meanOf(lengths(sentences))),
  bySentence("sentence length, deviation", (sentences) => deviationOf(lengths(sentences))),
  bySentence("sentence length, variation", (sentences) => ratio(deviationOf(lengths(sentences)), meanOf(lengths(sentences)))),
  bySentence("shortest sentence", (sentences) => quantile(lengths(sentences), 0)),
  bySentence("longest sentence", (sentences) => quantile(lengths(sentences), 1)),
  bySentence("sentence length, lower quarter", (sentences) => quantile(lengths(sentences), 0.25)),
  bySentence("sentence length, upper quarter", (sentences) => quantile(lengths(sentences), 0.75)),
  bySentence("short sentences", (sentences) => share(sentences, ({ words }) => words < 7)),
  bySentence("long sentences", (sentences) => share(sentences, ({ words }) => words > 30)),
  bySentence("change of sentence length", (sentences) => {
    const all = lengths(sentences);
    return ratio(meanOf(all.slice(1).map((length, at) => Math.abs(length - (all[at] ?? 0)))), meanOf(all));
  }),
  bySentence("commas in a sentence", (sentences) => meanOf(sentences.map(({ commas }) => commas))),
  bySentence("sentences without comma", (sentences) => share(sentences, ({ commas }) => commas === 0)),
  bySentence("commas in a sentence, deviation", (sentences) => deviationOf(sentences.map(({ commas }) => commas))),
  ["place of the first comma", ({ firstCommaAt, firstCommas }) => ratio(firstCommaAt, firstCommas)],
  ...countedMarks.map((name) => rate(`mark: ${name}`, ({ marks }) => marks.get(markHash[name]) ?? 0)),
  bySentence("sentences ending in !", (sentences) => share(sentences, ({ ending }) => ending === markHash.exclamation)),
  bySentence("sentences ending in ?", (sentences) => share(sentences, ({ ending }) => ending === markHash.question)),
  bySentence("sentences with no end", (sentences) => share(sentences, ({ ending }) => ![markHash.stop, markHash.question, markHash.exclamation, markHash.quote].includes(ending))),
  ["kinds of marks", ({ marks }) => marks.size],
  rate("odd marks", ({ marks }) => sum([...marks].map(([hash, count]) => (usual.has(hash) ? 0 : count)))),
  rate("lists with a last comma", ({ listsWithComma }) => listsWithComma),
  rate("lists without a last comma", ({ listsWithout }) => listsWithout),
  ["share of last commas", ({ listsWithComma, listsWithout }) => (listsWithComma + 0.5) / (listsWithComma + listsWithout + 1)],
  ["new words in fifty", ({ freshness, stretches, types, words }) => (stretches > 0 ? freshness / stretches : ratio(types.size, words))],
  ["vocabulary", ({ types, words }) => ratio(types.size, Math.sqrt(words))],
  ["words used once", ({ types }) => ratio([...types.values()].filter((count) => count === 1).length, types.size)],
  rate("words repeated", ({ types, words }) => ratio(sum(Array.from(types.values(), (count) => count * (count - 1))), Math.max(1, words - 1))),
  rate("pairs repeated", ({ pairs }) => repeated(pairs)),
  ...openingGroups.map((group) => bySentence(`opening: ${group}`, (sentences) => share(sentences, ({ opener }) => groupsOf(opener).includes(wordGroups.indexOf(group))))),
  bySentence("different openings", (sentences) => ratio(new Set(sentences.map(({ opener }) => opener)).size, sentences.length)),
  ...wordGroups.map((group, place) => rate(`words: ${group}`, ({ groups }) => groups[place] ?? 0)),
  ...endings.map((ending, place) => rate(`ending: ${ending}`, (counts) => counts.endings[place] ?? 0)),
  ...structureNames.map((name, place) => (name.includes("row") ? ([name, ({ structures }: Counts) => structures[place] ?? 0] as const) : rate(name, ({ structures }) => structures[place] ?? 0))),
  ["length", ({ words }) => Math.log(Math.max(1, words))],
];

/** What each entry of `styleOf` measures. */
export const styleNames: readonly string[] = measures.map(([name]) => name);

/** Rhythm, vocabulary, marks and manner of a range of tokens, as numbers. */
export function styleOf(tokens: Tokens, from: number, to: number): Float32Array {
  const counts = new Counts(tokens, from, to);
  return Float32Array.from(measures, ([, of]) => of(counts));
}
