import type { Token } from "../rule.ts";
import { hiddenAt, hiddenVerb, isAdverb, plainBefore } from "./hidden-verb.ts";
import type { VerbForm } from "./inflection.ts";
import { lowerOf, numberOf } from "./noun-phrase.ts";
import { irregularVerbs } from "./verb-forms.ts";

/** When something holds: `modal` is what may, will or should be. */
export type Tense = "present" | "past" | "perfect" | "modal";

/** A verb that a clause stands on, with its auxiliaries: "has since been sold". Positions are among the tokens. */
export interface FiniteVerb {
  readonly at: number;
  /** The verb itself; the auxiliary when no verb follows it. */
  readonly main: number;
  readonly tense: Tense;
  readonly voice: "active" | "passive" | "linking";
  /** The form that a verb takes to stand beside it: "sells … and buys", "can sell … and buy", "has sold … and bought". */
  readonly beside: VerbForm;
  readonly denied: boolean;
}

const be = new Set("is are am was were 's ’s 're ’re 'm ’m".split(" "));
const have = new Set("has have had 've ’ve".split(" "));
const does = new Set("does do did".split(" "));
const modals = new Set("can could may might must shall should will would ca wo 'll ’ll 'd ’d".split(" "));
const pastAuxiliaries = new Set("was were had did".split(" "));
const pluralAuxiliaries = new Set("are 're ’re am 'm ’m have 've ’ve do".split(" "));
const linking = /^(?:bec[ao]m|remain|stay|seem|feel|felt|appear|look|sound)/u;
const denial = /^(?:not|n't|n’t|never|hardly|scarcely|barely|neither|nor|no|little|few)$/u;

const irregular = Object.entries(irregularVerbs).map(([base, forms]) => {
  const [past = "", participle = ""] = forms.split(" ");
  return { base, pasts: past.split("|"), participles: participle.split("|") };
});
const bases = new Set([...irregular.map(({ base }) => base), ..."need feed seed exceed proceed succeed bleed breed weed speed heed embed shed wed".split(" ")]);
const pasts = new Set(irregular.flatMap((verb) => verb.pasts));
const participles = new Set(irregular.flatMap((verb) => verb.participles));
/** Bare forms that end as a third person does. */
const endsInS = new Set("focus refocus bias".split(" "));

/** Verbs that take another without "to": "helps users choose", "made them leave". */
const takesBare = new Set("help helps helped helping let lets letting make makes made making have has had see sees saw watch watched".split(" "));
const opens = /^(?:who|which|that|whose|whom|when|where|while|as|because|since|although|though|if|unless|until|after|before|once|whereas|what|how|why|whether|than|so)$/u;
const relative = /^(?:who|which|that)$/u;
const subjects = /^(?:i|you|he|she|it|we|they|who|which|that|this|these|those|there|everyone|someone|nobody|many|most|some|others)$/u;

const possessive = /^(?:my|your|his|her|its|our|their|whose|['’]s)$/u;

const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);
const isName = (token: Token | undefined) => is(token, "NOUN", "PROPN", "PRON", "NUM", "X", "SYM");

/** The finite verbs of a run of tokens, in order; null when a word in it may be one or not, and nothing around it tells. */
export function finiteVerbs(run: readonly Token[]): readonly FiniteVerb[] | null {
  // A capital within a sentence makes a name, whatever the tag says.
  const tokens = run.map((token, at): Token => (at > 0 && is(token, "VERB") && /^\p{Lu}/u.test(token.text) ? { ...token, partOfSpeech: "PROPN" } : token));
  const found: FiniteVerb[] = [];
  /** Where the last verb without a subject stands ("to find"), which another may be joined to. */
  let bare = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // "over-parameterized"
    if (!is(token, "VERB", "AUX") || tokens[at - 1]?.text === "-" || tokens[at + 1]?.text === "-") continue;
    if (lowerOf(tokens[plainBefore(tokens, at)]) === "to") {
      bare = at;
      at = endOfGroup(tokens, at);
    } else if (is(token, "AUX")) {
      const group = auxiliaryGroup(tokens, at);
      // "They have, for years, sold it": the verb is further on.
      if (group?.main === at && tokens[at + 1]?.text === ",") return null;
      if (group) found.push(group);
      at = group ? Math.max(at, group.main) : endOfGroup(tokens, at);
    } else {
      const reading = readingOf(tokens, at, found.at(-1), bare);
      if (reading === "unclear") return null;
      if (reading === "bare") bare = at;
      if (reading === "third" || reading === "base" || reading === "past") {
        const voice = linking.test(lowerOf(token)) ? "linking" : "active";
        found.push({ at, main: at, tense: reading === "past" ? "past" : "present", voice, beside: reading, denied: denial.test(lowerOf(tokens[at - 1])) });
      }
    }
  }
  if (found.length > 0) return found;
  const hidden = hiddenVerb(tokens);
  return hidden ? [{ at: hidden.at, main: hidden.at, tense: hidden.form === "past" ? "past" : "present", voice: "active", beside: hidden.form, denied: false }] : [];
}

/** "He'd gone" is "had gone", "he'd go" is "would go". */
function fullForm(tokens: readonly Token[], at: number): string {
  const first = lowerOf(tokens[at]);
  const next = lowerOf(tokens.slice(at + 1).find((token) => !isAdverb(token)));
  return /^['’]d$/u.test(first) && (next.endsWith("ed") || next === "been" || (participles.has(next) && !bases.has(next))) ? "had" : first;
}

/** "may not hold", "is old", "are now moving", "have been sold". */
function auxiliaryGroup(tokens: readonly Token[], at: number): FiniteVerb | null {
  const first = fullForm(tokens, at);
  const known = be.has(first) || have.has(first) || does.has(first) || modals.has(first);
  if (!known || (first === "am" && lowerOf(tokens[plainBefore(tokens, at)]) !== "i")) return null;
  const auxiliaries = [first];
  let index = at + 1;
  for (; isAdverb(tokens[index]) || is(tokens[index], "AUX"); index += 1) if (is(tokens[index], "AUX")) auxiliaries.push(lowerOf(tokens[index]));
  // "have sharply limited imports", "have corroded in places", but "have limited means".
  const isParticiple = have.has(auxiliaries.at(-1) ?? "") && is(tokens[index], "ADJ") && lowerOf(tokens[index]).endsWith("ed") && (isAdverb(tokens[index - 1]) || !is(tokens[index + 1], "ADJ", "NOUN"));
  const last = auxiliaries.at(-1) ?? "";
  const isBe = be.has(last) || /^be(?:en|ing)?$/u.test(last);
  // "Was dominated by", tagged as an adjective.
  const isPassive = isBe && is(tokens[index], "ADJ") && lowerOf(tokens[index]).endsWith("ed") && is(tokens[index + 1], "ADP");
  const isVerb = is(tokens[index], "VERB") || isParticiple || isPassive;
  const verb = isVerb ? lowerOf(tokens[index]) : null;
  const bare = tokens.slice(at, index).findLastIndex((token) => is(token, "AUX")) + at;
  const isLinking = verb === null ? isBe : linking.test(verb);
  const voice = isLinking ? "linking" : isBe && verb && !verb.endsWith("ing") ? "passive" : "active";
  const denied = tokens.slice(Math.max(0, at - 1), index).some((token) => denial.test(lowerOf(token)));
  const agreeing = pastAuxiliaries.has(first) ? "past" : pluralAuxiliaries.has(first) ? "base" : "third";
  return { at, main: verb === null ? bare : index, voice, denied, ...timeOf(first, auxiliaries.length, verb, voice, agreeing) };
}

function timeOf(first: string, auxiliaries: number, verb: string | null, voice: FiniteVerb["voice"], agreeing: VerbForm): Pick<FiniteVerb, "tense" | "beside"> {
  const simple = pastAuxiliaries.has(first) ? "past" : "present";
  const beside = verb?.endsWith("ing") ? "gerund" : agreeing;
  // "Can have sold", but "can have a record".
  if (modals.has(first)) return { tense: "modal", beside: auxiliaries > 1 && voice === "active" && verb !== null ? "participle" : "base" };
  if (does.has(first)) return { tense: simple, beside: verb === null ? agreeing : "base" };
  if (be.has(first) || (verb === null && auxiliaries === 1)) return { tense: simple, beside };
  return { tense: first === "had" ? "past" : "perfect", beside: voice !== "active" ? agreeing : verb?.endsWith("ing") ? "gerund" : "participle" };
}

/** The last word of a verb that is not finite: "to have been sold". */
function endOfGroup(tokens: readonly Token[], at: number): number {
  if (!is(tokens[at], "AUX")) return at;
  let index = at + 1;
  while (isAdverb(tokens[index]) || is(tokens[index], "AUX")) index += 1;
  return is(tokens[index], "VERB") ? index : at;
}

type Reading = "third" | "base" | "past" | "bare" | "none" | "unclear";

/** How a verb without auxiliaries is used. `bare` is where the last verb without a subject stands. */
function readingOf(tokens: readonly Token[], at: number, last: FiniteVerb | undefined, bare: number): Reading {
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

/** "sold" after its subject, or "goods sold abroad". */
function pastReading(tokens: readonly Token[], at: number, before: Token | undefined, last: FiniteVerb | undefined): Reading {
  if (!participles.has(lowerOf(tokens[at])) && !lowerOf(tokens[at]).endsWith("ed")) return "past";
  if (!before || is(before, "PART") || lowerOf(tokens[at + 1]) === "by") return "none";
  if (is(before, "PRON") && subjects.test(lowerOf(before))) return "past";
  if (is(before, "CCONJ") || before.text === ",") {
    if (last) return last.tense === "past" ? "past" : "none";
    return before.text === "," && !hasFinite(tokens.slice(at + 1)) && !tokens.some((_, index) => index > at && hiddenAt(tokens, index)) ? "past" : "unclear";
  }
  if (!isName(before) && !(is(before, "VERB") && before.text.endsWith("ing"))) return "none";
  if (!last && ((is(tokens[at + 1], "NOUN", "ADJ") && hiddenAt(tokens, at - 1)) || mayDescribe(tokens, at) || tokens.some((_, index) => index < at - 1 && hiddenAt(tokens, index) === "third"))) return "unclear";
  if (!last) return hasFinite(tokens.slice(at + 1)) ? "none" : "past";
  const parted = tokens.slice(last.main + 1, at).some((token) => opens.test(lowerOf(token)) || /^[,;:—–]$/u.test(token.text) || is(token, "CCONJ"));
  if (parted) return last.tense === "past" ? "past" : "unclear";
  // "A firm that makes toys closed": the first verb only describes.
  return relative.test(lowerOf(tokens[plainBefore(tokens, last.at)])) && !hasFinite(tokens.slice(at + 1)) ? "past" : "none";
}

/** "Schools use advanced tools", "the test shows greatly improved sight": a word that could describe the next behind one that could be the verb. */
function mayDescribe(tokens: readonly Token[], at: number): boolean {
  if (!is(tokens[at + 1], "NOUN")) return false;
  if (isAdverb(tokens[at - 1])) return true;
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
