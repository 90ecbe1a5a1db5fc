import type { Token } from "../rule.ts";
import { isGerund } from "./clause-words.ts";
import type { Host } from "./host.ts";
import { lowerOf, nounPhraseAt, type NounPhrase, subjectBefore } from "./noun-phrase.ts";
import { acts } from "./people.ts";

/** What is wished or meant has no result yet. */
const meant =
  /(?<!\p{L})(?:plan|aim|hop|want|seek|sought|try|tries|tried|attempt|intend|need|striv|promis|propos|wish|design|expect|mean|meant|suppos|stand|stood)\p{Ll}* to(?!\p{L})|(?<!\p{L})(?:in order|so as) to(?!\p{L})|(?<!\p{L})(?:is|are|was|were)(?: not| n't| n’t| merely| simply| primarily| only| just)* to(?!\p{L})|(?<!\p{L})(?:unless|whether)(?!\p{L})/iu;

export const isMeant = ({ tokens }: Host): boolean => meant.test(tokens.map(({ text }) => text).join(" "));

/** The tense of a clause about the whole host; null when its verbs differ, or when it only may be. */
export function tenseOf(host: Host): "present" | "past" | "perfect" | null {
  const [first, ...others] = host.verbs.map(({ tense }) => tense);
  return !first || first === "modal" || others.some((tense) => tense !== first) || isMeant(host) ? null : first;
}

/**
 * Whether what a clause says can come about at any time, so that what comes of it can be told in the present: "it can leak, which
 * costs money". What only may be, or what someone assumes that it can be, has no such result, nor has what people can do.
 */
export const isGeneral = (host: Host): boolean =>
  !isMeant(host) &&
  (host.verbs.every(({ tense }) => tense === "present") || (host.verbs[0]?.tense === "modal" && subjectOf(host) !== "person")) &&
  host.verbs.every(({ at, tense }) => tense === "present" || (tense === "modal" && lowerOf(host.tokens[at]) === "can"));

/** Of these the event is the cause, and not what it happens to. */
const happens = /^(?:ris|rose|grow|grew|fall|fell|doubl|drop|declin|increas|decreas|shr[aiu]nk|spread|happen|occur|chang|end|beg[ai]n|expand|continu|emerg|die|leave|left|persist|exist|vary|varie|surge|soar|collapse|come|came|go|went|arriv)/u;
const undergoes = /^(?:have|has|had|get|gain|los|lack|miss|experience|suffer|face|receiv|undergo|underwent|need|see|saw|fail|struggl|retain)/u;
const opensObject = /^(?:DET|NOUN|ADJ|PRON|NUM|PROPN)$/u;

export const mainWord = ({ tokens, verbs: [verb] }: Host): string => lowerOf(verb && tokens[verb.main]);
const afterMain = ({ tokens, verbs: [verb] }: Host) => (verb && tokens[verb.main + 1]?.partOfSpeech) ?? "";

/** "They began building a brand", "tasked with widening the walls": what trails behind may go on from that doing, and not from the host's own verb. */
export const holdsDoing = ({ tokens, verbs: [verb] }: Host): boolean =>
  tokens.some((token, at) => at > (verb?.main ?? 0) && isGerund(token) && /^(?:VERB|ADP|SCONJ)$/u.test(tokens[at - 1]?.partOfSpeech ?? "") && (/^(?:DET|ADJ|NOUN|PROPN|PRON|NUM)$/u.test(tokens[at + 1]?.partOfSpeech ?? "") || /^(?:back|down|off|out|up)$/u.test(lowerOf(tokens[at + 1]))));

/** Whether the host's subject does something to something, so that it can do more. */
export const isDoing = (host: Host): boolean =>
  host.verbs.length === 1 && host.verbs[0]?.voice === "active" && opensObject.test(afterMain(host)) && !happens.test(mainWord(host)) && !isMeant(host);

/** "Bees are the backbone of farming". */
export const isNaming = (host: Host): boolean => host.verbs.length === 1 && host.verbs[0]?.voice === "linking" && /^(?:DET|NOUN)$/u.test(afterMain(host));

const bearing = /^(?:part|role|effect|impact|influence|implication|consequence|repercussion|ramification)$/u;

const weighs = /^(?:central|key|vital|essential|crucial|important) to$/u;

/** "They play a part in our days", "it has had effects on the soil": the noun only says that the subject does something there. */
export const isBearing = (host: Host): boolean => {
  const [verb] = host.verbs;
  if (verb?.voice === "linking" && weighs.test(`${lowerOf(host.tokens[verb.main + 1])} ${lowerOf(host.tokens[verb.main + 2])}`)) return true;
  return verb !== undefined && host.verbs.length === 1 && /^(?:ha(?:ve|s|d)|play(?:s|ed)?)$/u.test(mainWord(host)) && bearing.test(nounPhraseAt(host.tokens, verb.main + 1)?.head ?? "");
};

const verdict = /^(?:blessing|boon|delight|disappointment|disaster|dream|failure|favou?rite|gem|haven|highlight|hit|joy|mistake|must|nightmare|paradise|pleasure|success|treat|triumph|wonder)$/u;

/** "The bay is a treat, drawing …", "the fair was a success, earning …": the tail tells why. */
export const isVerdict = (host: Host): boolean => isNaming(host) && verdict.test(nounPhraseAt(host.tokens, (host.verbs[0]?.main ?? 0) + 1)?.head ?? "");

/** Whether the host tells what its subject meets with rather than does. */
export const isUndergoing = (host: Host): boolean => undergoes.test(mainWord(host)) && !(mainWord(host).startsWith("fail") && afterMain(host) !== "PART");

/** "She describes the war, shaping what came after": what is told of does that, and not the telling. */
export const isAccount = (host: Host): boolean => /^(?:explor|examin|describ|discuss|depict|portray|outlin|survey|recount|chronicl|identif|discover|propos|observ|report|find|found|deem|trac(?:e|ing)|distinguish|characteri|regard|envision|conceiv|interpret)/u.test(mainWord(host));

const texts = new Set("essay paper article study report review book chapter section novel story film movie text passage publication thesis dissertation discussion piece poem narrative account document letter statement speech opinion summary analysis it".split(" "));

/** Who or what the host is about; a person where that does not show. */
export function subjectOf({ tokens, verbs }: Host): "person" | "text" | "thing" {
  const subject = verbs[0] && (subjectBefore(tokens, verbs[0].at) ?? opening(tokens));
  if (tokens.slice(0, 3).some((token, at) => texts.has(lowerOf(token)) && !/^['’]s?$/u.test(lowerOf(tokens[at + 1])))) return "text";
  if (!subject || isNamed(tokens, subject) || acts(subject.head)) return "person";
  return texts.has(subject.head) ? "text" : "thing";
}

const facets = /^(?:aim|breadth|coverage|depth|extent|focus|goal|length|number|objective|purpose|scale|scope|size|theme|title|topic)$/u;

/** "Its scope takes in the ports, providing …": the whole does that, and not its scope. */
export const isOfFacet = ({ tokens, verbs: [verb] }: Host): boolean => facets.test((verb && (subjectBefore(tokens, verb.at) ?? opening(tokens))?.head) ?? "");

/** Whether "it" or "them" after the host could mean its subject. */
export function couldMeanSubject({ tokens, verbs: [verb] }: Host, pronoun: "it" | "them"): boolean {
  const number = verb && (subjectBefore(tokens, verb.at) ?? opening(tokens))?.number;
  return pronoun === "it" ? number !== "plural" : number !== "singular";
}

/** "Works like these, often lost, …": what the clause opens with, where more than one thing stands before its verb. */
const opening = (tokens: readonly Token[]) => (/^(?:DET|ADJ|NOUN|PROPN)$/u.test(tokens[0]?.partOfSpeech ?? "") ? nounPhraseAt(tokens, 0) : null);

/** A capital at the start of a sentence makes no name of a plural. */
const isNamed = (tokens: readonly Token[], { at, number }: NounPhrase) => tokens[at]?.partOfSpeech === "PROPN" && !(at === 0 && number === "plural");
