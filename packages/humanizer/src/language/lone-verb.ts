import type { Token } from "../rule.ts";
import { hiddenAt } from "./hidden-verb.ts";
import { lowerOf, numberOf } from "./noun-phrase.ts";
import type { FiniteVerb } from "./verb-group.ts";
import { bases, be, does, have, is, isAdverb, isName, modals, opens, participles, pasts, plainBefore } from "./verb-words.ts";

/** How a verb without auxiliaries is used: `bare` is a form without a subject, `none` no verb of a clause at all. */
export type LoneReading = "third" | "base" | "past" | "bare" | "none" | "unclear";

/** Bare forms that end as a third person does. */
const endsInS = new Set("focus refocus bias".split(" "));
/** Verbs that take another without "to": "helps users choose", "made them leave". */
const takesBare = new Set("help helps helped helping let lets letting make makes made making have has had see sees saw watch watched".split(" "));
const relative = /^(?:who|which|that)$/u;
const subjects = /^(?:i|you|he|she|it|we|they|who|which|that|this|these|those|there|everyone|someone|nobody|many|most|some|others)$/u;
const possessive = /^(?:my|your|his|her|its|our|their|whose|['’]s)$/u;

/** Reads a verb; `last` is the finite verb before it, and `bare` where the last verb without a subject stands. */
export function readLoneVerb(tokens: readonly Token[], at: number, last: FiniteVerb | undefined, bare: number): LoneReading {
  const word = lowerOf(tokens[at]);
  const before = tokens[plainBefore(tokens, at)];
  const previous = lowerOf(before);
  if (word.endsWith("ing") || word === "like" || (participles.has(word) && !pasts.has(word) && !bases.has(word))) return "none";
  if (is(before, "DET", "ADJ", "ADP") || possessive.test(previous)) return "none";
  const isPast = pasts.has(word) || (word.endsWith("ed") && word.length > 3 && !bases.has(word));
  if (isPast && bases.has(word)) return isSingular(before) ? "past" : "unclear";
  if (isPast) return pastReading(tokens, at, before, last);

  if (word.endsWith("s") && !word.endsWith("ss") && !endsInS.has(word)) return is(before, "VERB") && !previous.endsWith("ing") ? "unclear" : "third";
  if (is(before, "CCONJ")) {
    if (bare > (last?.main ?? -1)) return "bare";
    if (last?.tense === "modal") return "none";
    return last?.beside === "base" ? "base" : "unclear";
  }
  if (followsBareTaker(tokens, at)) return "bare";
  return isName(before) || opens.test(previous) || previous === "," ? "base" : "unclear";
}

const isSingular = (token: Token | undefined) => /^(?:he|she|it)$/u.test(lowerOf(token)) || (is(token, "NOUN") && numberOf(lowerOf(token)) === "singular");

/** "helps users choose": with one thing between. */
function followsBareTaker(tokens: readonly Token[], at: number): boolean {
  for (const token of tokens.slice(Math.max(0, at - 8), at).toReversed()) {
    if (is(token, "VERB", "AUX")) return takesBare.has(lowerOf(token));
    if (opens.test(lowerOf(token)) || is(token, "PUNCT")) return false;
  }
  return false;
}

const hangsOn = /^(?:when|while|though|although|if|unless|until|once)$/u;

const goesOnBehindComma = (tokens: readonly Token[], at: number): boolean => {
  const comma = tokens.findIndex(({ text }, index) => index > at && text === ",");
  const next = tokens.slice(comma + 1).find(({ partOfSpeech }) => partOfSpeech !== "ADV");
  return comma > 0 && (is(next, "AUX") || (is(next, "VERB") && !lowerOf(next).endsWith("ing")));
};

/** "sold" after its subject, or "goods sold abroad". */
function pastReading(tokens: readonly Token[], at: number, before: Token | undefined, last: FiniteVerb | undefined): LoneReading {
  if (!participles.has(lowerOf(tokens[at])) && !lowerOf(tokens[at]).endsWith("ed")) return "past";
  if (!before || is(before, "PART") || lowerOf(tokens[at + 1]) === "by") return "none";
  if (is(before, "PRON") && subjects.test(lowerOf(before))) return "past";
  // "Nets, often left in the sun, can tear", "the dam, when opened in spring, floods": set between a subject and its verb.
  if (hangsOn.test(lowerOf(before)) || (before.text === "," && !last && is(tokens[at + 1], "ADP", "ADV") && goesOnBehindComma(tokens, at))) return "none";
  // "Sailors, traders, and retired clerks met": it describes the next of a list.
  if (is(before, "CCONJ") && !last && is(tokens[at + 1], "NOUN") && hasFinite(tokens.slice(at + 1))) return "none";
  // "It shows ways and means tied to trade"
  if (last?.tense === "present" && is(before, "NOUN") && is(tokens[at + 1], "ADP") && lowerOf(tokens[at - 2]) === "and" && !tokens.slice(last.main + 1, at).some((token) => opens.test(lowerOf(token)) || token.text === ",")) return "none";
  if (is(before, "CCONJ") || before.text === ",") {
    // "The mills, with wheels like the power loom, raised wages": what has an object behind a comma is no participle.
    if (last?.tense === "present" && before.text === "," && last.main === last.at && is(tokens[at + 1], "NOUN", "DET")) return "unclear";
    if (last) return last.tense === "past" ? "past" : "none";
    return before.text === "," && !hasFinite(tokens.slice(at + 1)) && !tokens.some((_, index) => index > at && hiddenAt(tokens, index)) ? "past" : "unclear";
  }
  if (!isName(before) && !(is(before, "VERB") && before.text.endsWith("ing"))) return "none";
  // "The film blows the lid off the faults built in": a thing straight before an article does something to what follows.
  if (!last && is(tokens[at + 1], "ADP") && tokens.some((token, index) => index < at && is(token, "NOUN") && is(tokens[index + 1], "DET") && is(tokens[index - 1], "NOUN", "PROPN") && token.text.endsWith("s"))) return "unclear";
  if (!last && ((is(tokens[at + 1], "NOUN", "ADJ") && hiddenAt(tokens, at - 1)) || mayDescribe(tokens, at) || tokens.some((_, index) => index < at - 1 && hiddenAt(tokens, index) === "third"))) return "unclear";
  if (!last) return hasFinite(tokens.slice(at + 1)) ? "none" : "past";
  const parted = tokens.slice(last.main + 1, at).some((token) => opens.test(lowerOf(token)) || /^[,;:—–]$/u.test(token.text) || is(token, "CCONJ"));
  if (parted) return last.tense === "past" ? "past" : "unclear";
  // "A firm that makes toys closed": the first verb only describes.
  return relative.test(lowerOf(tokens[plainBefore(tokens, last.at)])) && !hasFinite(tokens.slice(at + 1)) ? "past" : "none";
}

/** Adverbs that say nothing of how a thing is. */
const ofSentence = /^(?:then|nonetheless|nevertheless|later|eventually|also|soon|never|finally|still|thus|therefore|however|subsequently|initially|first|once|again|instead|meanwhile|ultimately)$/u;

/** "Schools use advanced tools", "the test shows greatly improved sight": a word that could describe the next behind one that could be the verb. */
function mayDescribe(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at + 1], "NOUN")) return false;
  if (isAdverb(tokens[at - 1])) return !ofSentence.test(lowerOf(tokens[at - 1]));
  const [one, other] = [tokens[at - 2], tokens[at - 1]];
  return is(one, "NOUN", "PROPN", "PRON") && is(other, "NOUN") && numberOf(lowerOf(one)) === "plural" && numberOf(lowerOf(other)) === "singular";
}

/** Whether the same clause goes on to a plain finite verb. */
function hasFinite(run: readonly Token[]): boolean {
  const end = run.findIndex((token) => opens.test(lowerOf(token)) || /^(?:but|yet)$/u.test(lowerOf(token)));
  return run.slice(0, end < 0 ? run.length : end).some((token, index) => {
    const word = lowerOf(token);
    if (is(token, "AUX")) return be.has(word) || have.has(word) || does.has(word) || modals.has(word);
    return is(token, "VERB") && isName(run[plainBefore(run, index)]) && !word.endsWith("ing") && (pasts.has(word) || !participles.has(word));
  });
}
