import { finiteVerbs } from "../language/finite-verbs.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { hangs, isGerund } from "../language/host.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

const opener = /^By (?!doing |being |having )\p{Ll}+ing(?= )/u;
/** Marks that part a sentence into more than a means and what it does. */
const parts = /[;:—–()[\]“”"\n]| - |\.{3}/u;
const closing = /[.!]$/u;
/** They would stand before what they mean. */
const pointing = /^(?:it|its|they|them|their|theirs|this|that|these|those|such|him|his|she|her|he|one|ones|so|both|each|former|latter)$/u;
/** Behind the clause, they could mean what stands in it. */
const leaning = /^(?:it|they|them|he|him|she)$/u;
const longestMeans = 18;
const longestDeed = 14;
const longestSubject = 7;

const isWord = ({ partOfSpeech }: Token) => partOfSpeech !== "PUNCT";

export const byDoingOpeners = defineRule({
  id: "by-doing-openers",
  why: "Who does it comes first, and the way it is done after; sentence upon sentence that opens with By …ing reads as a drill.",
  evidence: "Generated essays open sentences with By and an -ing verb 9.8 times as often as people do.",
  from: "standard",
  needsTags: true,
  *propose(scene) {
    const { text, sentence, block } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    if (block.kind === "heading" || !opener.test(whole) || !closing.test(whole) || parts.test(whole)) return;
    const place = placeIn(scene);
    if (place) yield* turned(scene, place);
  },
  rewrites: [
    ["By sharing a press, the villages save money.", "The villages save money by sharing a press."],
    ["By planting hedges, farmers can slow the wind.", "Farmers can slow the wind by planting hedges."],
    ["By closing the old mine, selling the land and moving the rails, the company cut losses.", "The company cut losses by closing the old mine, selling the land and moving the rails."],
    ["By reading the minutes aloud, she won the council over.", "She won the council over by reading the minutes aloud."],
    ["By writing to every member, they raised the sum.", "They raised the sum by writing to every member."],
  ],
  leaves: [
    "By doing so, the towns saved the bridge.",
    "By mending nets, the men kept them in use.",
    "By reading aloud, she helped the class to follow, and nobody fell asleep.",
    "By selling bread, the mill became a shop that feeds the whole street.",
    "By the spring, the river had fallen.",
    "By working late, he hoped to finish the wall.",
  ],
});

interface Place {
  /** Where the clause begins that the means belong to. */
  readonly main: number;
  /** Its end: a mark that the means can stand before. */
  readonly end: number;
}

/** Null when the clause, or its shape, is in doubt. */
function placeIn({ sentence, ...scene }: Scene): Place | null {
  const tokens = scene.tokens();
  for (const [index, token] of tokens.entries()) {
    if (token.text !== ",") continue;
    const main = tokens.slice(index + 1);
    const verb = finiteVerbs(main)?.[0];
    const subject = verb && main.slice(0, verb.at);
    if (!verb || !subject || !isSubject(subject)) continue;
    const tail = main.findIndex((_, at) => at > verb.main && opensTail(main, at));
    const clause = tail < 0 ? main.slice(0, -1) : main.slice(0, tail);
    const means = tokens.slice(1, index);
    if (!isPlain(clause, verb.main) || means.filter(isWord).length > longestMeans || means.some((word) => leaning.test(lowerOf(word)))) return null;
    return { main: main[0]?.start ?? 0, end: tail < 0 ? sentence.end - 1 : (main[tail]?.start ?? 0) };
  }
  return null;
}

function isSubject(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (!first || tokens.length > longestSubject || !/^(?:DET|PRON|NOUN|PROPN|ADJ)$/u.test(first.partOfSpeech)) return false;
  return tokens.every((token) => token.text !== "," && !isGerund(token) && !hangs(token));
}

/** ", saving time", ", which saves time". */
const opensTail = (tokens: readonly Token[], at: number) => {
  const next = tokens.slice(at + 1).find(({ partOfSpeech }) => partOfSpeech !== "ADV");
  return tokens[at]?.text === "," && next !== undefined && (isGerund(next) || next.text === "which");
};

/** "She saw the score rise": the means may be those of either. */
const ofAnother = /^(?:see|sees|saw|seen|watch\p{Ll}*|let|lets|make|makes|made|help|helps|helped|have|has|had|find|finds|found)$/u;

/** One verb, and nothing after it that the means could be taken to belong to. */
function isPlain(clause: readonly Token[], verb: number): boolean {
  const rest = clause.slice(verb + 1);
  if (finiteVerbs(clause)?.length !== 1 || ofAnother.test(lowerOf(clause[verb])) || rest.filter(isWord).length > longestDeed) return false;
  return rest.every((token) => token.text !== "," && token.partOfSpeech !== "VERB" && lowerOf(token) !== "by" && !hangs(token) && !pointing.test(lowerOf(token)));
}

function* turned({ text, sentence }: Scene, { main, end }: Place): Generator<Proposal> {
  const means = text.slice(sentence.start, main).replace(/,\s*$/u, "").replace(/^By/u, "by");
  const group = `by ${sentence.start}`;
  yield { start: sentence.start, end: main, after: [""], group };
  yield { start: end, end: end + 1, after: [` ${means}${text.charAt(end)}`], group };
}
