import type { Token } from "../rule.ts";
import { tokensWithin } from "./clause.ts";
import { finiteVerbs, type FiniteVerb } from "./finite-verbs.ts";
import { lowerOf, nounPhraseAt, type NounPhrase, subjectBefore } from "./noun-phrase.ts";
import { acts } from "./people.ts";

/** The clause that something trails behind. */
export interface Host {
  readonly tokens: readonly Token[];
  /** The finite verbs of its clauses, but for those that only describe a noun. */
  readonly verbs: readonly FiniteVerb[];
  /** One subject, one verb, and no clause that hangs on it. */
  readonly simple: boolean;
  readonly words: number;
}

/** A clause keeps within these. */
const segmentEnd = /[;:—–([“"\n]| - /gu;
/** What is set off within a clause is no part of it. */
const aside = /\([^()]*\)|\[[^[\]]*\]|(?<=\p{L}) ?— ?[^—]*— ?(?=\p{L})/gu;
const quoted = /“[^“”]*”|"[^"]*"/gu;
/** A quotation that closes on these is what someone said. */
const spoken = /[,.!?]["”]$/u;
const fronted = /^(?:while|although|though|as|when|because|since|after|before|once|whereas|until|if|unless|whenever|wherever)$/u;
const relative = /^(?:who|which|whose|whom|where)$/u;
const hanging = /^(?:who|which|that|whose|whom|when|where|while|as|because|since|although|though|if|unless|until|after|before|once|whereas|what|how|why|whether|than|so|but|or|nor|yet)$/u;
const pronoun = /^(?:i|we|you|he|she|it|they)$/u;
/** A clause does not end on these. */
const open = /^(?:CCONJ|ADP|DET|SCONJ|PART)$/u;

/** Whether a word hangs another clause on what stands before it: not "as a rule", not "that rule". */
export const hangs = (token: Token): boolean => hanging.test(lowerOf(token)) && token.partOfSpeech !== "ADP" && token.partOfSpeech !== "DET";

export const isGerund = (token: Token | undefined): boolean => token?.partOfSpeech === "VERB" && token.text.endsWith("ing");

/** Whatever its tag: the tagger takes "lifting boxes" for two nouns. */
export const mayBeGerund = (token: Token | undefined): boolean =>
  token !== undefined && /[aeiouy]\p{L}*ing$/u.test(token.text) && !/^(?:morning|evening|during|ceiling|sibling|according|regarding|including)$|thing$/u.test(token.text);

/** As many words behind a quotation tell who spoke. */
const longestTag = 6;

/** The clause that ends at `to`; null where it cannot be told from its neighbours, or from a list that goes on. */
export function hostOf(text: string, tokens: readonly Token[], from: number, to: number): Host | null {
  const whole = text.slice(from, to);
  const quotations = [...whole.matchAll(quoted)];
  if (quotations.some(([written]) => spoken.test(written))) return null;
  const asides = [...whole.matchAll(aside)].map(({ 0: written, index }) => ({ start: from + index, end: from + index + written.length }));
  const plain = [...asides, ...quotations.map(({ 0: written, index }) => ({ start: from + index, end: from + index + written.length }))];
  let start = from;
  for (const mark of whole.matchAll(segmentEnd)) {
    const at = from + mark.index;
    if (!plain.some((span) => span.start <= at && at < span.end)) start = at + mark[0].length;
  }
  const main = afterFronted(tokensWithin(tokens, start, to).filter((token) => !asides.some((span) => span.start <= token.start && token.end <= span.end)));
  const all = finiteVerbs(main);
  const last = main.findLast(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "PUNCT");
  if (!all?.[0] || open.test(last?.partOfSpeech ?? "") || mayBeGerund(last) || hasTail(main, all[0].main) || all.some((verb) => takesGerund(main, verb))) return null;
  // “…!” she said, folding the paper
  if (main.length <= longestTag && /["”]\s*$/u.test(text.slice(Math.max(0, from - 2), from))) return null;
  const verbs = all.filter(({ at }) => !describes(main, at, all));
  return verbs.length === 0 ? null : { tokens: main, verbs, simple: isSimple(main, all), words: main.filter(({ partOfSpeech }) => partOfSpeech !== "PUNCT").length };
}

/** "As prices rose, the firm closed": the part that has the sentence's own verb. */
function afterFronted(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ partOfSpeech, text }) => partOfSpeech !== "CCONJ" && partOfSpeech !== "ADV" && text !== ",");
  const opener = tokens.slice(0, first + 1).find((token) => fronted.test(lowerOf(token)));
  if (!opener) return tokens;
  const comma = tokens.findIndex(({ text, start }) => text === "," && start > opener.start);
  return comma < 0 ? [] : tokens.slice(comma + 1);
}

const isSimple = (tokens: readonly Token[], [verb, ...others]: readonly FiniteVerb[]) =>
  others.length === 0 && verb?.denied === false && !tokens.some((token, index) => index > 0 && (hangs(token) || isContact(tokens, index)));

/** "The tests we ran": a clause without a word that hangs it on. */
export const isContact = (tokens: readonly Token[], at: number): boolean => pronoun.test(lowerOf(tokens[at])) && /^(?:NOUN|PROPN)$/u.test(tokens[at - 1]?.partOfSpeech ?? "");

/** "They began mending", "it is mending": what follows could be the first of a list. */
const takesGerund = (tokens: readonly Token[], { main, voice }: FiniteVerb) => mayBeGerund(tokens[main + 1]) && (voice !== "active" || isGerund(tokens[main + 1]) || holds.test(lowerOf(tokens[main])));

/** Whether the verb only describes a noun: "a firm that makes toys". */
function describes(tokens: readonly Token[], at: number, verbs: readonly FiniteVerb[]): boolean {
  const from = verbs.findLast((verb) => verb.at < at)?.main ?? -1;
  return tokens.slice(from + 1, at).some((token, index, run) => relative.test(lowerOf(token)) || (lowerOf(token) === "that" && run[index - 1]?.partOfSpeech === "NOUN"));
}

const absolute = / each$|^(?:his|her|its|their|my|our|your) /u;

/** An earlier tail: "she sat down, her hands shaking". */
function hasTail(tokens: readonly Token[], verb: number): boolean {
  const comma = tokens.findIndex(({ text }, index) => index > verb && text === ",");
  return comma > 0 && tokens.some((token, index) => index > comma && (isGerund(token) || (mayBeGerund(token) && absolute.test(`${lowerOf(tokens[index - 2])} ${lowerOf(tokens[index - 1])}`))));
}

const holds = /^(?:includ|involv|requir|mean|entail|cover|encompass|featur|consist|compris|contain)/u;

/** Whether what follows the host's verb could be a list that verbs in -ing go on: "it includes reading aloud, writing and drawing". */
export function isList({ tokens, verbs }: Host): boolean {
  const verb = verbs.at(-1)?.main ?? 0;
  const comma = tokens.findIndex(({ text }, index) => index > verb && text === ",");
  return holds.test(lowerOf(tokens[verb])) || comma > 0 || tokens.some((token, index) => index > verb && mayBeGerund(token));
}

/** What is wished or meant has no result yet. */
const meant =
  /(?<!\p{L})(?:plan|aim|hop|want|seek|sought|try|tries|tried|attempt|intend|need|striv|promis|propos|wish|design|expect|mean|meant|suppos|stand|stood)\p{Ll}* to(?!\p{L})|(?<!\p{L})(?:in order|so as) to(?!\p{L})|(?<!\p{L})(?:is|are|was|were)(?: not| n't| n’t| merely| simply| primarily| only| just)* to(?!\p{L})|(?<!\p{L})(?:unless|whether)(?!\p{L})/iu;

export const isMeant = ({ tokens }: Host): boolean => meant.test(tokens.map(({ text }) => text).join(" "));

/** The tense of a clause about the whole host; null when its verbs differ, or when it only may be. */
export function tenseOf(host: Host): "present" | "past" | "perfect" | null {
  const [first, ...others] = host.verbs.map(({ tense }) => tense);
  return !first || first === "modal" || others.some((tense) => tense !== first) || isMeant(host) ? null : first;
}

/** Of these the event is the cause, and not what it happens to. */
const happens = /^(?:ris|rose|grow|grew|fall|fell|doubl|drop|declin|increas|decreas|shr[aiu]nk|spread|happen|occur|chang|end|beg[ai]n|expand|continu|emerg|die|leave|left|persist|exist|vary|varie|surge|soar|collapse|come|came|go|went|arriv)/u;
const undergoes = /^(?:have|has|had|get|gain|los|lack|miss|experience|suffer|face|receiv|undergo|underwent|need|see|saw|fail|struggl|retain)/u;
const opensObject = /^(?:DET|NOUN|ADJ|PRON|NUM|PROPN)$/u;

export const mainWord = ({ tokens, verbs: [verb] }: Host): string => lowerOf(verb && tokens[verb.main]);
const afterMain = ({ tokens, verbs: [verb] }: Host) => (verb && tokens[verb.main + 1]?.partOfSpeech) ?? "";

/** Whether the host's subject does something to something, so that it can do more. */
export const isDoing = (host: Host): boolean =>
  host.verbs.length === 1 && host.verbs[0]?.voice === "active" && opensObject.test(afterMain(host)) && !happens.test(mainWord(host)) && !isMeant(host);

/** "Bees are the backbone of farming". */
export const isNaming = (host: Host): boolean => host.verbs.length === 1 && host.verbs[0]?.voice === "linking" && /^(?:DET|NOUN)$/u.test(afterMain(host));

/** Whether the host tells what its subject meets with rather than does. */
export const isUndergoing = (host: Host): boolean => undergoes.test(mainWord(host));

const texts = new Set("essay paper article study report review book chapter section novel story film movie text passage publication thesis dissertation discussion piece poem narrative account document letter statement speech opinion summary analysis it".split(" "));

/** Who or what the host is about; a person where that does not show. */
export function subjectOf({ tokens, verbs }: Host): "person" | "text" | "thing" {
  const subject = verbs[0] && (subjectBefore(tokens, verbs[0].at) ?? opening(tokens));
  if (tokens.slice(0, 3).some((token, at) => texts.has(lowerOf(token)) && !/^['’]s?$/u.test(lowerOf(tokens[at + 1])))) return "text";
  if (!subject || isNamed(tokens, subject) || acts(subject.head)) return "person";
  return texts.has(subject.head) ? "text" : "thing";
}

/** "Works like these, often lost, …": what the clause opens with, where more than one thing stands before its verb. */
const opening = (tokens: readonly Token[]) => (/^(?:DET|ADJ|NOUN|PROPN)$/u.test(tokens[0]?.partOfSpeech ?? "") ? nounPhraseAt(tokens, 0) : null);

/** A capital at the start of a sentence makes no name of a plural. */
const isNamed = (tokens: readonly Token[], { at, number }: NounPhrase) => tokens[at]?.partOfSpeech === "PROPN" && !(at === 0 && number === "plural");
