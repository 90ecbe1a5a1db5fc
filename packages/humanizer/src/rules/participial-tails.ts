import { defineRule, type Token } from "../rule.ts";
import { tokensWithin } from "../language/clause.ts";

type Tense = "present" | "past" | "perfect";

/** Verbs that name a result, and how they look with a subject of their own. */
const forms: Readonly<Record<string, readonly [present: string, past: string, perfect?: string]>> = {
  allowing: ["allows", "allowed"],
  causing: ["causes", "caused"],
  contributing: ["contributes", "contributed"],
  creating: ["creates", "created"],
  driving: ["drives", "drove", "driven"],
  enabling: ["enables", "enabled"],
  encouraging: ["encourages", "encouraged"],
  enhancing: ["enhances", "enhanced"],
  ensuring: ["ensures", "ensured"],
  forcing: ["forces", "forced"],
  fostering: ["fosters", "fostered"],
  fueling: ["fuels", "fueled"],
  helping: ["helps", "helped"],
  improving: ["improves", "improved"],
  increasing: ["increases", "increased"],
  leading: ["leads", "led"],
  leaving: ["leaves", "left"],
  limiting: ["limits", "limited"],
  making: ["makes", "made"],
  preventing: ["prevents", "prevented"],
  promoting: ["promotes", "promoted"],
  reducing: ["reduces", "reduced"],
  resulting: ["results", "resulted"],
  strengthening: ["strengthens", "strengthened"],
};

const tail = new RegExp(`, (?:(thus|thereby|therefore) |(ultimately|often|further|effectively|sometimes|greatly|significantly) )?(${Object.keys(forms).join("|")}) ([^;:—–()\\n]{8,200}[.!])["”’)]?$`, "u");
const leading = /^(?:to|\p{L}+ to|\p{L}+ \p{L}+ to) /u;
const needed: Readonly<Record<string, RegExp>> = {
  leading,
  resulting: /^in /u,
  contributing: /^to /u,
  making: /^(?:it|them|him|her|us|you|this|these|each|both) /u,
  leaving: /^(?:it|them|him|her|us|\p{L}+) (?!for\b|in \d)/u,
};
/** A second participle shares the tail's place and would be left without a verb. */
const secondParticiple = /(?: and| or| while|,) (?:\p{L}+ly )?\p{L}+ing(?!\p{L})/u;
const longestTail = 25;

/** What is only wished, possible or told to someone has no result yet. */
const unreal = /(?<!\p{L})(?:can|could|may|might|must|shall|should|will|would|if|unless|whether|which|plan(?:s|ned)?|aim(?:s|ed)?|hop(?:e|es|ed)|want(?:s|ed)?|seek(?:s)?|sought|tr(?:y|ies|ied)|attempt(?:s|ed)?|intend(?:s|ed)?|need(?:s|ed)? to|strives?|in order to|designed to|promis\p{Ll}+|propos\p{Ll}+|risk)(?!\p{L})|['’](?:ll|d)(?!\p{L})|n['’]t(?!\p{L})|(?<!\p{L})(?:not|never|no|without)(?!\p{L})/iu;
/** The tail would be one more in a row of -ing words. */
const row = /, \p{Ll}+ing(?!\p{L})|(?:of|about|in|for|on|from|include|includes|including|involves?|means?|requires?|:) \p{Ll}+ing(?!\p{L})[^,]*$/u;

const pastAuxiliary = /^(?:was|were|had|did)$/iu;
const presentAuxiliary = /^(?:is|are|am|does|do|['’](?:re|m))$/iu;
const have = /^(?:has|have|['’]ve)$/iu;
const irregular = new Set(
  "became began brought built broke came chose drew drove fell felt found gave got grew held kept knew led left lost made meant met paid ran rose said saw sent sold spent stood struck took taught thought told won wrote went threw understood".split(" "),
);
const twoFaced = new Set("set put cut let hit shut spread cost hurt split read".split(" "));

export const participialTails = defineRule({
  id: "participial-tails",
  why: "A result deserves a verb of its own; trailing -ing clauses are the surest habit of generated prose.",
  evidence: "Generated essays end sentences on a result in -ing 8.6 times as often as people do.",
  from: "standard",
  needsTags: true,
  *propose(scene) {
    const { text, sentence } = scene;
    const whole = text.slice(sentence.start, sentence.end);
    const found = tail.exec(whole);
    if (!found) return;
    const [, , adverb = "", verb = "", rest = ""] = found;
    const wanted = needed[verb];
    if ((wanted && !wanted.test(rest)) || secondParticiple.test(rest) || rest.split(" ").length > longestTail) return;

    const clauseAt = whole.lastIndexOf(";", found.index) + 1;
    const host = whole.slice(clauseAt, found.index);
    if (unreal.test(host) || row.test(host) || /[:—–()]/u.test(host)) return;
    const verbs = finiteVerbs(tokensWithin(scene.tokens(), sentence.start + clauseAt, sentence.start + found.index));
    const form = verbs && formFor(verb, verbs.tense);
    if (!verbs || !form) return;

    const start = sentence.start + found.index;
    const end = sentence.start + whole.lastIndexOf(` ${verb} `) + verb.length + 1;
    const words = adverb ? `${adverb} ${form}` : form;
    yield { start, end, after: [`, which ${words}`, ...(canShareSubject(verb, host, verbs) ? [` and ${words}`] : [])] };
  },
  rewrites: [
    ["The new line carries freight at night, allowing trucks to stay off the road.", "The new line carries freight at night, which allows trucks to stay off the road."],
    ["The storm closed the harbour, forcing the ferries to turn back.", "The storm closed the harbour, which forced the ferries to turn back."],
    ["Old pipes are slowly corroding in many towns, leading to leaks.", "Old pipes are slowly corroding in many towns, which leads to leaks."],
    ["The museums lowered their prices, thereby increasing the number of visitors.", "The museums lowered their prices, which increased the number of visitors."],
    ["The drought has lasted three years, leaving farmers short of seed.", "The drought has lasted three years, which has left farmers short of seed."],
    ["The handle stays cool on the stove, making it safe for children.", "The handle stays cool on the stove, which makes it safe for children."],
    ["Many owners sell their shops, ultimately reducing the trade of the town.", "Many owners sell their shops, which ultimately reduces the trade of the town."],
    ["The rent doubled within a year, resulting in empty shops along the street.", "The rent doubled within a year, which resulted in empty shops along the street."],
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

function formFor(verb: string, tense: Tense): string | null {
  const [present, past, perfect = past] = forms[verb] ?? [];
  if (!present || !past) return null;
  if (tense === "perfect") return `has ${perfect}`;
  return tense === "past" ? past : present;
}

/** What the subject itself can be said to do: a firm that raises prices does not itself "lead to" complaints. */
const deeds = new Set("causing creating ensuring forcing improving increasing limiting preventing reducing strengthening".split(" "));

/** One plain clause in the active can take a second verb. */
const canShareSubject = (verb: string, host: string, { tense, lexical, count, third }: Verbs) =>
  deeds.has(verb) && lexical && count === 1 && tense !== "perfect" && (tense === "past" || third) && !/(?<!\p{L})(?:and|or|to|that|who|by)(?!\p{L})|,/iu.test(host);

