import type { Token } from "../rule.ts";

/** Tells the parts of speech of a sentence. */
export interface Tagger {
  /** Tokens in order, with offsets into `sentence`; empty when the sentence cannot be tagged. */
  tag(sentence: string): Token[];
}
