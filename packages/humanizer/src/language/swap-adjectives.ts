import type { Proposal, Scene, Token, WrittenWord } from "../rule.ts";
import { compared } from "./comparison.ts";
import { echoes, remember } from "./echo.ts";
import { lowerOf, nounPhraseAt } from "./noun-phrase.ts";
import { earlierIn, isCapitalised, laterIn } from "./words.ts";

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

export type AdjectiveTable = ReadonlyMap<string, readonly Entry[]>;

/** For one word, the first entry that has a wording decides. */
export function compileAdjectives(swaps: readonly AdjectiveSwap[]): AdjectiveTable {
  const table = new Map<string, Entry[]>();
  for (const swap of swaps) {
    const nouns = new Map(Object.entries(swap.nouns ?? {}).flatMap(([heads, to]) => heads.split(" ").map((head) => [head, to] as const)));
    table.set(swap.word, [...(table.get(swap.word) ?? []), { ...swap, nouns }]);
  }
  return table;
}

/** "Key but unsightly" joins what does not match. */
const unjoined = new Set("central core key main major many new".split(" "));
/** "More key" is no English, and "more new" is another thing. */
const ungraded = new Set([...unjoined, "sound", "changing", "fast-moving"]);
const comparison = /(?<!\p{L})(more|most)\s$/iu;
const degrees = /(?<!\p{L})(?:(?:more|most|less) [\p{L}-]+,? and|more|most|less|least|very|so|as|too|how|equally|particularly|especially|increasingly|quite|rather|extremely|highly|absolutely|truly|incredibly|deeply|both)\s$/iu;
/** "Not crucial" does not say "not important". */
const negated = /(?<!\p{L})(?:not|no|never|nor|neither|without|hardly|scarcely|\p{L}+n['’]t)(?:\s\p{L}+){0,2}\s$/iu;

/** Every swap of the table that fits the sentence. */
export function* swapAdjectives(scene: Scene, table: AdjectiveTable): Generator<Proposal> {
  for (const [index, word] of scene.words().entries()) {
    const entries = table.get(word.lower);
    if (!entries || isCapitalised(word, index === 0)) continue;
    const after = entries.map((entry) => wordingsFor(scene, word, entry).filter((wording) => !echoes(scene, wording))).find(({ length }) => length > 0);
    if (!after) continue;
    remember(scene, after);
    yield* graded(scene, word, after);
  }
}

/** After "more" and "most" those that take an ending come with it, or else all keep the word. */
function* graded(scene: Scene, { start, end }: WrittenWord, wordings: readonly string[]): Generator<Proposal> {
  const found = comparison.exec(earlierIn(scene, start));
  const degree = found?.[1]?.toLowerCase() === "more" ? "comparative" : "superlative";
  const ended = found ? wordings.flatMap((wording) => compared(wording, degree) ?? []) : [];
  if (found && ended.length > 0) yield { start: start - found[0].length, end, after: ended };
  else yield { start, end, after: wordings };
}

function wordingsFor(scene: Scene, word: WrittenWord, entry: Entry): readonly string[] {
  const before = earlierIn(scene, word.start);
  const rest = laterIn(scene, word.end);
  if (negated.test(before) || entry.unless?.test(rest) || entry.unlessBefore?.test(before)) return [];
  // Without parts of speech it does not show what the adjective belongs to.
  if (!entry.to && scene.tokens().length === 0) return [];
  const wordings = entry.to ?? byPlace(scene.tokens(), word, entry) ?? predicative(entry, before, rest);
  const fitting = degrees.test(before) ? wordings.filter((wording) => !ungraded.has(wording)) : wordings;
  if (!/^,? (?:and|but|yet|or) /u.test(rest)) return fitting;
  // "More robust and open" shares its "more".
  return fitting.filter((wording) => !unjoined.has(wording) && !(comparison.test(before) && compared(wording, "comparative")));
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
