import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Scene } from "../rule.ts";

const frame = /(?<!\p{L})the (?:(?:very|simple|mere|basic|general|whole|entire) )?(concept|idea|notion|act|process|nature) of (?=\p{Ll})/giu;
const means = /(?:^|\s)(?:by|through|from|in|for|with)\s$/iu;
/** "We are in the process of moving": that is a time, not a means. */
const underWay = /(?<!\p{L})in\s$/iu;
const doing = /^(?!being(?!\p{L}))\p{Ll}{2,}ing(?!\p{L})/u;
const passive = /^being \p{Ll}+(?:ed|en)(?!\p{L})/u;
/** Where the doing is what the sentence is about. */
const starts = /^$|; $/u;
const held = /(?:^|\s)(?:undermin\p{L}*|embrac\p{L}*|champion\p{L}*|promot\p{L}*|formali[sz]\p{L}*|(?:linked|tied|connected|related|committed|dedicated) to|rooted in|grounded in|based on|(?:struggl|grappl|wrestl)\p{L}* with|(?<=, )(?:and|or))\s$/iu;
const changed = /(?:^|\s)(?:explor|redefin|transform|reshap|shap|chang|alter)\p{L}*\s$/iu;
/** What can be said of the thing as well as of its concept. */
const goesOn = /^[^.;:]{3,60}? (?:often |long |recently )?(?:ha(?:s|ve) (?:long |recently |also )?(?:gained|garnered|drawn|attracted|become|received|been)|evokes?|occup(?:y|ies)|matters?|is (?:central|key|vital|crucial|essential|closely|deeply)|aligns?)(?!\p{L})/iu;
/** "The idea of work as play", "the concept of a just war": there the frame has a meaning of its own. */
const own = /^[^.,;:]{0,60} as (?!well)|^(?:an?|the|this|what|how|who|that|not|no) /iu;

export const emptyFrames = defineRule({
  id: "empty-frames",
  why: "The thing itself can stand here; a frame such as “the concept of” or “the act of” only announces it.",
  evidence: "Generated essays write “the process of”, “the idea of” and their like 3.9 times as often as people do.",
  from: "standard",
  cues: "concept idea notion act process nature".split(" "),
  *propose(scene) {
    const { text, sentence, block } = scene;
    if (block.kind === "heading") return;
    for (const match of text.slice(sentence.start, sentence.end).matchAll(frame)) {
      const start = sentence.start + match.index;
      const end = start + match[0].length;
      if (isEmpty(scene, match[1]?.toLowerCase() ?? "", start, end)) yield { start, end, after: [""] };
    }
  },
  rewrites: [
    ["The act of drafting a law takes a year.", "Drafting a law takes a year."],
    ["He was calmed by the simple act of being noticed.", "He was calmed by being noticed."],
    ["Free trade undermines the idea of self-reliance.", "Free trade undermines self-reliance."],
    ["The concept of social class has gained new weight.", "Social class has gained new weight."],
    ["The machine has transformed the nature of farm work.", "The machine has transformed farm work."],
    ["The rule is closely linked to the notion of personal freedom.", "The rule is closely linked to personal freedom."],
    ["They save time through the process of sharing tools.", "They save time through sharing tools."],
  ],
  leaves: [
    "We are in the process of moving house.",
    "The idea of work as play is old.",
    "She introduced the concept of the night bus.",
    "Weaving is the process of crossing threads.",
    "The nature of the threat is unknown.",
    "Smelting, the process of melting ore, needs heat.",
    "The concept of free trade was born in the north.",
    "The idea of God is old.",
  ],
});

function isEmpty(scene: Scene, noun: string, start: number, end: number): boolean {
  const before = earlierIn(scene, start);
  const rest = laterIn(scene, end);
  if (noun === "act" || noun === "process") {
    if (noun === "process" && underWay.test(before)) return false;
    if (means.test(before)) return doing.test(rest) || (passive.test(rest) && noun === "act");
    return doing.test(rest) && starts.test(before) && / (?:is|was|has|can|may|will|\p{Ll}+s) /u.test(rest);
  }
  if (own.test(rest)) return false;
  if (noun === "nature") return changed.test(before);
  return held.test(before) || (before === "" && goesOn.test(rest));
}
