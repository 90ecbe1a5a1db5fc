import type { Scene } from "../rule.ts";

/** A phrase that opens a sentence, up to the word that comes after it. Offsets are into the block's text. */
export interface Opener {
  readonly start: number;
  readonly end: number;
  readonly phrase: string;
  /** The sentence without the phrase. */
  readonly rest: string;
}

/** Words that lean on what comes before them: a sentence cannot begin with what is left. */
const leaning = /^(?:and|but|or|nor|so|yet|though|although|however|then|too|which|who|therefore|thus|as well)(?![\p{L}’'])/iu;
const threeWords = /^[\p{L}\p{N}]\S*\s+\S+\s+\S/u;

/** What `pattern` (anchored, with the comma and the space after it) finds at the sentence's start, when the rest can stand alone. */
export function findOpener({ text, sentence }: Scene, pattern: RegExp): Opener | null {
  const whole = text.slice(sentence.start, sentence.end);
  const phrase = pattern.exec(whole)?.[0];
  if (!phrase) return null;
  const rest = whole.slice(phrase.length);
  if (!threeWords.test(rest) || leaning.test(rest)) return null;
  return { start: sentence.start, end: sentence.start + phrase.length, phrase, rest };
}

const pronoun = /^(?:it|they|he|she|we|I|you|this|these)$/iu;

/** Whether a sentence that began with `rest` would begin as the one before does: with the same pronoun, or the same two words. */
export function beginsAlike({ text, block, index }: Scene, rest: string): boolean {
  const before = block.sentences[index - 1];
  if (!before) return false;
  const [one, other] = [text.slice(before.start, before.end), rest].map((sentence) => sentence.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u, 2));
  if (!one || !other || one[0] !== other[0]) return false;
  return pronoun.test(other[0] ?? "") || one[1] === other[1];
}
