import type { Sentence } from "@prosewell/prose";
import { fraction } from "../hash.ts";
import type { SpellingHabit } from "../language/spelling.ts";
import { writtenWordsIn } from "../language/words.ts";
import type { Scene, Token, WrittenWord } from "../rule.ts";
import type { Tagger } from "../tagger/tagger.ts";
import type { Strength, Tone } from "../types.ts";
import type { Passage } from "./passage.ts";
import { firstEndingAfter } from "./spans.ts";

export interface Manner {
  readonly tone: Tone;
  readonly strength: Strength;
  /** How the whole text spells; American unless given. */
  readonly spelling?: SpellingHabit;
}

/** What a rule may know of one sentence. Tagging is put off until a rule asks: most sentences hold no candidate. */
export function setScene(passage: Passage, sentence: Sentence, index: number, manner: Manner, tagger: Tagger | null): Scene {
  const { text, block, language, opensText, closesText, masked, key } = passage;
  let tokens: readonly Token[] | undefined;
  let byStart: Map<number, Token> | undefined;
  let words: readonly WrittenWord[] | undefined;

  const scene: Scene = {
    ...manner,
    text,
    block,
    sentence,
    index,
    language,
    opensText,
    closesText,
    tokens: () =>
      (tokens ??= (tagger?.tag(text.slice(sentence.start, sentence.end)) ?? []).map((token) => ({
        start: token.start + sentence.start,
        end: token.end + sentence.start,
        text: token.text,
        partOfSpeech: token.partOfSpeech,
      }))),
    tokenAt: (offset) => (byStart ??= new Map(scene.tokens().map((token) => [token.start, token]))).get(offset),
    words: () => (words ??= writtenWordsIn(text, sentence)),
    isLocked: (start, end, kinds) => {
      for (let next = firstEndingAfter(masked, start); ; next += 1) {
        const lock = masked[next];
        if (!lock || lock.start >= end) return false;
        if (kinds === undefined || kinds.includes(lock.kind)) return true;
      }
    },
    chance: (name) => fraction(`${key}\u0000${name}`),
  };
  return scene;
}
