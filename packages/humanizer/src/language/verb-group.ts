import type { Token } from "../rule.ts";
import type { VerbForm } from "./inflection.ts";
import { lowerOf } from "./noun-phrase.ts";
import { bases, be, denial, does, have, is, isAdverb, linking, modals, participles, plainBefore } from "./verb-words.ts";

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

const pastAuxiliaries = new Set("was were had did".split(" "));
const pluralAuxiliaries = new Set("are 're ’re am 'm ’m have 've ’ve do".split(" "));

/** "He'd gone" is "had gone", "he'd go" is "would go". */
function fullForm(tokens: readonly Token[], at: number): string {
  const first = lowerOf(tokens[at]);
  const next = lowerOf(tokens.slice(at + 1).find((token) => !isAdverb(token)));
  return /^['’]d$/u.test(first) && (next.endsWith("ed") || next === "been" || (participles.has(next) && !bases.has(next))) ? "had" : first;
}

/** "Has at last sold", "had by then left": as much an adverb as one word. */
const adverbial = /^(?:at (?:last|first|times|least|once)|in (?:turn|fact|part|effect|general)|of (?:course|late)|by (?:then|now)|so far)$/u;

function afterAdverbs(tokens: readonly Token[], from: number): number {
  let index = from;
  while (isAdverb(tokens[index]) || is(tokens[index], "AUX")) index += 1;
  return adverbial.test(`${lowerOf(tokens[index])} ${lowerOf(tokens[index + 1])}`) ? afterAdverbs(tokens, index + 2) : index;
}

/** "may not hold", "is old", "are now moving", "have been sold". */
export function auxiliaryGroup(tokens: readonly Token[], at: number): FiniteVerb | null {
  const first = fullForm(tokens, at);
  const known = be.has(first) || have.has(first) || does.has(first) || modals.has(first);
  if (!known || (first === "am" && lowerOf(tokens[plainBefore(tokens, at)]) !== "i")) return null;
  const index = afterAdverbs(tokens, at + 1);
  const auxiliaries = tokens.slice(at, index).filter((token) => is(token, "AUX"));
  const last = tokens.slice(0, index).findLastIndex((token) => is(token, "AUX"));
  const isBe = isFormOfBe(auxiliaries.length > 1 ? lowerOf(tokens[last]) : first);
  const verb = is(tokens[index], "VERB") || isParticiple(tokens, index, isBe ? "be" : lowerOf(tokens[last])) ? lowerOf(tokens[index]) : null;
  const isLinking = verb === null ? isBe : linking.test(verb);
  const voice = isLinking ? "linking" : isBe && verb && !verb.endsWith("ing") ? "passive" : "active";
  const denied = tokens.slice(Math.max(0, at - 1), index).some((token) => denial.test(lowerOf(token)));
  const agreeing = pastAuxiliaries.has(first) ? "past" : pluralAuxiliaries.has(first) ? "base" : "third";
  return { at, main: verb === null ? last : index, voice, denied, ...timeOf(first, auxiliaries.length, verb, voice, agreeing) };
}

const isFormOfBe = (word: string) => be.has(word) || /^be(?:en|ing)?$/u.test(word);

/** A participle that is tagged as an adjective: "was dominated by", "have sharply limited imports", but not "have limited means". */
function isParticiple(tokens: readonly Token[], at: number, auxiliary: string): boolean {
  const next = tokens[at + 1];
  if (!is(tokens[at], "ADJ") || !lowerOf(tokens[at]).endsWith("ed")) return false;
  return auxiliary === "be" ? is(next, "ADP") : have.has(auxiliary) && (isAdverb(tokens[at - 1]) || !is(next, "ADJ", "NOUN"));
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
export function endOfGroup(tokens: readonly Token[], at: number): number {
  if (!is(tokens[at], "AUX")) return at;
  const index = afterAdverbs(tokens, at + 1);
  return is(tokens[index], "VERB") ? index : at;
}
