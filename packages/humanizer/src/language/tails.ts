import type { Scene, Token } from "../rule.ts";
import { tokensWithin } from "./clause.ts";
import { finiteVerbs, type FiniteVerb } from "./finite-verbs.ts";
import { lowerOf } from "./noun-phrase.ts";

/** A clause in -ing that trails behind a comma: "The rain stopped, letting them play". Offsets are into the block's text. */
export interface Tail {
  /** Where the comma stands. */
  readonly start: number;
  /** Where its verb ends. */
  readonly end: number;
  readonly adverb: string;
  readonly gerund: string;
  /** The sentence after the verb, without the space. */
  readonly rest: string;
  /** The verbs that go on from the first: "saving time, cutting costs and raising morale". */
  readonly others: readonly Token[];
  readonly host: Host;
}

/** The clause that a tail trails behind. */
export interface Host {
  readonly tokens: readonly Token[];
  /** The finite verbs of its clauses, but for those that only describe a noun. */
  readonly verbs: readonly FiniteVerb[];
  /** One subject, one verb, and no clause that hangs on it. */
  readonly simple: boolean;
  readonly words: number;
}

const opening = /, (?:(\p{Ll}+ly|often|thus|thereby|further|sometimes|also|even|in turn) )?(\p{Ll}+ing)(?= )/gu;
/** The tail belongs to what stands after these. */
const segmentEnd = /[;:—–()[\]“”"\n]| - /gu;
const fronted = /^(?:while|although|though|as|when|because|since|after|before|once|whereas|until|if|unless|whenever|wherever)$/u;
const relative = /^(?:who|which|whose|whom|where)$/u;
const hanging = /^(?:who|which|that|whose|whom|when|where|while|as|because|since|although|though|if|unless|until|after|before|once|whereas|what|how|why|whether|than|so|but|or|nor|yet)$/u;
/** Whether a word hangs another clause on what stands before it. */
export const hangs = (token: Token): boolean => hanging.test(lowerOf(token));

/** Words that tell who spoke. */
const longestTag = 6;
const joining = /^(?:and|or)$/u;

/** The tails of a sentence whose verbs are in the set, in order; none where a participle may be something else. */
export function tailsOf(scene: Scene, gerunds: { readonly has: (gerund: string) => boolean }): Tail[] {
  const { text, sentence, block } = scene;
  if (block.kind === "heading") return [];
  const whole = text.slice(sentence.start, sentence.end);
  return [...whole.matchAll(opening)].flatMap(({ 0: written, 1: adverb = "", 2: gerund = "", index }) => {
    const start = sentence.start + index;
    return gerunds.has(gerund) ? (tailAt(scene, { start, end: start + written.length, adverb, gerund }) ?? []) : [];
  });
}

function tailAt(scene: Scene, site: Pick<Tail, "start" | "end" | "adverb" | "gerund">): Tail | null {
  const { text, sentence } = scene;
  const { start, end } = site;
  if (!/[\p{L}\p{N}%*_]/u.test(text.charAt(start - 1)) || text.charAt(sentence.end - 1) === "?") return null;
  const tokens = scene.tokens();
  if (!isVerbal(tokens, end - site.gerund.length)) return null;
  const host = hostOf(text, tokens, sentence.start, start);
  const others = host && othersOf(tokensWithin(tokens, end, sentence.end));
  if (!others || (goesOn.test(text.slice(end, sentence.end)) && hasGerund(host))) return null;
  return { ...site, rest: text.slice(end, sentence.end).trimStart(), others, host };
}

const goesOn = /(?:,|(?<!\p{L})(?:and|or)) (?:\p{Ll}+ ){0,2}\p{Ll}+ing(?!\p{L})/u;

/** "an open, demanding task", "schools, enriching trips and a home": these describe a noun as often as they act on one. */
const adjectival = new Set("appealing building challenging changing competing compelling demanding disturbing driving empowering encouraging engaging enriching exceeding exciting growing imposing inspiring leading learning limiting lasting moving operating processing promising recording rewarding shaping striking supporting sweeping teaching testing threatening training unifying uniting welcoming winning".split(" "));
const opensObject = /^(?:DET|PRON|ADP|SCONJ|PART|PROPN|NUM)$/u;

/** Whether the word in -ing is a verb with something to act on. */
function isVerbal(tokens: readonly Token[], start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (opensObject.test(next.partOfSpeech)) return true;
  return !adjectival.has(token.text) && (token.partOfSpeech === "VERB" || /^(?:ADJ|VERB|ADV)$/u.test(next.partOfSpeech));
}

function hostOf(text: string, tokens: readonly Token[], from: number, to: number): Host | null {
  let start = from;
  for (const mark of text.slice(from, to).matchAll(segmentEnd)) start = from + mark.index + mark[0].length;
  // "…," she said, folding the paper
  if (/["”’]\s*$/u.test(text.slice(Math.max(0, start - 2), start)) && text.slice(start, to).split(" ").length <= longestTag) return null;
  const main = afterFronted(tokensWithin(tokens, start, to));
  if (/^(?:CCONJ|ADP|DET|SCONJ|PART)$/u.test(main.at(-1)?.partOfSpeech ?? "")) return null;
  const all = finiteVerbs(main);
  if (!all || hasTail(main, all[0]?.main ?? 0)) return null;
  if (all.some(({ main: at }) => mayBeGerund(main[at + 1]))) return null;
  const verbs = all.filter(({ at }) => !describes(main, at, all));
  const [first] = verbs;
  if (!first) return null;
  const simple = all.length === 1 && !first.denied && !main.some((token, index) => index > first.at && hangs(token));
  return { tokens: main, verbs, simple, words: main.filter(({ partOfSpeech }) => partOfSpeech !== "PUNCT").length };
}

/** "As prices rose, the firm closed": the part that has the sentence's own verb. */
function afterFronted(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(({ partOfSpeech, text }) => partOfSpeech !== "CCONJ" && partOfSpeech !== "ADV" && text !== ",");
  if (!fronted.test(lowerOf(tokens[first]))) return tokens;
  const comma = tokens.findIndex(({ text }, index) => index > first && text === ",");
  return comma < 0 ? [] : tokens.slice(comma + 1);
}

/** Whether the verb only describes a noun: "a firm that makes toys". */
function describes(tokens: readonly Token[], at: number, verbs: readonly FiniteVerb[]): boolean {
  const from = verbs.findLast((verb) => verb.at < at)?.main ?? -1;
  return tokens.slice(from + 1, at).some((token, index, run) => relative.test(lowerOf(token)) || (lowerOf(token) === "that" && run[index - 1]?.partOfSpeech === "NOUN"));
}

const isGerund = (token: Token | undefined) => token?.partOfSpeech === "VERB" && token.text.endsWith("ing");
/** Tagged as a noun or not: the tagger takes "lifting boxes" for two. */
const mayBeGerund = (token: Token | undefined) => token !== undefined && /[aeiouy]\p{L}*ing$/u.test(token.text) && !/^(?:morning|evening|during|ceiling|sibling|according|regarding|including)$|thing$/u.test(token.text);

/** An earlier tail, or things in -ing of which this may be the next: "they began mending, painting". */
const hasTail = (tokens: readonly Token[], from: number) =>
  tokens.some(({ text, partOfSpeech }, index) => index > from && partOfSpeech === "VERB" && text.endsWith("ing") && tokens.slice(Math.max(0, index - 2), index).some((token) => token.text === ","));

const hasGerund = ({ tokens, verbs }: Host) => {
  const main = verbs.at(-1)?.main ?? 0;
  return tokens.some((token, index) => index > main && mayBeGerund(token));
};

/** Null when it does not show what a verb in -ing is joined to. */
function othersOf(rest: readonly Token[]): Token[] | null {
  const others: Token[] = [];
  const pending: Token[] = [];
  let isNested = false;
  for (const [index, token] of rest.entries()) {
    if (!mayBeGerund(token)) continue;
    const at = rest.slice(0, index).findLastIndex(({ partOfSpeech }) => partOfSpeech !== "ADV");
    const next = rest[index + 1];
    const isVerb = isGerund(token) || /^(?:DET|PRON|ADJ)$/u.test(next?.partOfSpeech ?? "");
    if (!isVerb && token.partOfSpeech === "NOUN" && next?.partOfSpeech !== "NOUN") continue;
    if (joining.test(lowerOf(rest[at]))) {
      if (isNested || !isVerb || !takesObject(next) || /ing$/u.test(rest[at - 1]?.text ?? "")) return null;
      others.push(...pending.splice(0), token);
    } else if (!isVerb) continue;
    else if (rest[at]?.text !== ",") isNested = true;
    else if (takesObject(next)) pending.push(token);
  }
  return others;
}

const takesObject = (token: Token | undefined) => /^(?:DET|PRON|ADJ|NOUN|PROPN|NUM|ADP|SCONJ|PART|ADV|VERB)$/u.test(token?.partOfSpeech ?? "");
