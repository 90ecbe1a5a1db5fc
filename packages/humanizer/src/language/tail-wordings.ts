import type { Proposal, Scene } from "../rule.ts";
import { isGerund } from "./clause-words.ts";
import type { Host } from "./host.ts";
import { isMeant, mainWord, tenseOf } from "./host-sense.ts";
import { formsOf, inflect, spellingsOf, type VerbForm } from "./inflection.ts";
import { lowerOf, subjectBefore } from "./noun-phrase.ts";
import type { Tail } from "./tails.ts";

/** What stands in the place of the comma, and the form of the verb that follows. */
export interface Wording {
  readonly lead: string;
  readonly form: VerbForm;
  /** Another verb that says it better after this lead. */
  readonly verb?: string;
}

/** Verbs by their -ing forms, in either spelling. */
export const byGerund = (verbs: Iterable<string>): ReadonlyMap<string, string> =>
  new Map([...verbs].flatMap((verb) => spellingsOf(verb).map((spelling) => [inflect(spelling, "gerund"), spelling] as const)));

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
  yield* together(scene, [
    { start: tail.start, end: tail.end, after: [textOf(chosen)], group },
    // With the space before it, so that it is no single word, which might stand nearby already.
    ...tail.others.map(({ start, end, text }) => ({ start: start - 1, end, after: [` ${inflect(bare(text), chosen.form)}`], group })),
  ]);
}

/** Proposals of which none makes sense without the others: none at all where one of them is locked. */
export function* together({ isLocked }: Scene, proposals: readonly Proposal[]): Generator<Proposal> {
  if (!proposals.some(({ start, end }) => isLocked(start, end))) yield* proposals;
}

/** The host's own verb would be heard twice. */
const says = ({ tokens }: Host, verb: string) => {
  const forms = new Set(Object.values(formsOf(verb)).flat());
  return tokens.some(({ text }) => forms.has(text));
};

/** "Which" says already what "thereby" says. */
const adverbAfter = (lead: string, adverb: string) => (adverb === "" || (adverb === "thereby" && !lead.endsWith("and")) ? [] : [adverb]);

/** Words in the host from which a comma before "and" helps to find its end. */
const longHost = 14;
const hedge = /^(?:potentially|possibly|perhaps|probably|likely)$/u;
/** They hand the deed to another: "allow people to choose". */
const lets = /^(?:allow|enabl|permit|forc|requir|encourag|help|lead|led|caus|prompt|push|urg|motivat|inspir|empower|compel|invit|persuad|challeng|oblig|ask|tell|told|teach|taught|train|order|direct|driv|drove)/u;
const letsBare = /^(?:let|lets|make|makes|made|help|helps|helped|watch\p{Ll}*|hear|heard)$/u;
const drives = /^(?:driv|drove|lead|led|push|bring|brought)/u;
/** "Her year at the mill saw her rise": the year is not who does more. */
const sees = /^(?:see|sees|saw|seen)$/u;

/** The tail's verb beside the host's own: "and sells". Null where that is not one plain verb, or where another may be meant. */
export function beside({ host, adverb, others }: Tail): Wording | null {
  const { tokens } = host;
  const [verb] = host.verbs;
  const word = mainWord(host);
  if (!verb || !host.simple || (hedge.test(adverb) && verb.tense === "past") || sees.test(word)) return null;
  if (/^(?:there|here)$/u.test(lowerOf(tokens[0])) || (verb.main === verb.at && (verb.tense === "modal" || /^d(?:o|oes|id)$/u.test(word)))) return null;

  // "At its heart lies a lake": the subject comes after.
  if (tokens[0]?.partOfSpeech === "ADP" && !tokens.slice(0, verb.at).some(({ text }) => text === ",") && !subjectBefore(tokens, verb.at)) return null;

  const later = tokens.slice(verb.main + 1);
  const infinitive = later.findIndex((token, index) => lowerOf(token) === "to" && (token.partOfSpeech === "PART" || later[index + 1]?.partOfSpeech === "VERB"));
  if (infinitive >= 0 && (verb.voice === "passive" || lets.test(word))) return null;
  if (drives.test(word) && later.some((token) => /^(?:to|into|towards?)$/u.test(lowerOf(token)))) return null;
  if (letsBare.test(word) && later.some(({ partOfSpeech }) => partOfSpeech === "VERB")) return null;
  if (later.some((token, index) => (isGerund(token) || lowerOf(token) === "being") && !/^(?:ADP|DET|ADJ|PRON)$/u.test(later[index - 1]?.partOfSpeech ?? ""))) return null;

  const apart = host.words > longHost || later.some(({ text }) => text === "and" || text === ",");
  const lead = others.length > 0 ? "," : apart ? ", and" : " and";
  if (verb.beside === "gerund" && others.length > 0) return null;
  // "It aims to mend and improve".
  return { lead, form: infinitive === 0 && isMeant(host) ? "base" : verb.beside };
}

/** The tail as what the whole host brings about: "which makes", "and this makes". `isLasting` is for what holds as long as the host does. */
export function asResult(scene: Scene, tail: Tail, isLasting = false): Wording[] {
  const { host, adverb } = tail;
  const tense = tenseOf(host);
  const main = host.verbs[0]?.main ?? 0;
  if (!tense || hedge.test(adverb) || host.tokens.some(({ text }, index) => text === "which" && index > main)) return [];
  const isDone = tense === "perfect" && !isLasting;
  const form = tense === "past" ? "past" : isDone ? "participle" : "third";
  const helper = isDone ? " has" : "";
  const isJoined = host.tokens.some(({ text }, index) => text === "and" && host.tokens[index - 1]?.text === ",");
  return [
    ...(host.tokens.some(({ text }) => text === "which") ? [] : [{ lead: `, which${helper}`, form } as const]),
    ...(isJoined || adverb === "thus" ? [] : [{ lead: `, and this${helper}`, form } as const]),
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
