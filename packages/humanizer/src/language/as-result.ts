import type { Scene } from "../rule.ts";
import { hangs } from "./clause-words.ts";
import type { Host } from "./host.ts";
import { isGeneral, tenseOf } from "./host-sense.ts";
import { lowerOf } from "./noun-phrase.ts";
import { hedges, type Wording } from "./tail-wordings.ts";
import type { Tail } from "./tails.ts";

/** The tail as what the whole host brings about: "which makes", "and this makes". `isLasting` is for what holds as long as the host does. */
export function asResult(scene: Scene, tail: Tail, isLasting = false): Wording[] {
  const { host, adverb } = tail;
  const tense = tenseOf(host) ?? (scene.strength === "strong" && isGeneral(host) ? "present" : null);
  // What is put forward as possible would become the writer's own claim.
  if (!tense || hedges(adverb) || unreal.test(host.tokens.map(({ text }) => text).join(" ")) || hangsOnClause(host, host.verbs[0]?.main ?? 0)) return [];
  const isDone = tense === "perfect" && !isLasting;
  const form = tense === "past" ? "past" : isDone ? "participle" : "third";
  const helper = isDone ? " has" : "";
  const isJoined = host.tokens.some(({ text }, index) => text === "and" && host.tokens[index - 1]?.text === ",");
  // "It is old, which means that …": no thing means that something is so.
  const saysSo = tail.gerund === "meaning";
  const isNear = (clings(host) || (form === "past" && isPlural(host) && !spans.test(lowerOf(host.tokens.at(-1))))) && !saysSo && !pronoun.test(tail.rest);
  return [
    ...(host.tokens.some(({ text }) => text === "which") || isNear || (adverb !== "" && isPlural(host)) ? [] : [{ lead: `, which${helper}`, form } as const]),
    ...(isJoined || saysSo || adverb === "thus" || opensOnThis(host) || joinsClause(tail) || endsInReason(host) || isReported(host) ? [] : [{ lead: `, and this${helper}`, form } as const]),
    ...(tenseOf(host) !== null && tense !== "perfect" && canPart(scene, tail) ? [{ lead: ". That", form } as const] : []),
  ];
}

/** "It was as if it sang, which helped me": only as if. */
const unreal = /(?<!\p{L})as (?:if|though)(?!\p{L})/iu;
/** "She reckons that half of it is lost, and this costs …": the loss does, by her reckoning. */
const isReported = ({ tokens }: Host) => tokens.some(({ text }, at) => text === "that" && tokens[at - 1]?.partOfSpeech === "VERB" && !/^(?:ensur|guarant|mean)/u.test(lowerOf(tokens[at - 1])));

/** "This one ends, and this leaves …": the same word for two things, and no noun to tell them apart. */
const opensOnThis = ({ tokens: [first, second] }: Host) => lowerOf(first) === "this" && (lowerOf(second) === "one" || !/^(?:NOUN|PROPN|ADJ)$/u.test(second?.partOfSpeech ?? ""));
/** "…, creating an echo, and at one point a bell rings": one "and" more would make a string of three clauses. */
const joinsClause = ({ rest }: Tail) => /, (?:and|but|or|so|yet) (?:(?:at|in|on|by|for) [^,.]{1,30} )?(?:it|they|he|she|we|you|I|there|this|these|the|an?|its|their|his|her) (?:[^,. ]+ ){0,4}(?:is|are|was|were|has|have|had|can|could|will|would|must|may|might|should)(?!\p{L})/u.test(rest);

/** "It is a fault, as nets wear out, making …": "and this" would not go on from what the reason says, but from the fault. */
const endsInReason = ({ tokens, verbs: [first] }: Host) =>
  tokens.some((token, at) => {
    if (!reason.test(token.text)) return false;
    // "The mill, though old, …": what another comma closes is over.
    return at > (first?.main ?? 0) ? hangs(token) || tokens[at - 1]?.text === "," : tokens[at - 1]?.text === "," && !tokens.slice(at).some(({ text }) => text === ",");
  });
const reason = /^(?:as|because|since|if|though|although|unless|until|once|before|after|so)$/u;

/** "In June, where the court upheld it, stressing …": the court does, and not the whole. */
const hangsOnClause = ({ tokens }: Host, main: number): boolean => {
  const comma = tokens.findLastIndex(({ text }) => text === ",");
  return tokens.some(({ text }, at) => at > main && (text === "which" || (at === comma + 1 && comma > 0 && hanging.test(text))));
};
const hanging = /^(?:who|whom|whose|where|when|while|whereas)$/u;
/** "Forms, which often leads": whoever reads on from the forms stumbles. */
const isPlural = ({ tokens }: Host) => tokens.at(-1)?.partOfSpeech === "NOUN" && lowerOf(tokens.at(-1)).endsWith("s");
/** "It rained for ten days, which showed", "it went through great changes, which led to": those are the host over again; of other plurals, in the past, no ending tells that it was not they. */
const spans = /^(?:seconds|minutes|hours|days|weeks|months|years|decades|centuries|times|ways|changes|shifts|gains|losses|delays|setbacks|advances)$/u;
/** "Which makes it a gift": that it is the whole that does so shows. */
const pronoun = /^(?:it|them|him|us|me|you) /u;
/** After a thing in the singular, "which" could be taken for that thing. */
const clings = ({ tokens }: Host) => {
  const last = tokens.at(-1);
  // "In ways not seen before, …": the ways are not far off either.
  return last !== undefined && (/^(?:ADJ|ADV|VERB)$/u.test(last.partOfSpeech) ? tokens.at(-2)?.partOfSpeech !== "VERB" && tokens.slice(-4).some(({ text }) => /^ways?$/u.test(text)) : last.partOfSpeech === "PROPN" || (last.partOfSpeech === "NOUN" && !last.text.endsWith("s")));
};

/** Words from which a sentence is better as two, and those that each of them must have. */
const longSentence = { light: 28, standard: 28, strong: 22 } as const;
const leastHost = 12;
const leastRest = 6;

/** In whose words, or in which story, all of the sentence holds. */
const framed =
  /^(?:According to|For \p{Lu}|To (?:him|her|them)(?!\p{L})|(?:In|Under|On|From) [^,]{0,60}(?<!\p{L})(?:view|views|opinion|analysis|account|theory|theories|model|words|eyes|perspective|reading|argument|framework|story|stories|novel|film|play|poem|essay|book|article|paper|study|version|world|scenario|case|system|interpretation|vision|conception|telling|understanding|approach|hypothesis)(?!\p{L})[^,]{0,60},)/u;

/** Whether the tail can be a sentence of its own. */
function canPart({ text, sentence, tone, strength }: Scene, { start, rest, host, adverb }: Tail): boolean {
  const whole = text.slice(sentence.start, sentence.end);
  const restWords = rest.split(" ").length;
  // "She argues that it is cheap. That saves money": the second would no longer be hers to argue.
  if (host.tokens.some((token) => token.text === "that") || framed.test(whole)) return false;
  if (tone === "formal" || tone === "academic" || adverb !== "" || host.words < leastHost || restWords < leastRest) return false;
  return host.words + restWords >= longSentence[strength] && /[.!]$/u.test(whole) && !/[;:—–()[\]“”"]/u.test(whole) && text.slice(sentence.start, start).split(" ").length >= leastHost;
}
