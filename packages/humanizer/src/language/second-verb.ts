import type { Token } from "../rule.ts";
import { isGerund, mayBeGerund } from "./clause-words.ts";
import type { Host } from "./host.ts";
import { holdsDoing, isMeant, mainWord } from "./host-sense.ts";
import { lowerOf, subjectBefore } from "./noun-phrase.ts";
import { hedges, type Wording } from "./tail-wordings.ts";
import type { Tail } from "./tails.ts";

/** Words in the host from which a comma before "and" helps to find its end. */
const longHost = 14;
/** They hand the deed to another: "allow people to choose". */
const lets = /^(?:allow|enabl|permit|forc|requir|encourag|help|lead|led|caus|prompt|push|urg|motivat|inspir|empower|compel|invit|persuad|challeng|oblig|ask|tell|told|teach|taught|train|order|direct|driv|drove)/u;
const letsBare = /^(?:let|lets|make|makes|made|help|helps|helped|watch\p{Ll}*|hear|heard)$/u;
const drives = /^(?:driv|drove|lead|led|push|bring|brought)/u;
/** "Her year at the mill saw her rise", "we find the lamps useful": it is not who sees that does more. */
const sees = /^(?:see|sees|saw|seen|find|finds|found|deem\p{Ll}*)$/u;
/** "It builds the town's power to choose, weighing …": whose power it is, chooses and weighs. */
const powers = /^(?:abilit(?:y|ies)|authority|capacit(?:y|ies)|chances?|confidence|freedom|incentives?|opportunit(?:y|ies)|permission|powers?|rights?|skills|tools)$/u;

/** The tail's verb beside the host's own: "and sells". Null where that is not one plain verb, or where another may be meant. */
export function beside({ host, adverb, others }: Tail): Wording | null {
  const [verb] = host.verbs;
  if (!verb || !host.simple || (hedges(adverb) && verb.tense === "past") || isInverted(host)) return null;
  const later = host.tokens.slice(verb.main + 1);
  const infinitive = later.findIndex((token, index) => lowerOf(token) === "to" && (token.partOfSpeech === "PART" || later[index + 1]?.partOfSpeech === "VERB"));
  if (handsOver(host, later, infinitive >= 0) || (verb.beside === "gerund" && others.length > 0)) return null;
  // "It saves water by closing the gate, thereby drying the bed": the closing dries it.
  if (/^(?:thereby|thus)$/u.test(adverb) && holdsDoing(host)) return null;
  // "They have continued to argue and noted": the participle, too far from its "have", looks like the past.
  if (verb.beside === "participle" && infinitive >= 0) return null;
  const apart = host.words > longHost || later.some(({ text }) => text === "and" || text === ",");
  const lead = others.length > 0 ? "," : apart ? ", and" : " and";
  // "It aims to mend and improve".
  // "It aims to show, often asking why": what it often does is no aim.
  if (adverb !== "" && infinitive === 0 && isMeant(host)) return null;
  return { lead, form: infinitive === 0 && isMeant(host) ? "base" : verb.beside };
}

/** "There is a mill", "so does the mill", "at its heart lies a mill": the subject comes after. */
function isInverted({ tokens, verbs: [verb] }: Host): boolean {
  if (!verb || /^(?:there|here)$/u.test(lowerOf(tokens[0]))) return true;
  if (verb.main === verb.at && (verb.tense === "modal" || /^d(?:o|oes|id)$/u.test(lowerOf(tokens[verb.at])))) return true;
  return tokens[0]?.partOfSpeech === "ADP" && !tokens.slice(0, verb.at).some(({ text }) => text === ",") && !subjectBefore(tokens, verb.at);
}

/** Whether the host ends on the deed of another, who could be the one that does more. */
function handsOver(host: Host, later: readonly Token[], hasInfinitive: boolean): boolean {
  const word = mainWord(host);
  if (sees.test(word) || (hasInfinitive && (host.verbs[0]?.voice === "passive" || lets.test(word)))) return true;
  if (drives.test(word) && lowerOf(later[0]) !== "to" && later.some((token) => /^(?:to|into|towards?)$/u.test(lowerOf(token)))) return true;
  // "She spent the night mending nets, telling tales": the one goes on from the other.
  if (/^spen[dt]/u.test(word) && later.some(mayBeGerund)) return true;
  if (!/^ha(?:ve|s|d)$/u.test(word) && later.some((token, index) => powers.test(lowerOf(token)) && lowerOf(later[index + 1]) === "to")) return true;
  if (letsBare.test(word) && later.some(({ partOfSpeech }) => partOfSpeech === "VERB")) return true;
  return later.some((token, index) => (isGerund(token) || lowerOf(token) === "being") && !/^(?:ADP|DET|ADJ|PRON)$/u.test(later[index - 1]?.partOfSpeech ?? "") && !/^(?:most|more|very)$/u.test(lowerOf(later[index - 1])));
}
