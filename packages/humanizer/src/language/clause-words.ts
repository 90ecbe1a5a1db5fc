import type { Token } from "../rule.ts";
import { lowerOf } from "./noun-phrase.ts";

const hanging = /^(?:who|which|that|whose|whom|when|where|while|as|because|since|although|though|if|unless|until|after|before|once|whereas|what|how|why|whether|than|so|but|or|nor|yet)$/u;
const pronoun = /^(?:i|we|you|he|she|it|they)$/u;

/** Whether a word hangs another clause on what stands before it: not "as a rule", not "that rule". */
export const hangs = (token: Token): boolean => hanging.test(lowerOf(token)) && token.partOfSpeech !== "ADP" && token.partOfSpeech !== "DET";

export const isGerund = (token: Token | undefined): boolean => token?.partOfSpeech === "VERB" && token.text.endsWith("ing");

/** Whatever its tag: the tagger takes "lifting boxes" for two nouns. */
export const mayBeGerund = (token: Token | undefined): boolean =>
  token !== undefined && /ing$(?<=[aeiouy]\p{L}*ing)/u.test(token.text) && !/^(?:morning|evening|during|ceiling|sibling|according|regarding|including)$|thing$/u.test(token.text);

/** "The tests we ran": a clause without a word that hangs it on. */
export const isContact = (tokens: readonly Token[], at: number): boolean => pronoun.test(lowerOf(tokens[at])) && /^(?:NOUN|PROPN)$/u.test(tokens[at - 1]?.partOfSpeech ?? "");
