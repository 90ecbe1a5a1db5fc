import type { Token } from "../rule.ts";
import { tokensWithin } from "./clause.ts";
import { hangs, isContact, isGerund, mayBeGerund } from "./clause-words.ts";
import { finiteVerbs } from "./finite-verbs.ts";
import { lowerOf } from "./noun-phrase.ts";
import { segmentOf } from "./segment.ts";
import type { FiniteVerb } from "./verb-group.ts";

/** The clause that something trails behind. */
export interface Host {
  readonly tokens: readonly Token[];
  /** The finite verbs of its clauses, but for those that only describe a noun. */
  readonly verbs: readonly FiniteVerb[];
  /** One subject, one verb, and no clause that hangs on it. */
  readonly simple: boolean;
  readonly words: number;
}

const fronted = /^(?:while|although|though|as|when|because|since|after|before|once|whereas|until|if|unless|whenever|wherever)$/u;
const relative = /^(?:who|which|whose|whom|where)$/u;
/** "Their drinking", "a new setting", "this suffering", "decision-making": a word in -ing that something belongs to. */
export function isThing(tokens: readonly Token[], token: Token | undefined): boolean {
  const before = token && tokens[tokens.indexOf(token) - 1];
  return before?.text === "-" || before?.partOfSpeech === "DET" || lowerOf(before) === "this" || (token?.partOfSpeech === "NOUN" && /^(?:ADJ|PRON)$/u.test(before?.partOfSpeech ?? ""));
}
/** A clause does not end on these. */
const open = /^(?:CCONJ|ADP|DET|SCONJ|PART)$/u;

/** As many words behind a quotation tell who spoke. */
const longestTag = 6;

/** The clause that ends at `to`; null where it cannot be told from its neighbours, or from a list that goes on. */
export function hostOf(text: string, tokens: readonly Token[], from: number, to: number): Host | null {
  const segment = segmentOf(text, from, to);
  if (!segment) return null;
  const main = afterFronted(tokensWithin(tokens, segment.start, to).filter(({ start, end }) => !segment.asides.some((aside) => aside.start <= start && end <= aside.end)));
  const all = finiteVerbs(main);
  const last = main.findLast(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "PUNCT");
  if (!all?.[0] || open.test(last?.partOfSpeech ?? "") || (mayBeGerund(last) && !isThing(main, last)) || hasTail(main, all[0].main) || all.some((verb) => takesGerund(main, verb))) return null;
  // “…!” she said, folding the paper
  if (main.length <= longestTag && /["”]\s*$/u.test(text.slice(Math.max(0, from - 2), from))) return null;
  const verbs = all.filter(({ at }) => !describes(main, at, all));
  return verbs.length === 0 ? null : { tokens: main, verbs, simple: isSimple(main, all), words: main.filter(({ partOfSpeech }) => partOfSpeech !== "PUNCT").length };
}

/** "As prices rose, the firm closed": the part that has the sentence's own verb. */
export function afterFronted(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ partOfSpeech, text }) => partOfSpeech !== "CCONJ" && partOfSpeech !== "ADV" && text !== ",");
  const opener = tokens.slice(0, first + 1).find((token) => fronted.test(lowerOf(token)));
  if (!opener) return tokens;
  const comma = tokens.findIndex(({ text, start }) => text === "," && start > opener.start);
  return comma < 0 ? [] : tokens.slice(comma + 1);
}

const isSimple = (tokens: readonly Token[], [verb, ...others]: readonly FiniteVerb[]) =>
  others.length === 0 && verb?.denied === false && !tokens.some((token, index) => index > 0 && (hangs(token) || isContact(tokens, index)));

/** Behind other verbs, a word in -ing tells what its noun is like: "they oversee building works". */
const takers = /^(?:beg[aiu]n|start|stop|keep|kept|continu|avoid|enjoy|mean|consider|suggest|recommend|finish|risk|spen[dt]|like|love|hate|prefer|resist|practi[cs]e|imagin|miss|quit|quitt|tr[yi]|remember|forg[eo]t|need|den[yi]|admit|go|goes|went|come|came|help|see|saw|watch|hear|heard|find|found|leave|left|get|got|report|mention|discuss|propos|favou?r|support|advocat|allow|permit|encourag|prioriti[sz]|tackl)/u;
/** "They began mending", "it is mending": what follows could be the first of a list. */
const takesGerund = (tokens: readonly Token[], { main, voice }: FiniteVerb) =>
  mayBeGerund(tokens[main + 1]) && (voice !== "active" || holds.test(lowerOf(tokens[main])) || (isGerund(tokens[main + 1]) && (takers.test(lowerOf(tokens[main])) || tokens[main + 2]?.partOfSpeech !== "NOUN")));

/** Whether the verb only describes a noun: "a firm that makes toys". */
export function describes(tokens: readonly Token[], at: number, verbs: readonly FiniteVerb[]): boolean {
  const from = verbs.findLast((verb) => verb.at < at)?.main ?? -1;
  return tokens.slice(from + 1, at).some((token, index, run) => relative.test(lowerOf(token)) || (lowerOf(token) === "that" && (run[index - 1]?.partOfSpeech === "NOUN" || run[index - 1]?.text === ",")));
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
