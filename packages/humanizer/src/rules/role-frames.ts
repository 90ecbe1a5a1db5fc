import { copulaFor, readingAt } from "../language/copula.ts";
import { echoes } from "../language/echo.ts";
import { inflect } from "../language/inflection.ts";
import { nounPhraseAt } from "../language/noun-phrase.ts";
import { earlierIn, laterIn, type WrittenWord, wordsOf } from "../language/words.ts";
import { formFor } from "../language/verb-reading.ts";
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

const role = /^ an? (crucial|vital|pivotal|key|critical|essential|central|fundamental|indispensable|integral) role in (?!the (?:film|movie|play|series|show|drama|production)|(?:a|this) (?:film|movie|play))/iu;
const doing = /^(?:the )?(\p{Ll}+ing)(?!\p{L})/u;
/** What is done in a role; their -ing forms lead back to one verb each. */
const deeds = new Map(
  "address advance capture challenge coordinate ensure expand integrate interpret perpetuate reinforce resolve restore reveal spur stimulate uncover assess assist attract bring build combat connect control create define deliver determine develop drive educate enable establish explain form guide identify improve influence inform keep maintain make manage meet mold mould prepare preserve prevent promote protect provide raise reduce regulate safeguard secure set shape solve spread stabilize strengthen support sustain transform understand win"
    .split(" ")
    .map((verb) => [inflect(verb, "gerund"), verb] as const),
);
/** A second doing would be left hanging on a verb that is gone. */
const secondDoing = /(?:,| and| or) (?:\p{L}+ly )?(?!during|including|according|regarding|something|nothing)\p{L}+ing(?!\p{L})/u;
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
  if (scene.block.kind === "heading") return;
  for (const word of wordsOf(scene)) {
    const verb = frames.get(word.lower);
    if (!verb || word.lower !== word.written) continue;
    const rest = laterIn(scene, word.end);
    const proposal = verb === "play" ? playing(scene, word, rest) : standing(scene, word, verb, rest);
    if (proposal) yield proposal;
  }
}

function playing(scene: Scene, word: WrittenWord, after: string): Proposal | null {
  const found = role.exec(after);
  if (!found) return null;
  const end = word.end + found[0].length;
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === word.start);
  const reading = readingAt(tokens, at, tokens.findIndex(({ start }) => start > word.end), "play");
  if (!reading) return null;
  const rest = laterIn(scene, end);
  const gerund = doing.exec(rest)?.[1];
  if (gerund === undefined || rest.startsWith("the ")) return being(scene, { start: word.start, end, again: found[1] !== "central" && echoes(scene, "central") }, copulaFor(tokens, at, reading));

  const deed = deeds.get(gerund);
  const form = formFor(reading === "past or participle" ? "past" : reading);
  if (!deed || !form || secondDoing.test(rest.slice(gerund.length)) || echoes(scene, "help", true)) return null;
  return { start: word.start, end: end + gerund.length, after: [`${inflect("help", form)} ${deed}`] };
}

/** "Is central to" takes a thing. */
function being(scene: Scene, { start, end, again }: { readonly start: number; readonly end: number; readonly again: boolean }, copula: string | null): Proposal | null {
  const isThing = /^(?:DET|NOUN|ADJ|PROPN)$/u.test(scene.tokenAt(end)?.partOfSpeech ?? "") || /^(?:its|their|our|his|her|your|my) /u.test(laterIn(scene, end));
  return copula && isThing && !again ? { start, end, after: [`${copula} central to `] } : null;
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
    ["Sleep plays a crucial role in memory.", "Sleep is central to memory."],
    ["Sleep can play a vital role in recovery.", "Sleep can be central to recovery."],
    ["Water has played a central role in the town’s growth.", "Water has been central to the town’s growth."],
    ["The wardens play a vital role in protecting the dunes.", "The wardens help protect the dunes."],
    ["Her letters played a key role in shaping the law.", "Her letters helped shape the law."],
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
    "Salt plays an equally important role in baking.",
    "Steel plays a significant role in the region.",
    "Bees play a vital role in feeding the valley, shaping the land.",
    "Grass plays a key role in holding the sand.",
    "# The river plays a key role in trade",
  ],
});
