import { hasFiniteVerb, tokensWithin } from "../language/clause.ts";
import { hangs } from "../language/clause-words.ts";
import { inflect } from "../language/inflection.ts";
import { type LooseTail, looseTailsOf } from "../language/tails.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

/** What a tail says, as a phrase: its -ing verb, what must follow it, and what stands for both; a verb in `$1` turns into its -ing form. */
const frames: readonly (readonly [gerunds: string, follows: RegExp, phrase: string])[] = [
  ["focusing focussing concentrating centering centring", /^(?:up)?on /u, ", with a focus on "],
  ["emphasizing emphasising stressing", /^(?=(?:the|an?|its|their|his|her|our|how|why|what|both) |\p{Ll}+(?:-\p{Ll}+)* \p{Ll}+s?[ ,.])(?!that )/u, ", with an emphasis on "],
  ["believing", /^that /u, ", in the belief that "],
  ["hoping", /^that /u, ", in the hope that "],
  ["hoping", /^for (?=(?:the|an?) )/u, ", in the hope of "],
  ["hoping", /^to (\p{Ll}+)(?<!ly)(?= )/u, ", in the hope of $1"],
  ["aiming seeking", /^to (\p{Ll}+)(?<!ly)(?= )/u, ", with the aim of $1"],
  ["fearing", /^that /u, ", for fear that "],
  ["knowing", /^that /u, ", in the knowledge that "],
  ["assuming", /^that /u, ", on the assumption that "],
  ["recognizing recognising", /^(?=(?:the|an?|how|both|its|their) )/u, ", in recognition of "],
  ["promising", /^to (?=\p{Ll})/u, ", with a promise to "],
  ["reflecting", /^(?=(?:the|an?|its|their|his|her|our|both) )/u, ", a reflection of "],
  ["signaling signalling", /^(?=(?:the|an?|its|their|his|her|our) )/u, ", a sign of "],
  ["signaling signalling indicating", /^that /u, ", a sign that "],
  ["using", /^(?=\p{Ll})(?!(?:the|this|that|these|those|it|them|its|their|his|her|our|my|one) )/u, " by using "],
];

/** "Believing the dam would hold": a clause, although no "that" says so. */
const clauses: Readonly<Record<string, string>> = { believing: ", in the belief that ", hoping: ", in the hope that ", fearing: ", for fear that " };
const opensClause = /^(?:the|an?|its|their|his|her|our|they|it|he|she|we|these|this|those|\p{Ll}+s) /u;

const gerunds = new Set(frames.flatMap(([words]) => words.split(" ")));

export const phraseTails = defineRule({
  id: "phrase-tails",
  why: "A plain phrase says the same as the trailing -ing clause, one of the surest habits of generated prose.",
  evidence: "Generated essays trail -ing clauses 3.3 times as often as people do.",
  from: "strong",
  needsTags: true,
  cues: gerunds,
  *propose(scene) {
    for (const tail of looseTailsOf(scene, gerunds)) {
      const proposal = asPhrase(scene, tail);
      if (proposal) yield proposal;
    }
  },
  rewrites: [
    ["The survey looks at small mills that still run, focusing on those by the river.", "The survey looks at small mills that still run, with a focus on those by the river."],
    ["They left the nets out when the wind rose, believing that it would turn.", "They left the nets out when the wind rose, in the belief that it would turn."],
    ["He said he would keep the shop open, hoping to sell it.", "He said he would keep the shop open, in the hope of selling it."],
    ["What the town built was a weir, aiming to hold the river back.", "What the town built was a weir, with the aim of holding the river back."],
    ["The rents have fallen and the shops have closed, reflecting the loss of the railway.", "The rents have fallen and the shops have closed, a reflection of the loss of the railway."],
    ["She argues that the guild has kept its members, using old fears to bind them.", "She argues that the guild has kept its members by using old fears to bind them."],
    ["They left the nets out when the wind rose, believing the storm was over.", "They left the nets out when the wind rose, in the belief that the storm was over."],
  ],
  leaves: [
    "They left, believing themselves safe.",
    "They sewed coats that moved with the sea, using soft cloth.",
    "They try new ways, using ideas from other towns, to sell more.",
    "Some mills, using water, grind at night.",
    "When it rains, using the ford is a risk.",
    "He spends his days reading, using old books, and writing.",
    "She sat by the door, reflecting on the day.",
    "Since it is short, using it too much is a risk.",
    "The clerks sorted the votes, using the tally to plan the next year.",
  ],
});

function asPhrase(scene: Scene, { start, end, gerund, rest }: LooseTail): Proposal | null {
  const { text, sentence } = scene;
  const from = end + 1;
  for (const [words, follows, phrase] of frames) {
    const found = words.split(" ").includes(gerund) ? follows.exec(rest) : null;
    if (!found) continue;
    if ((gerund === "using" && (!isDone(scene, start) || rest.includes(", to "))) || (!phrase.endsWith("that ") && goesOn(scene, end))) return null;
    return { start, end: from + found[0].length, after: [phrase.replace("$1", inflect(found[1] ?? "", "gerund"))] };
  }
  const phrase = clauses[gerund];
  const isClause = phrase !== undefined && opensClause.test(rest) && !/^\p{L}+(?:self|selves) |^[^.,]{0,60} to be /u.test(rest) && hasFiniteVerb(tokensWithin(scene.tokens(), end, sentence.end));
  return isClause && text.charAt(end) === " " ? { start, end: from, after: [phrase] } : null;
}

/** "While it is short, using it is hard": the tail is what the next verb is about. */
function goesOn(scene: Scene, end: number): boolean {
  const rest = tokensWithin(scene.tokens(), end, scene.sentence.end);
  const hanging = rest.findIndex((token) => hangs(token) || token.partOfSpeech === "PRON");
  return hasFiniteVerb(hanging < 0 ? rest : rest.slice(0, hanging));
}

/** Whether something is done before the tail, so that it can be done by such means: no "is", none that only happens, and nothing set between. */
function isDone(scene: Scene, start: number): boolean {
  const host = tokensWithin(scene.tokens(), scene.sentence.start, start);
  const last = host.findLast(({ partOfSpeech, text }) => (partOfSpeech === "VERB" && !text.endsWith("ing")) || partOfSpeech === "AUX");
  return last?.partOfSpeech === "VERB" && !/^(?:becom|became|remain|seem|stay|stood|stand|go|went|come|came|liv|exist)/u.test(last.text) && !host.some(({ text }, at) => text === "by" || text === "using" || text === "," || (/^(?:that|which|who)$/u.test(text) && host[at - 1]?.partOfSpeech === "NOUN"));
}
