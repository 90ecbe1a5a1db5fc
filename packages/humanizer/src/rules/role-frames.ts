import { copulaFor, readingAt } from "../language/copula.ts";
import { nounPhraseAt } from "../language/noun-phrase.ts";
import { earlierIn, laterIn, type WrittenWord, wordsOf } from "../language/words.ts";
import { defineRule, type Proposal, type Scene } from "../rule.ts";

const frames = new Map(
  Object.entries({
    play: "plays play played playing",
    serve: "serves serve served serving",
    stand: "stands stand stood",
    function: "functions function functioned",
    represent: "represents represent represented",
    mark: "marks marked",
    constitute: "constitutes constitute constituted",
  }).flatMap(([verb, forms]) => forms.split(" ").map((form) => [form, verb] as const)),
);

const weight = "crucial|vital|pivotal|key|critical|essential|central|significant|important|major|fundamental|indispensable|integral|decisive";
const role = new RegExp(`^ an? (?:(equally|particularly|especially|increasingly|very|more) )?(${weight}) role in (?!the (?:film|movie|play|series|show|drama|production)|(?:a|this) (?:film|movie|play))`, "iu");
const as = /^ as (?=(?:an?|the|one) )/iu;
const article = /^ (?=an? )/iu;

/** What something is when it is said to serve or stand as it; jobs and tools in use are not among them. */
const standings = new Set(
  "reminder example symbol foundation backdrop cornerstone bridge platform source basis model metaphor warning framework hub backbone pillar beacon vehicle mechanism point tale inspiration illustration means blueprint link window testament proof lesson key force barrier precedent benchmark paradigm".split(" "),
);
/** And what it is when it is said to represent or mark it. */
const turns = new Set("shift step departure opportunity challenge threat breakthrough milestone achievement advance advancement improvement change victory setback point".split(" "));

/** A time marks a change; it is none. */
const aTime = /(?:year|century|centuries|decades?|period|era|age|[12]\d{3}s?)\s$/iu;

function* propose(scene: Scene): Generator<Proposal> {
  for (const word of wordsOf(scene)) {
    const verb = frames.get(word.lower);
    if (!verb || word.lower !== word.written) continue;
    const rest = laterIn(scene, word.end);
    const proposal = verb === "play" ? playing(scene, word, rest) : standing(scene, word, verb, rest);
    if (proposal) yield proposal;
  }
}

function playing(scene: Scene, word: WrittenWord, rest: string): Proposal | null {
  const found = role.exec(rest);
  if (!found) return null;
  const [frame, degree, adjective] = found;
  const end = word.end + frame.length;
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === word.start);
  const reading = readingAt(tokens, at, tokens.findIndex(({ start }) => start > word.end), "play");
  if (!reading) return null;
  const copula = copulaFor(tokens, at, reading);
  if (!copula) return null;
  const graded = degree ? `${copula} ${degree}` : copula;
  const wordings = [`${graded} important in `, ...(degree ? [] : [`${copula} central to `])];
  return { start: word.start, end, after: adjective === "significant" || adjective === "major" ? wordings.slice(0, 1) : wordings };
}

function standing(scene: Scene, word: WrittenWord, verb: string, rest: string): Proposal | null {
  const turning = verb === "represent" || verb === "mark" || verb === "constitute";
  const found = (turning ? article : as).exec(rest);
  if (!found) return null;
  const end = word.end + found[0].length;
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === word.start);
  const follows = tokens.findIndex(({ start }) => start >= end);
  const noun = nounPhraseAt(tokens, follows)?.head;
  if (!noun || !(turning ? turns : standings).has(noun)) return null;
  if (verb === "mark" && aTime.test(earlierIn(scene, word.start))) return null;
  if (word.lower === "serving") {
    return earlierIn(scene, word.start).endsWith(", ") ? { start: word.start, end, after: [""] } : null;
  }
  const reading = readingAt(tokens, at, follows, verb);
  const copula = reading && copulaFor(tokens, at, reading);
  return copula ? { start: word.start, end, after: [`${copula} `] } : null;
}

export const roleFrames = defineRule({
  id: "role-frames",
  why: "Nothing here serves or plays a role; it simply is or does something, and the sentence can say so.",
  evidence: "Generated essays say “serves as” 7.8 times and “plays a … role” 8.9 times as often as people do.",
  from: "light",
  needsTags: true,
  propose,
  rewrites: [
    ["Sleep plays a crucial role in memory.", "Sleep is important in memory."],
    ["Parents play a key role in the school.", "Parents are central to the school."],
    ["Sleep can play a vital role in recovery.", "Sleep can be central to recovery."],
    ["Water has played a central role in the town’s growth.", "Water has been important in the town’s growth."],
    ["Salt plays an equally important role in baking.", "Salt is equally important in baking."],
    ["The statue serves as a reminder of the war.", "The statue is a reminder of the war."],
    ["These rules serve as a framework for debate.", "These rules are a framework for debate."],
    ["The river stands as a symbol of the region.", "The river is a symbol of the region."],
    ["The law represents a significant step for tenants.", "The law is a significant step for tenants."],
    ["The museum burned in 1910, serving as a warning to others.", "The museum burned in 1910, a warning to others."],
    ["The vote marked a turning point.", "The vote was a turning point."],
  ],
  leaves: [
    "She served as the mayor for ten years.",
    "He plays the lead role in the film.",
    "She plays a crucial role in the film.",
    "The lawyer represents a client in Leeds.",
    "The bowl serves as a hat in a storm.",
    "He marked a page with a ribbon.",
    "The enzyme acts as a catalyst.",
    "They can shape taste and serve as a model for others.",
    "The year 1910 marked a change.",
    "Luck plays a role in it.",
  ],
});
