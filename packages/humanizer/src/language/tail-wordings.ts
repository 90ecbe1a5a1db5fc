import type { Proposal, Scene } from "../rule.ts";
import { formsOf, inflect, spellingsOf, type VerbForm } from "./inflection.ts";
import { lowerOf, type NounPhrase, subjectBefore } from "./noun-phrase.ts";
import { acts } from "./people.ts";
import type { Host, Tail } from "./tails.ts";

/** What stands in the place of the comma, and the form of the verb that follows. */
export interface Wording {
  readonly lead: string;
  readonly form: VerbForm;
  /** Another verb that says it better after this lead. */
  readonly verb?: string;
}

/** Verbs by their -ing forms, in either spelling. */
export const byGerund = (verbs: readonly string[]): ReadonlyMap<string, string> =>
  new Map(verbs.flatMap((verb) => spellingsOf(verb).map((spelling) => [inflect(spelling, "gerund"), spelling] as const)));

/** The tail as a clause of its own; nothing when it goes on with a verb that is not among these. */
export function* replaceTail(scene: Scene, tail: Tail, verbs: ReadonlyMap<string, string>, wordings: readonly Wording[]): Generator<Proposal> {
  const bare = (gerund: string) => verbs.get(gerund) ?? gerund;
  if (tail.others.some(({ text }) => !verbs.has(text)) || says(tail.host, bare(tail.gerund))) return;
  const textOf = ({ lead, form, verb }: Wording) => [lead, ...adverbAfter(lead, tail.adverb), inflect(verb ?? bare(tail.gerund), form)].join(" ");
  if (tail.others.length === 0) {
    if (wordings.length > 0) yield { start: tail.start, end: tail.end, after: wordings.map(textOf) };
    return;
  }
  // All its verbs must have one form, so that the choice is made here.
  const chosen = wordings[Math.floor(scene.chance(`tail ${tail.gerund}`) * wordings.length)];
  if (!chosen) return;
  const group = `tail ${tail.start}`;
  yield { start: tail.start, end: tail.end, after: [textOf(chosen)], group };
  for (const { start, end, text } of tail.others) yield { start, end, after: [inflect(bare(text), chosen.form)], group };
}

/** The host's own verb would be heard twice. */
const says = ({ tokens }: Host, verb: string) => {
  const forms = Object.values(formsOf(verb)).flat();
  return tokens.some(({ text }) => forms.includes(text));
};

/** "Which" says already what "thereby" says. */
const adverbAfter = (lead: string, adverb: string) => (adverb === "" || (adverb === "thereby" && !lead.endsWith("and")) ? [] : [adverb]);

const hedge = /^(?:potentially|possibly|perhaps|probably|likely)$/u;

const lets = /^(?:allow|enabl|permit|forc|requir|encourag|help|lead|led|caus|prompt|push|urg|motivat|inspir|empower|compel|invit|persuad|challeng|oblig|ask|tell|told|teach|taught|train|order|direct)/u;

const letsBare = /^(?:let|lets|make|makes|made|help|helps|helped|watch\p{Ll}*|hear|heard)$/u;

/** Words in the host from which a comma before "and" helps to find its end. */
const longHost = 14;

/** The tail's verb beside the host's own: "and offers". Null where that is not one plain verb. */
export function beside({ host, adverb, others }: Tail): Wording | null {
  const [verb] = host.verbs;
  if (hedge.test(adverb) && verb?.tense !== "modal") return null;
  if (!host.simple || !verb || (verb.tense === "modal" && verb.main === verb.at) || /^(?:there|here)$/u.test(lowerOf(host.tokens[0]))) return null;
  const infinitive = host.tokens.findIndex((token, index) => index > verb.main && lowerOf(token) === "to" && (token.partOfSpeech === "PART" || host.tokens[index + 1]?.partOfSpeech === "VERB"));
  // "It was built to last", "it lets people choose": who does more does not show.
  if (infinitive > 0 && (verb.voice === "passive" || lets.test(lowerOf(host.tokens[verb.main])))) return null;
  if (letsBare.test(lowerOf(host.tokens[verb.main])) && host.tokens.some(({ partOfSpeech }, index) => index > verb.main && partOfSpeech === "VERB")) return null;
  // "Her year at the mill saw her rise": the year is not who does more.
  if (/^(?:see|sees|saw|seen)$/u.test(lowerOf(host.tokens[verb.main]))) return null;
  const apart = host.words > longHost || host.tokens.some(({ text }, index) => index > verb.main && (text === "and" || text === ","));
  // "It aims to mend and improve".
  const lead = others.length > 0 ? "," : apart ? ", and" : " and";
  return { lead, form: infinitive === verb.main + 1 && isMeant(host.tokens) ? "base" : verb.beside };
}

const has = ({ tokens }: Host, word: string) => tokens.some(({ text }) => text === word);

/** The tail as what the whole host brings about: "which makes", "and this makes". */
export function asResult(scene: Scene, tail: Tail): Wording[] {
  const { host, adverb } = tail;
  const tense = tenseOf(host);
  if (!tense || hedge.test(adverb)) return [];
  const form = tense === "past" ? "past" : tense === "perfect" ? "participle" : "third";
  const helper = tense === "perfect" ? " has" : "";
  const joined = host.tokens.some(({ text }, index) => text === "and" && host.tokens[index - 1]?.text === ",");
  return [
    ...(has(host, "which") ? [] : [{ lead: `, which${helper}`, form } as const]),
    ...(joined || adverb === "thus" ? [] : [{ lead: `, and this${helper}`, form } as const]),
    ...(tense !== "perfect" && canPart(scene, tail) ? [{ lead: ". That", form } as const] : []),
  ];
}

/** Words from which a sentence is better as two, and those that each of them must have. */
const longSentence = { light: 28, standard: 28, strong: 22 } as const;
const leastHost = 12;
const leastRest = 6;

/** Whether the tail can be a sentence of its own. */
function canPart({ text, sentence, tone, strength }: Scene, { start, rest, host, adverb }: Tail): boolean {
  const whole = text.slice(sentence.start, sentence.end);
  const restWords = rest.split(" ").length;
  if (tone === "formal" || tone === "academic" || adverb !== "" || host.words < leastHost || restWords < leastRest) return false;
  return host.words + restWords >= longSentence[strength] && /[.!]$/u.test(whole) && !/[;:—–()[\]“”"]/u.test(whole) && text.slice(sentence.start, start).split(" ").length >= leastHost;
}

/** What is wished or meant has no result yet. */
const meant = /(?<!\p{L})(?:plan|aim|hop|want|seek|sought|try|tries|tried|attempt|intend|need|striv|promis|propos|wish|design|expect|mean|meant|suppos|stand|stood)\p{Ll}* to(?!\p{L})|(?<!\p{L})(?:in order|so as) to(?!\p{L})|(?<!\p{L})(?:is|are|was|were)(?: not| n't| n’t| merely| simply| primarily| only| just)* to(?!\p{L})|(?<!\p{L})(?:unless|whether)(?!\p{L})/iu;

/** The tense of a clause about the whole host; null when its verbs differ, or when it only may be. */
function tenseOf({ tokens, verbs }: Host): "present" | "past" | "perfect" | null {
  const [first, ...others] = verbs.map(({ tense }) => tense);
  if (!first || first === "modal" || others.some((tense) => tense !== first)) return null;
  return isMeant(tokens) ? null : first;
}

export const isMeant = (tokens: Host["tokens"]) => meant.test(tokens.map(({ text }) => text).join(" "));

/** Of these the event is the cause, and not what it happens to. */
const happens = /^(?:ris|rose|grow|grew|fall|fell|doubl|drop|declin|increas|decreas|shr[aiu]nk|spread|happen|occur|chang|end|beg[ai]n|expand|continu|emerg|die|leave|left|persist|exist|vary|varie|surge|soar|collapse|come|came|go|went|arriv)/u;
const undergoes = /^(?:have|has|had|get|gain|los|lack|miss|experience|suffer|face|receiv|undergo|underwent|need|see|saw|fail|struggl|retain)/u;
const opensObject = /^(?:DET|NOUN|ADJ|PRON|NUM|PROPN)$/u;

/** Whether the host's subject does something to something, so that it can do more. */
export function isDoing({ tokens, verbs }: Host): boolean {
  const [main] = verbs;
  const next = main && tokens[main.main + 1];
  return verbs.length === 1 && main?.voice === "active" && next !== undefined && opensObject.test(next.partOfSpeech) && !happens.test(lowerOf(tokens[main.main])) && !isMeant(tokens);
}

/** Whether the host tells what its subject meets with rather than does. */
export const isUndergoing = ({ tokens, verbs: [main] }: Host): boolean => main !== undefined && undergoes.test(lowerOf(tokens[main.main]));

export type Subject = "person" | "text" | "thing";

const texts = new Set("essay paper article study report review book chapter section novel story film movie text passage thesis dissertation discussion piece poem narrative account document letter statement speech opinion summary analysis it".split(" "));

/** A capital at the start of a sentence makes no name of a plural. */
const isNamed = (tokens: Host["tokens"], { at, number }: NounPhrase) => tokens[at]?.partOfSpeech === "PROPN" && !(at === 0 && number === "plural");

/** Who or what the host is about; a person where that does not show. */
export function subjectOf({ tokens, verbs }: Host): Subject {
  const subject = verbs[0] && subjectBefore(tokens, verbs[0].at);
  if (tokens.slice(0, 3).some((token) => texts.has(lowerOf(token)))) return "text";
  if (!subject || isNamed(tokens, subject) || acts(subject.head)) return "person";
  return texts.has(subject.head) ? "text" : "thing";
}
