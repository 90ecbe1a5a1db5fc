import { hangs, isGerund } from "../language/clause-words.ts";
import { finiteVerbs } from "../language/finite-verbs.ts";
import { isWord, type Means, meansOf } from "../language/means.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { together } from "../language/tail-wordings.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";

/** They would stand before what they mean. */
const pointing = /^(?:it|its|they|them|their|theirs|this|that|these|those|such|him|his|she|her|he|one|ones|so|both|each|former|latter)$/u;
/** Behind the clause, they could mean what stands in it. */
const leaning = /^(?:it|they|them|he|him|she)$/u;
const longestDeed = 14;

export const byDoingOpeners = defineRule({
  id: "by-doing-openers",
  why: "Who does it comes first, and the way it is done after; sentence upon sentence that opens with By …ing reads as a drill.",
  evidence: "Generated essays open sentences with By and an -ing verb 9.8 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["by"],
  *propose(scene) {
    const means = meansOf(scene);
    const end = means && endOf(means);
    if (end) yield* turned(scene, means, end);
  },
  rewrites: [
    ["By sharing a press, the villages save money.", "The villages save money by sharing a press."],
    ["By planting hedges, farmers can slow the wind.", "Farmers can slow the wind by planting hedges."],
    ["By closing the old mine, selling the land and moving the rails, the company cut losses.", "The company cut losses by closing the old mine, selling the land and moving the rails."],
    ["By reading the minutes aloud, she won the council over.", "She won the council over by reading the minutes aloud."],
    ["By writing to every member, they raised the sum.", "They raised the sum by writing to every member."],
  ],
  leaves: [
    "By telling old tales, the songs give a day shape, meaning, and order.",
    "By doing so, the towns saved the bridge.",
    "By mending nets, the men kept them in use.",
    "By reading aloud, she helped the class to follow, and nobody fell asleep.",
    "By selling bread, the mill became a shop that feeds the whole street.",
    "By the spring, the river had fallen.",
    "By joining both schools, the plan represents a great change in the valley.",
    "By hiring clerks, the port is fighting the limits of an old system, which has proven too slow.",
    "By working late, he hoped to finish the wall.",
  ],
});

/** Where the clause ends, at a mark that the means can stand before; null where they would be taken to belong to something else. */
function endOf({ tokens, main, verb }: Means): number | null {
  if (tokens.some((token) => leaning.test(lowerOf(token)))) return null;
  const tail = main.findIndex((_, at) => at > verb.main && opensTail(main, at));
  const clause = tail < 0 ? main : main.slice(0, tail);
  return isPlain(clause, verb.main) ? (main[tail]?.start ?? main.at(-1)?.end ?? null) : null;
}

/** ", saving time"; what "which" goes on from would be too far from it. */
const opensTail = (tokens: readonly Token[], at: number) => {
  const next = tokens.slice(at + 1).find(({ partOfSpeech }) => partOfSpeech !== "ADV");
  // "Context, meaning, and order": one of a list.
  const object = next && tokens[tokens.indexOf(next) + 1];
  return tokens[at]?.text === "," && next !== undefined && isGerund(next) && object !== undefined && object.text !== "," && !/^(?:and|or)$/u.test(object.text);
};

/** "She saw the score rise": the means may be those of either. */
const ofAnother = /^(?:see|sees|saw|seen|watch\p{Ll}*|let|lets|make|makes|made|help|helps|helped|have|has|had|find|finds|found)$/u;

/** "It is a great change by joining both": what something is, it does not do. */
const being = /^(?:am|are|be|been|being|is|was|were|['’](?:s|re|m)|(?:constitut|embod|mark|remain|represent)\p{Ll}*)$/u;

/** One verb, and nothing after it that the means could be taken to belong to. */
function isPlain(clause: readonly Token[], verb: number): boolean {
  const rest = clause.slice(verb + 1);
  if (finiteVerbs(clause)?.length !== 1 || ofAnother.test(lowerOf(clause[verb])) || being.test(lowerOf(clause[verb])) || rest.filter(isWord).length > longestDeed) return false;
  return rest.every((token) => token.text !== "," && token.partOfSpeech !== "VERB" && lowerOf(token) !== "by" && !hangs(token) && !pointing.test(lowerOf(token)));
}

function* turned(scene: Scene, { end, main }: Means, last: number): Generator<Proposal> {
  const { text, sentence } = scene;
  const group = `by ${sentence.start}`;
  const means = text.slice(sentence.start, end).replace(/^By/u, "by");
  yield* together(scene, [
    { start: sentence.start, end: main[0]?.start ?? end, after: [""], group },
    { start: last, end: last + 1, after: [` ${means}${text.charAt(last)}`], group },
  ]);
}
