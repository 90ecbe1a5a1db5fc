import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { ungraded } from "../language/ungraded.ts";
import { earlierIn, isCapitalised } from "../language/words.ts";
import { defineRule, type Scene, type Token, type WrittenWord } from "../rule.ts";
import { type Intensifier, intensifiers as entries, pairs } from "./intensifiers.table.ts";

const table = new Map(
  entries.map((entry) => [
    entry.word,
    { ...entry, before: new Map(Object.entries(entry.before).flatMap(([words, to]) => words.split(" ").map((word) => [word, to] as const))) },
  ]),
);

const phrases = compilePhrases(pairs);

/** Under a negation, in a question or after a limiter, the word carries the point. */
const stressed = /(?<!\p{L})(?:\p{L}+n['’]t|(?:not|no|never|nor|neither|without|hardly|only|whether|if|how|what|who|more|most|less|as|so|too|than|well and|quite|rather))(?:\s\p{L}+)?\s$/iu;
/** "Few were truly surprised", "whether it is truly useful": here it draws a line. */
const weighed = /(?<!\p{L})(?:few|rarely|seldom|whether|if|which|unless|until|actually|merely|seem\p{L}*|appear\p{L}*)(?!\p{L})/iu;
/** "While it undeniably helped, …": what is granted here is taken back later. */
const grants = /^["“]?(?:while|although|though|even if)(?!\p{L})/iu;
const auxiliary = new Set("is are was were be been being".split(" "));
/** Said of what stands before it. */
const said = /(?<!\p{L})(?:is|are|was|were|be|been|being|seems?|remains?|['’]s|['’]re) $/iu;
/** What a noun follows. */
const owned = /(?<!\p{L})(?:an?|the|its|their|this|our|these|such) $/iu;
const named = new Set(["NOUN", "PROPN", "ADJ", "NUM", "PART", "SCONJ", "ADP"]);

/** After an aside the subject still waits for its verb: "the dam, built in May, profoundly affects the fish". */
const touches = /^(?:affect|impact|influence|change|alter)s$/u;

interface Place {
  readonly next: WrittenWord;
  readonly token: Token;
  /** What comes after the next word. */
  readonly following: Token | undefined;
  readonly earlier: string;
}

function wordingsFor(entry: Omit<Intensifier, "before"> & { before: ReadonlyMap<string, readonly string[]> }, { next, token, following, earlier }: Place): readonly string[] {
  const own = entry.before.get(next.lower);
  if (own) return own;
  if (entry.said && token.partOfSpeech === "ADJ" && said.test(earlier) && !named.has(following?.partOfSpeech ?? "")) return entry.said;
  if (entry.named?.has(next.lower) && owned.test(earlier)) return [""];
  if (entry.said && !said.test(earlier)) return [];
  if (entry.adjective?.includes("very") && ungraded.test(next.lower)) return [];
  if (entry.adjective && (token.partOfSpeech === "ADJ" || /(?:ed|ing|ous|ful|ive)$/.test(next.lower))) return entry.adjective;
  if (token.partOfSpeech === "VERB") return entry.verb ?? [];
  return /^(?:an?|the)$/.test(next.lower) ? (entry.article ?? []) : [];
}

function* propose(scene: Scene) {
  const { text, sentence } = scene;
  if (text.slice(sentence.start, sentence.end).endsWith("?")) return;
  yield* swapPhrases(scene, phrases);
  const words = scene.words();
  for (const [index, word] of words.entries()) {
    const entry = table.get(word.lower);
    const next = words[index + 1];
    if (!entry || !next || isCapitalised(word, index === 0) || text.slice(word.end, next.start) !== " ") continue;
    const token = scene.tokenAt(next.start);
    if (!token) continue;
    const earlier = earlierIn(scene, word.start);
    if (stressed.test(earlier) || (word.lower === "truly" && weighed.test(earlier)) || (word.lower === "undeniably" && grants.test(earlier)) || auxiliary.has(next.lower) || (/,\s$/u.test(earlier) && !(word.lower === "profoundly" && touches.test(next.lower)))) continue;
    const following = scene.tokens().find(({ start }) => start >= next.end);
    const wordings = wordingsFor(entry, { next, token, following, earlier });
    if (wordings.length === 0 || wordings.some((wording) => wording.endsWith("nature") && /nature/iu.test(text.slice(sentence.start, sentence.end)))) continue;
    const dropped = wordings.includes("");
    yield { start: word.start, end: dropped ? next.start : word.end, after: wordings };
  }
}

export const intensifiers = defineRule({
  id: "intensifiers",
  why: "A word that only insists makes a reader wonder why; the sentence is as strong without it, or with one that says how or how much.",
  evidence: "Generated essays use intensifiers 3.5 times as often as people do.",
  from: "light",
  needsTags: true,
  cues: [...table.keys(), ...phrases.keys()],
  propose,
  rewrites: [
    ["It was a truly remarkable season.", "It was a remarkable season."],
    ["We truly value your help.", "We value your help."],
    ["The two cases are deeply connected.", "The two cases are closely connected."],
    ["Her novels were profoundly influenced by the war.", "Her novels were strongly influenced by the war."],
    ["The plan is deeply flawed.", "The plan is badly flawed."],
    ["The printer is incredibly slow.", "The printer is very slow."],
    ["There is something undeniably sad about empty fairs.", "There is something sad about empty fairs."],
    ["The village is deeply divided over the road.", "The village is sharply divided over the road."],
    ["It is a deeply personal story.", "It is a very personal story."],
    ["The feud is deeply rooted in old debts.", "The feud is rooted in old debts."],
    ["The town has a deeply rooted fear of floods.", "The town has a deep-rooted fear of floods."],
    ["The custom is deeply ingrained.", "The custom is ingrained."],
    ["Noise can profoundly affect sleep.", "Noise can greatly affect sleep."],
    ["The railway fundamentally changed the town.", "The railway radically changed the town."],
    ["The canal fundamentally reshaped the valley.", "The canal reshaped the valley."],
    ["Small boats are inherently unstable.", "Small boats are by nature unstable."],
    ["It is an inherently risky trade.", "It is a risky trade."],
  ],
  leaves: [
    "It is not truly free.",
    "The old mill is incredibly worth seeing.",
    "That clock is incredibly unique.",
    "Breathe deeply and count to ten.",
    "Is it truly over?",
    "Few were truly surprised.",
    "They asked whether it was truly useful.",
    "She holds deeply held beliefs.",
    "Yours truly, Anna",
    "Prices rose increasingly fast.",
    "The news was deeply felt.",
    "I am truly sorry.",
    "At first they resisted but ultimately agreed.",
    "A truly supportive school listens to its pupils.",
    "The deeply embedded fears of both sides returned.",
    "An inherently seaworthy boat sank.",
    "He was deeply affected by the fire.",
    "The dispute raised costs, ultimately reducing demand.",
    "Practice will ultimately make them better.",
    "While the dam undeniably brought power, it drowned two villages.",
    "He was, fully, undeniably awake.",
    "Boats are not inherently safe.",
    "It is said that human nature is inherently good.",
    "The two plans are inherently compatible with the old walls.",
  ],
});
