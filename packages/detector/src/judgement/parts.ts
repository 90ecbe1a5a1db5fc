import { token } from "../reading/token.ts";
import type { Tokens } from "../reading/tokens.ts";

/** A stretch of tokens that is judged as one text. */
export interface Part {
  readonly from: number;
  readonly to: number;
  readonly words: number;
}

/** The longest texts that the training has seen. */
const longest = 600;

/** Cuts a text between sentences into parts of like length, none much longer than what the training has seen. */
export function partsOf(tokens: Tokens, words: number): Part[] {
  const goal = words / Math.ceil(words / longest);
  const parts: Part[] = [];
  let from = 0;
  let inPart = 0;
  for (let at = 0; at < tokens.count; at += 1) {
    const opensSentence = at > 0 && tokens.sentences[at] !== tokens.sentences[at - 1];
    if (inPart >= longest || (opensSentence && inPart >= goal)) {
      parts.push({ from, to: at, words: inPart });
      from = at;
      inPart = 0;
    }
    if (tokens.kinds[at] !== token.mark) inPart += 1;
  }
  if (from < tokens.count) parts.push({ from, to: tokens.count, words: inPart });
  return parts;
}
