import type { Token } from "../rule.ts";
import { lowerOf, numberOf, singularOf } from "./noun-phrase.ts";

/** "This sudden change": what a sentence opens on when it points back. */
export interface PointingPhrase {
  /** The noun, as written, in lower case. */
  readonly noun: string;
  /** Its position among the tokens. */
  readonly at: number;
  /** Whether something tells more of it: "this lack of rain". */
  readonly isDescribed: boolean;
}

/** The text itself, what is no thing, and what would not be found again under another word. */
const kept = new Set(
  "amount analysis application article assignment blog book brief case chapter course day degree discussion dissertation document email episode essay evening exercise exploration fact figure film form guide handbook kind lack lesson letter manual manuscript means memo message module month morning much newsletter notice number one outline overview page paper part passage piece podcast poem point portion post presentation product project proposal questionnaire reason recipe report research review season section sense site sort study sum summary survey table template text thesis thing time toolkit tutorial type version video way webinar website week weekend work workshop year".split(
    " ",
  ),
);
/** It is told from others of its kind. */
const singled = /^(?:particular|specific|very|same|latter|last|first|second|one|two|three|kind|sort|type)$/u;
/** Nouns, where a preposition follows that no verb would take. */
const aims = /^(?:focus|shift|change|lack|need|reliance|emphasis|stress)$/u;
const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);
const mostTokens = 5;

/** "This aligns with it": one thing has no plural, so that it is a verb, whatever its tag. */
const disagrees = (tokens: readonly Token[], at: number): boolean => lowerOf(tokens[0]) === "this" && numberOf(lowerOf(tokens[at])) === "plural" && !inS.test(lowerOf(tokens[at]));
const inS = /^(?:atlas|bias|canvas|chaos|cosmos|ethos|gas|lens|pathos)$/u;

/** The phrase that opens on these tokens, the first of which points; null when it is none, or must stay as it is. */
export function pointingPhrase(tokens: readonly Token[]): PointingPhrase | null {
  if (singled.test(lowerOf(tokens[1]))) return null;
  let at = 1;
  while (at < mostTokens && (is(tokens[at], "ADJ") || [at - 1, at, at + 1].some((near) => near > 0 && lowerOf(tokens[near]) === "-") || (is(tokens[at], "NOUN") && is(tokens[at + 1], "NOUN")))) at += 1;
  // "This approach limits the load", "this focus on speed": the tagger takes the one for a noun, the other for a verb.
  const isVerb = is(tokens[at - 1], "NOUN") && /[^s]s$/u.test(lowerOf(tokens[at])) && (is(tokens[at + 1], "DET", "PRON") || disagrees(tokens, at));
  if (isVerb) at -= 1;
  const after = tokens[at + 1];
  const noun = lowerOf(tokens[at]);
  if (disagrees(tokens, at)) return null;
  if (!(is(tokens[at], "NOUN") || (at === 1 && aims.test(noun) && is(after, "ADP"))) || lowerOf(after).endsWith("ing") || kept.has(noun) || kept.has(singularOf(noun))) return null;
  return isVerb || is(after, "VERB", "AUX", "ADV", "PART", "ADP") || after?.text === "," ? { noun, at, isDescribed: is(after, "ADP") } : null;
}

/** Letters that words of one family share. */
const shared = 5;

/** Whether the sentence before has named the thing already. */
export const isNamedIn = (earlier: string, noun: string): boolean => earlier.toLowerCase().includes(noun.slice(0, shared));
