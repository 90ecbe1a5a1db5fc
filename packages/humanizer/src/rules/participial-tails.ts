import { defineRule, type Token } from "../rule.ts";
import { tokensWithin } from "../language/clause.ts";

type Tense = "present" | "past" | "perfect";

/** What the subject itself can be said to do: a firm that raises prices does not itself "lead to" complaints. */
const forms: Readonly<Record<string, readonly [present: string, past: string]>> = {
  causing: ["causes", "caused"],
  creating: ["creates", "created"],
  forcing: ["forces", "forced"],
  helping: ["helps", "helped"],
  improving: ["improves", "improved"],
  increasing: ["increases", "increased"],
  leaving: ["leaves", "left"],
  limiting: ["limits", "limited"],
  preventing: ["prevents", "prevented"],
  reducing: ["reduces", "reduced"],
  strengthening: ["strengthens", "strengthened"],
};

const tail = new RegExp(`, (?:(thus|thereby|therefore) |(often|further|sometimes|greatly|significantly) )?(${Object.keys(forms).join("|")}) ([^;:—–()\\n]{8,200}[.!])["”’)]?$`, "u");
const leavingWhat = /^(?:it|them|him|her|us|\p{L}+) (?!for\b|in \d)/u;
/** A second participle shares the tail's place and would be left without a verb. */
const secondParticiple = /(?: and| or| while|,) (?:\p{L}+ly )?\p{L}+ing(?!\p{L})/u;
const longestTail = 16;
/** Of these the event is the cause, and not what it happens to. */
const happens = /(?<!\p{L})(?:rose|rises?|grew|grows?|fell|falls?|doubled?s?|dropp?(?:ed|s)|declin(?:ed|es)|increas(?:ed|es)|decreas(?:ed|es)|shr(?:ank|inks)|spreads?|happen(?:ed|s)|occur(?:red|s)|chang(?:ed|es)|end(?:ed|s)|beg(?:an|ins)|expand(?:ed|s)|continu(?:ed|es)|remain(?:ed|s)|emerg(?:ed|es)|died|dies|left|leaves)(?!\p{L})/iu;

/** What is only wished, possible or told to someone has no result yet. */
const unreal = /(?<!\p{L})(?:can|could|may|might|must|shall|should|will|would|if|unless|whether|which|plan(?:s|ned)?|aim(?:s|ed)?|hop(?:e|es|ed)|want(?:s|ed)?|seek(?:s)?|sought|tr(?:y|ies|ied)|attempt(?:s|ed)?|intend(?:s|ed)?|need(?:s|ed)? to|strives?|in order to|designed to|promis\p{Ll}+|propos\p{Ll}+|risk)(?!\p{L})|['’](?:ll|d)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|no|without)(?!\p{L})/iu;
/** More than one plain clause: it does not show whose deed the tail is. */
const joined = /(?<!\p{L})(?:and|or|to|that|who|by|\p{L}{3,}ing)(?!\p{L})|[,;:—–()]/iu;

const pastAuxiliary = /^(?:was|were|had|did)$/iu;
const presentAuxiliary = /^(?:is|are|am|does|do|['’](?:re|m))$/iu;
const have = /^(?:has|have|['’]ve)$/iu;
const irregular = new Set(
  "became began brought built broke came chose drew drove fell felt found gave got grew held kept knew led left lost made meant met paid ran rose said saw sent sold spent stood struck took taught thought told won wrote went threw understood".split(" "),
);
const twoFaced = new Set("set put cut let hit shut spread cost hurt split read".split(" "));

export const participialTails = defineRule({
  id: "participial-tails",
  why: "What the subject does next deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays end sentences on a result in -ing 8.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  *propose(scene) {
    const { text, sentence } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = tail.exec(whole);
    if (!found) return;
    const [, , adverb = "", verb = "", rest = ""] = found;
    if ((verb === "leaving" && !leavingWhat.test(rest)) || secondParticiple.test(rest) || rest.split(" ").length > longestTail) return;

    const host = whole.slice(0, found.index);
    if (unreal.test(host) || joined.test(host) || happens.test(host)) return;
    const verbs = finiteVerbs(tokensWithin(scene.tokens(), sentence.start, sentence.start + found.index));
    const form = verbs && isAgents(verbs) ? forms[verb]?.[verbs.tense === "past" ? 1 : 0] : undefined;
    if (!form) return;

    const start = sentence.start + found.index;
    const end = sentence.start + whole.lastIndexOf(` ${verb} `) + verb.length + 1;
    yield { start, end, after: [` and ${adverb ? `${adverb} ${form}` : form}`] };
  },
  rewrites: [
    ["The storm closed the harbour, forcing the ferries to turn back.", "The storm closed the harbour and forced the ferries to turn back."],
    ["The museums lowered their prices, thereby increasing the number of visitors.", "The museums lowered their prices and increased the number of visitors."],
    ["The flood struck the lower town, leaving hundreds of families homeless.", "The flood struck the lower town and left hundreds of families homeless."],
    ["The council closed the old path, preventing cars from using it.", "The council closed the old path and prevented cars from using it."],
    ["The fire destroyed the barn, causing great damage to the farm.", "The fire destroyed the barn and caused great damage to the farm."],
  ],
  leaves: [
    "The plan could lower prices, allowing more people to travel.",
    "He spends his days reading, writing, making it all up.",
    "Stir the soup slowly, ensuring that it stays smooth.",
    "The council plans to widen the road, reducing the noise nearby.",
    "They sell many things, including bread and cheese.",
    "The lamp fell, causing a fire, spreading panic, and waking the dogs.",
    "The job involves lifting boxes, helping customers in the shop.",
    "The rain did not stop, forcing us to wait inside.",
    "The shop makes bread, ensuring quality and reducing waste every day.",
    "The new line carries freight at night, allowing trucks to stay off the road.",
    "The rent doubled within a year, causing trouble along the street.",
    "Old pipes are slowly corroding in many towns, causing leaks in the cellars.",
    "Many owners sell their shops, ultimately reducing the trade of the town.",
  ],
});

interface Verbs {
  readonly tense: Tense;
  readonly count: number;
  readonly third: boolean;
  /** Some finite verb is no auxiliary. */
  readonly lexical: boolean;
}

/** The tense that all finite verbs share; null when they do not, or when one of them could be read in two ways. */
function finiteVerbs(host: readonly Token[]): Verbs | null {
  const tenses: Tense[] = [];
  let third = false;
  let lexical = false;
  for (const [index, token] of host.entries()) {
    const before = host.slice(0, index).findLast(({ partOfSpeech }) => partOfSpeech !== "ADV" && partOfSpeech !== "PART");
    const word = token.text.toLowerCase();
    const isMarked = host[index - 1]?.text.toLowerCase() === "to";
    if (token.partOfSpeech === "AUX" && !isMarked) {
      if (have.test(word)) tenses.push("perfect");
      else if (pastAuxiliary.test(word)) tenses.push("past");
      else if (presentAuxiliary.test(word)) tenses.push("present");
    } else if (token.partOfSpeech === "VERB" && !isMarked && !word.endsWith("ing") && before?.partOfSpeech !== "AUX") {
      if (!before || twoFaced.has(word)) return null;
      const tense = lexicalTense(word, before, host[index + 1]);
      if (tense === "unclear") return null;
      if (tense) tenses.push(tense);
      lexical ||= tense !== null;
      third ||= tense === "present" && word.endsWith("s");
    }
  }
  const [tense] = tenses;
  return tense && tenses.every((other) => other === tense) ? { tense, count: tenses.length, third, lexical } : null;
}

function lexicalTense(word: string, before: Token, after: Token | undefined): Tense | "unclear" | null {
  if (irregular.has(word)) return ["NOUN", "PRON", "PROPN"].includes(before.partOfSpeech) ? "past" : "unclear";
  // "The plan proposed by the board" holds a participle, and no finite verb yet.
  if (word.endsWith("ed") && word.length > 4) return /^(?:by|with|from)$/u.test(after?.text ?? "") ? null : "past";
  return /(?:en|wn|pt|ught)$/u.test(word) ? "unclear" : "present";
}

/** One plain clause in the active can take a second verb. */
const isAgents = ({ tense, lexical, count, third }: Verbs) => lexical && count === 1 && tense !== "perfect" && (tense === "past" || third);
