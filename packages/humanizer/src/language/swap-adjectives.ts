import type { Proposal, Scene, Token } from "../rule.ts";
import { echoes, remember } from "./echo.ts";
import { lowerOf, nounPhraseAt } from "./noun-phrase.ts";
import { earlierIn, isCapitalised, laterIn, type WrittenWord, wordsOf } from "./words.ts";

/** An adjective or adverb that prose is better without, and what says the same, best first. */
export interface AdjectiveSwap {
  readonly word: string;
  /** Right before any noun and after any verb. */
  readonly to?: readonly string[];
  /** Before a noun; keys hold head nouns in the singular, with spaces between. */
  readonly nouns?: Readonly<Record<string, readonly string[]>>;
  /** Before any other noun. */
  readonly attributive?: readonly string[];
  /** After a verb, with no noun to follow. */
  readonly predicative?: readonly string[];
  /** What must stand before, or come right after, a predicative one. */
  readonly predicativeAfter?: RegExp;
  readonly predicativeNext?: RegExp;
  /** What must not come right after the word, from its first space or mark on. */
  readonly unless?: RegExp;
  /** What must not stand earlier in the sentence. */
  readonly unlessBefore?: RegExp;
}

interface Entry extends Omit<AdjectiveSwap, "nouns"> {
  readonly nouns: ReadonlyMap<string, readonly string[]>;
}

export type AdjectiveTable = ReadonlyMap<string, Entry>;

export function compileAdjectives(swaps: readonly AdjectiveSwap[]): AdjectiveTable {
  return new Map(
    swaps.map((swap) => [
      swap.word,
      { ...swap, nouns: new Map(Object.entries(swap.nouns ?? {}).flatMap(([heads, to]) => heads.split(" ").map((head) => [head, to] as const))) },
    ]),
  );
}

/** "More key" is no English: these take no degree. */
const ungraded = new Set("key major main many central".split(" "));
/** And these take theirs as an ending: "stronger", not "more strong". */
const takesEnding = /^(?:[^aeiou]*[aeiou]+[^aeiou]*e?|steady|busy|heavy)$/u;
const compared = /(?<!\p{L})(?:more|most)\s$/iu;
const degrees = /(?<!\p{L})(?:more|most|less|least|very|so|as|too|how|equally|particularly|especially|increasingly|quite|rather|extremely|highly|absolutely|truly|incredibly|deeply|both)\s$/iu;
/** "Not crucial" does not say "not important". */
const negated = /(?<!\p{L})(?:not|no|never|nor|neither|without|hardly|scarcely|\p{L}+n['’]t)(?:\s\p{L}+){0,2}\s$/iu;

/** Every swap of the table that fits the sentence. */
export function* swapAdjectives(scene: Scene, table: AdjectiveTable): Generator<Proposal> {
  for (const [index, word] of wordsOf(scene).entries()) {
    const entry = table.get(word.lower);
    if (!entry || isCapitalised(word, index === 0)) continue;
    const after = wordingsFor(scene, word, entry).filter((wording) => !echoes(scene, wording));
    if (after.length === 0) continue;
    remember(scene, after);
    yield { start: word.start, end: word.end, after };
  }
}

function wordingsFor(scene: Scene, word: WrittenWord, entry: Entry): readonly string[] {
  const before = earlierIn(scene, word.start);
  const rest = laterIn(scene, word.end);
  if (negated.test(before) || entry.unless?.test(rest) || entry.unlessBefore?.test(before)) return [];
  // Without parts of speech it does not show what the adjective belongs to.
  if (!entry.to && scene.tokens().length === 0) return [];
  const wordings = entry.to ?? byPlace(scene.tokens(), word, entry) ?? predicative(entry, before, rest);
  const graded = degrees.test(before) ? wordings.filter((wording) => !ungraded.has(wording)) : wordings;
  // "Key but unsightly" joins what does not match.
  if (/^,? (?:and|but|yet|or) /u.test(rest)) return graded.filter((wording) => !ungraded.has(wording) && !compared.test(before));
  return compared.test(before) ? graded.filter((wording) => !takesEnding.test(wording)) : graded;
}

const predicative = (entry: Entry, before: string, rest: string): readonly string[] =>
  (entry.predicativeAfter?.test(before) ?? true) && (entry.predicativeNext?.test(rest) ?? true) ? (entry.predicative ?? []) : [];

/** The wordings for the noun that the adjective belongs to; null when there is none. */
function byPlace(tokens: readonly Token[], word: WrittenWord, entry: Entry): readonly string[] | null {
  const follows = tokens.findIndex(({ start }) => start >= word.end);
  const next = tokens[follows];
  const qualifies = next && (["NOUN", "PROPN", "ADJ", "NUM", "CCONJ"].includes(next.partOfSpeech) || lowerOf(next) === "," || /(?:ing|ed)$/.test(lowerOf(next)));
  const noun = qualifies ? nounPhraseAt(tokens, follows) : null;
  // After a comma or "and", only a phrase that began before the adjective can still be waiting for its noun.
  const waiting = next && (next.partOfSpeech === "CCONJ" || lowerOf(next) === ",") ? opensPhrase(tokens, follows) : true;
  if (noun && waiting) return entry.nouns.get(noun.head) ?? entry.attributive ?? [];
  return null;
}

function opensPhrase(tokens: readonly Token[], follows: number): boolean {
  const before = tokens.slice(Math.max(0, follows - 4), follows - 1).toReversed();
  const closest = before.find(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "ADJ");
  return closest?.partOfSpeech === "DET" || closest?.partOfSpeech === "ADP";
}
