import { matchesOf } from "@prosewell/prose";
import type { Proposal, Scene } from "../rule.ts";
import { echoes, remember } from "./echo.ts";
import { earlierIn, laterIn } from "./words.ts";

/** A phrase that prose is better without, and what says the same. */
export interface PhraseSwap {
  /** Lower-case words of which one must be in the sentence, so that few patterns are tried. */
  readonly keys: readonly string[];
  /** Its match is the span that changes. */
  readonly pattern: RegExp;
  /** Best first; `$1` stands for what the first group found. */
  readonly to: readonly string[];
  /** What must not stand around it: signs that the thing itself is meant. */
  readonly literal?: RegExp;
  /** What must not stand right before it. */
  readonly before?: RegExp;
}

export type PhraseTable = ReadonlyMap<string, readonly PhraseSwap[]>;

export function compilePhrases(swaps: readonly PhraseSwap[]): PhraseTable {
  const table = new Map<string, PhraseSwap[]>();
  for (const swap of swaps) {
    for (const key of swap.keys) table.set(key, [...(table.get(key) ?? []), swap]);
  }
  return table;
}

const shortest = 4;
const stem = 6;
const rootOf = (word: string) => word.replace(/(?<=\p{L}{4})ing$/u, "").slice(0, stem);
/** The words of weight that a wording brings; "economy" is not new where "economic" goes, nor "speaking" where "speak" does. */
const newWords = (wording: string, old: string) => wording.split(" ").filter((word) => word.length >= shortest && !old.toLowerCase().includes(rootOf(word)));

/** In title case the phrase is part of a name or a headline; "I" has its capital anywhere. */
const titled = /^(?:\P{Ll}*\p{Ll}|\p{Lu}).*\s(?!I\s)\p{Lu}/su;

/** Every swap of the table that fits the sentence. */
export function* swapPhrases(scene: Scene, table: PhraseTable): Generator<Proposal> {
  const sentence = scene.text.slice(scene.sentence.start, scene.sentence.end);
  const found = new Set(scene.words().flatMap(({ lower }) => table.get(lower) ?? []));
  for (const { pattern, to, literal, before } of found) {
    for (const match of matchesOf(sentence, pattern)) {
      const start = scene.sentence.start + match.index;
      const end = start + match[0].length;
      if (titled.test(match[0]) || (match.index > 0 && /^\p{Lu}/u.test(match[0]))) continue;
      if (before?.test(earlierIn(scene, start))) continue;
      if (literal?.test(`${earlierIn(scene, start)}${laterIn(scene, end)}`)) continue;
      const after = to.map((wording) => wording.replace("$1", match[1] ?? "")).filter((wording) => !newWords(wording, match[0]).some((word) => echoes(scene, word)));
      if (after.length === 0) continue;
      remember(scene, after.flatMap((wording) => newWords(wording, match[0])));
      yield { start, end, after };
    }
  }
}
