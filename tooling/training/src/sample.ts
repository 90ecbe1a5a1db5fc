import { passageOf, styleOf, type Tokens } from "@prosewell/detector/training";
import type { Passage } from "./passages.ts";
import { countGrams, type GramCounts } from "./vocabulary.ts";

/** A text as it is learned from: read with the detector's own eyes. */
export interface Sample {
  readonly passage: Passage;
  readonly isGenerated: boolean;
  readonly words: number;
  readonly tokens: Tokens;
  readonly grams: readonly GramCounts[];
  readonly style: Float32Array;
}

export function sampleOf(passage: Passage): Sample {
  const { tokens, words } = passageOf(passage.text);
  return { passage, isGenerated: passage.label === "ai", words, tokens, grams: countGrams(tokens), style: styleOf(tokens, 0, tokens.count) };
}
