import { lowerOf } from "../language/noun-phrase.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

const wrapper = /(?<!\p{L})[Tt]he (?:very )?(act|process|concept|notion|nature) of (?=\p{Ll})/gu;
const exploring = /(?<!\p{L})(?:explor(?:e|es|ed|ing)|examin(?:e|es|ed|ing)|discuss(?:es|ed|ing)?|delv(?:e|es|ed|ing) into|investigat(?:e|es|ed|ing)|analy[sz](?:e|es|ed|ing)|stud(?:y|ies|ied|ying)|look(?:s|ed|ing)? at|understand|understanding|reflect(?:s|ed|ing)? on|grappl(?:e|es|ed|ing) with|thought about|think about) $/iu;
const changing = /(?<!\p{L})(?:chang|alter|transform|redefin|reshap|remak|rewrit)\p{Ll}+ $/iu;
/** What is explained, named or set apart keeps its wrapper. */
const defining = /(?:(?:,|—|–|:|\() ?|(?<!\p{L})(?:is|are|was|were|as|be|define[sd]?|describe[sd]?|describing|means?|meant|refers? to|called|denotes?|involves?|includes?|or|not|than|like|simplify\p{L}*|streamlin\p{L}*|automat\p{L}*|speed\p{L}*|slow\p{L}*|transforms?) )$/iu;
const leading = /^$|(?<!\p{L})(?:through|in|by|during|of|about|from|into|with|while|that|and|but|because|for|when|if|how|begin|begins|began|start|starts|started|starting|beginning|continue|continues|enjoy|enjoys|despite|throughout) $/iu;
/** What names an action by itself. */
const action = /^(?:\p{Ll}+ ){0,2}\p{Ll}+(?:[ts]ion|ment|sis|ture|ing)(?= (?:is|are|was|were|has|had|can|could|may|might|will|would|must|should|presents?|requires?|involves?|begins?|began|remains?|becomes?|takes?|took|includes?|often|also|itself|in|for|from|through|at|on|within|by|and)(?!\p{L})|[.,;])/u;
const gerund = /^(?!thing|king|string|spring|building |being |nothing|something|everything|morning|evening)\p{Ll}{2,}ing (?!of )/u;
const bare = /^(?:\p{Ll}+ )?\p{Ll}+(?=[.,;:]| (?:in|and|through|as|within|from|by|with|across)(?!\p{L}))/u;

function* propose(scene: Scene): Generator<Proposal> {
  if (scene.block.kind === "heading") return;
  const { text, sentence } = scene;
  for (const match of text.slice(sentence.start, sentence.end).matchAll(wrapper)) {
    const start = sentence.start + match.index;
    const end = start + match[0].length;
    const before = text.slice(sentence.start, start) === "" ? "" : earlierIn(scene, start);
    const rest = laterIn(scene, end);
    if (loses(match[1] ?? "", before, rest, scene, end)) yield { start, end, after: [""] };
  }
}

function loses(noun: string, before: string, rest: string, scene: Scene, end: number): boolean {
  const doing = gerund.test(rest) && scene.tokenAt(end)?.partOfSpeech !== "ADJ";
  if (noun === "act") return doing && !defining.test(before) && leading.test(before);
  if (noun === "process") return (doing || action.test(rest)) && !defining.test(before) && leading.test(before) && !/(?<!\p{L})in $/iu.test(before);
  if (noun === "nature") return changing.test(before);
  if (!exploring.test(before)) return false;
  const next = scene.tokenAt(end);
  return bare.test(rest) && !lowerOf(next).endsWith("ing") && next?.partOfSpeech !== "DET";
}

export const wrappedNouns = defineRule({
  id: "wrapped-nouns",
  why: "The act, process or concept needs no label; its name says what it is.",
  evidence: "Generated essays write “the concept of”, “the process of” and their like 3.9 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: "act process concept notion nature".split(" "),
  propose,
  rewrites: [
    ["The process of choosing a name took weeks.", "Choosing a name took weeks."],
    ["The act of writing calms her.", "Writing calms her."],
    ["They grew closer through the process of rebuilding the mill.", "They grew closer through rebuilding the mill."],
    ["The process of negotiation is slow.", "Negotiation is slow."],
    ["Engines changed the very nature of farm work.", "Engines changed farm work."],
    ["The essay explores the concept of honor in old ballads.", "The essay explores honor in old ballads."],
  ],
  leaves: [
    "Mentoring is the process of guiding a pupil.",
    "Smelting, the process of melting ore, needs heat.",
    "They are in the process of moving.",
    "The concept of crime has changed.",
    "The idea of leaving scared him.",
    "The criminal act of theft has two parts.",
    "He explored the concept of a moving city.",
  ],
});
