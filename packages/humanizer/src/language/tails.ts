import { matchesOf } from "@prosewell/prose";
import type { Scene, Token } from "../rule.ts";
import { hasFiniteVerb, tokensWithin } from "./clause.ts";
import { hangs, isGerund, mayBeGerund } from "./clause-words.ts";
import { type Host, hostOf, isList } from "./host.ts";
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

const opening = /, (?:(\p{Ll}+ly|often|thus|thereby|further|sometimes|also|even|in turn) )?(\p{Ll}+ing)(?= )/gu;
/** More of them in one sentence are a list. */
const mostSites = 8;
const joining = /^(?:and|or)$/u;
/** Words in an item of a list. */
const longestItem = 5;
const opensObject = /^(?:DET|PRON|ADP|SCONJ|PART|PROPN|NUM)$/u;
/** "An open, demanding task", "schools, enriching trips and a home": these describe a noun as often as they act on one. */
const adjectival = new Set(
  "appealing building challenging changing competing compelling demanding disturbing driving echoing empowering encouraging engaging enriching exceeding exciting growing imposing inspiring leading learning limiting lasting moving operating processing promising recording rewarding shaping striking supporting sweeping teaching testing threatening training unifying uniting welcoming winning".split(" "),
);

/** What has doings for its object as it has things. */
export const ofDoing = /(?<!\p{L})(?:importance|value|necessity|need|benefits?|dangers?|risks?|challenges?|difficult(?:y|ies)|costs?|practice|art|act|habit|ways?) of [^,.]{1,60} (?:and|or) (?:\p{L}+ly )?\p{L}+ing(?!\p{L})/u;

export interface Gerunds {
  readonly has: (gerund: string) => boolean;
}

/** The tails of a sentence whose verbs are in the set, in order; none where a participle may be something else. */
export const tailsOf = (scene: Scene, gerunds: Gerunds): Tail[] => sitesOf(scene, gerunds).flatMap((site) => tailAt(scene, site) ?? []);

export type Site = Pick<Tail, "start" | "end" | "adverb" | "gerund">;

export function sitesOf({ text, sentence, block }: Scene, gerunds: Gerunds): Site[] {
  if (block.kind === "heading") return [];
  const whole = text.slice(sentence.start, sentence.end);
  return matchesOf(whole, opening).slice(0, mostSites).flatMap(({ 0: written, 1: adverb = "", 2: gerund = "", index }) => {
    const start = sentence.start + index;
    return gerunds.has(gerund) ? [{ start, end: start + written.length, adverb, gerund }] : [];
  });
}

/** A tail of which it need not be known whose deed it is. */
export type LooseTail = Site & Pick<Tail, "rest">;

/**
 * The tails of a sentence that a phrase can stand for, whatever the clause before them is: each ends its sentence, goes on with no
 * other verb in -ing, and stands behind a finite verb.
 */
export const looseTailsOf = (scene: Scene, gerunds: Gerunds): LooseTail[] => sitesOf(scene, gerunds).filter((site) => isLoose(scene, site)).map((site) => ({ ...site, rest: scene.text.slice(site.end, scene.sentence.end).trimStart() }));

/** A clause that only leads up to the sentence's own. */
const leadsUp = /^(?:while|although|though|as|when|because|since|after|before|once|whereas|until|if|unless|by|in|with|for|despite|through|to|\p{L}+ing)(?!\p{L})/iu;

function isLoose({ text, sentence, ...scene }: Scene, { start, end, adverb, gerund }: Site): boolean {
  const whole = text.slice(sentence.start, sentence.end);
  const before = text.slice(sentence.start, start);
  if (adverb !== "" || !/[\p{L}\p{N}%*_)]/u.test(text.charAt(start - 1)) || !/[.!]$/u.test(whole) || /[;:—–()[\]“”"\n]| - /u.test(whole)) return false;
  if (/(?<!\p{L})(?:not only|both|either|neither|not)(?!\p{L})/u.test(before) || (leadsUp.test(before) && !before.includes(","))) return false;
  const tokens = scene.tokens();
  const host = tokensWithin(tokens, sentence.start, start);
  const rest = tokensWithin(tokens, end, sentence.end);
  // Among others in -ing it would be one of a list.
  if (!isVerbal(tokens, end - gerund.length) || isInserted(rest) || rest.some((token, at) => isGerund(token) && /^(?:,|and|or|but)$/u.test(lowerOf(rest[at - 1])))) return false;
  return hasFiniteVerb(host) && !host.some((token, at) => mayBeGerund(token) && (at > host.length - 3 || host[at - 1]?.text === ","));
}

function tailAt(scene: Scene, site: Site): Tail | null {
  const { text, sentence } = scene;
  const { start, end, adverb } = site;
  if (!/[\p{L}\p{N}%*_)]/u.test(text.charAt(start - 1)) || text.charAt(sentence.end - 1) === "?") return null;
  const tokens = scene.tokens();
  const rest = tokensWithin(tokens, end, sentence.end);
  if (!isVerbal(tokens, end - site.gerund.length) || isInserted(rest)) return null;
  const host = hostOf(text, tokens, sentence.start, start);
  const found = host && othersOf(rest);
  if (!found || (found.goesOn && isList(host))) return null;
  // "Not only a mill, grinding maize, but also a shop"
  if (/(?<!\p{L})(?:not only|both|either|neither)(?!\p{L})/u.test(text.slice(sentence.start, start)) && /, (?:but|and|or|nor)(?!\p{L})/u.test(text.slice(end, sentence.end))) return null;
  // "It grew: more boats came, and more buyers followed, creating a fair": both clauses together are what creates it.
  if (/: [^:]*, and [^:]*$/u.test(text.slice(sentence.start, start))) return null;
  // "It offers a home, joining old and new, to make us stay": the comma behind it takes up what the one before it broke off.
  if (/, to \p{Ll}/u.test(text.slice(end, sentence.end))) return null;
  // "Shading the yard but leaving the wall in the sun": the second would be left behind.
  if (/ but (?:also )?(?:\p{L}+ly )?(?:\p{L}+ing(?!\p{L})|\p{L}+ed by )/u.test(text.slice(end, sentence.end))) return null;
  // "Stressing the importance of trust and avoiding haste": what is avoided is of importance, too.
  if (ofDoing.test(text.slice(end, sentence.end))) return null;
  // "Slowly, inexorably rejecting"
  if (adverb !== "" && host.tokens.at(-1)?.partOfSpeech === "ADV") return null;
  return { ...site, rest: text.slice(end, sentence.end).trimStart(), others: found.others, host };
}

/** Whether the word in -ing is a verb with something to act on. */
export function isVerbal(tokens: readonly Token[], start: number): boolean {
  const at = tokens.findIndex((token) => token.start === start);
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next) return false;
  if (opensObject.test(next.partOfSpeech)) return true;
  const mayDescribe = adjectival.has(token.text) || token.partOfSpeech === "NOUN";
  return (token.partOfSpeech === "VERB" || mayDescribe) && !(mayDescribe && isOneOfMany(tokens, at));
}

/** "A dynamic, demanding job", "schools, enriching trips, and a home". */
function isOneOfMany(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at - 1).findLast(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "PUNCT");
  const rest = tokens.slice(at + 1);
  const comma = rest.findIndex(({ text }) => text === ",");
  // "Into the vast, echoing dark"
  if (adjectival.has(lowerOf(tokens[at])) && tokens[at - 3]?.partOfSpeech === "DET") return true;
  const longest = adjectival.has(lowerOf(tokens[at])) ? 2 * longestItem : longestItem;
  return before?.partOfSpeech === "ADJ" || (comma >= 0 && comma <= longest && /^(?:and|or)$/u.test(lowerOf(rest[comma + 1])) && !isGerund(rest[comma + 2])) || (comma >= 0 && comma <= 2);
}

/** "Some mills, using water, grind at night": what stands behind a later comma is the verb of what stands before the first. */
export function isInserted(rest: readonly Token[]): boolean {
  const first = rest.findIndex(({ text }) => text === ",");
  return first >= 0 && rest.some((token, comma) => token.text === "," && takesUp(rest, comma, comma === first) && !closesAside(rest, comma));
}

/** "Saying that the mill, while old, runs": the comma closes what another opened. */
function closesAside(rest: readonly Token[], comma: number): boolean {
  const opener = rest[rest.slice(0, comma).findLastIndex(({ text }) => text === ",") + 1];
  return opener !== rest[0] && opener !== undefined && (hangs(opener) || /^(?:SCONJ|ADP)$/u.test(opener.partOfSpeech));
}

function takesUp(rest: readonly Token[], comma: number, isFirst: boolean): boolean {
  const at = rest.findIndex(({ partOfSpeech }, index) => index > comma && partOfSpeech !== "ADV");
  const verb = rest[at];
  if (!verb || rest.slice(0, comma).some((token) => lowerOf(token) === "to")) return false;
  if (verb.partOfSpeech !== "VERB") return verb.partOfSpeech === "AUX";
  // "Saying that it closed, touches on …": no participle.
  if (/[^s]s$/u.test(verb.text)) return true;
  // "Using water, drawn from the hill"; behind further commas it could be one of a list.
  return isFirst && !verb.text.endsWith("ing") && rest.slice(at + 1).find(({ partOfSpeech }) => partOfSpeech !== "ADV")?.partOfSpeech !== "ADP";
}

/** Where the word stands that comes before this one but for adverbs: "and in the end saving". */
function joinAt(rest: readonly Token[], index: number): number {
  const at = rest.slice(0, index).findLastIndex((token) => token.partOfSpeech !== "ADV" && !/^(?:further|even|also|then|thus)$/u.test(lowerOf(token)));
  const late = /(?<![^ ])in (?:the end|turn)$/u.exec(rest.slice(Math.max(0, at - 2), at + 1).map(lowerOf).join(" "));
  return late ? at - late[0].split(" ").length : at;
}

/** The verbs that go on from the first, and whether any could; null when it does not show what a verb in -ing is joined to. */
export function othersOf(rest: readonly Token[]): { readonly others: readonly Token[]; readonly goesOn: boolean } | null {
  const others: Token[] = [];
  const pending: Token[] = [];
  let isNested = false;
  let isUnsure = false;
  let goesOn = false;
  for (const [index, token] of rest.entries()) {
    if (!mayBeGerund(token) || rest[index - 1]?.text === "-" || rest[index + 1]?.text === "-") continue;
    const at = joinAt(rest, index);
    const next = rest[index + 1];
    goesOn ||= joining.test(lowerOf(rest[at]));
    const isVerb = isGerund(token) || /^(?:DET|PRON|ADJ)$/u.test(next?.partOfSpeech ?? "");
    if (!isVerb && token.partOfSpeech === "NOUN" && next?.partOfSpeech !== "NOUN") continue;
    // "Safe drinking water", "a troubling loss"
    if (/^(?:DET|ADJ)$/u.test(rest[index - 1]?.partOfSpeech ?? "") && next?.partOfSpeech === "NOUN") continue;
    if (joining.test(lowerOf(rest[at]))) {
      const closesList = pending.length > 0 && rest[at - 1]?.text === ",";
      if ((isNested && !closesList) || !isVerb || !takesObject(next) || rest[at - 1]?.text.endsWith("ing")) return null;
      others.push(...pending.splice(0), token);
    } else if (rest[at]?.text !== ",") isNested = true;
    else if (isVerb) pending.push(token);
    // "Saving time, mitigating risk and …", with the one taken for an adjective: it would be left behind.
    else isUnsure = true;
  }
  // "…, turning, rising": a list that no word closes.
  return pending.length > 1 || (isUnsure && others.length > 0) ? null : { others, goesOn: goesOn || pending.length > 0 };
}

const takesObject = (token: Token | undefined) => token !== undefined && token.partOfSpeech !== "PUNCT" && token.partOfSpeech !== "CCONJ";
