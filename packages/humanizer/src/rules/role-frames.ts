import { copulaFor, readingAt } from "../language/copula.ts";
import { echoes } from "../language/echo.ts";
import { inflect } from "../language/inflection.ts";
import { nounPhraseAt, subjectBefore } from "../language/noun-phrase.ts";
import { acts } from "../language/people.ts";
import { formFor, type Reading } from "../language/verb-reading.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene, type Token, type WrittenWord } from "../rule.ts";
import { deeds, frameVerbs, offices, spans, standings, turns } from "./role-frames.table.ts";

const role =
  /^ an? (?:(crucial|vital|pivotal|key|critical|essential|central|fundamental|integral)|significant|substantial) role(?! (?:model|play))(?![\p{L}-])/iu;
/** "In both trade and in war" says its "in" twice. */
const twice = /^ in [^.;]{1,80} (?:and|or) in /iu;
const equalRole = /^ an? (?:equally|particularly|especially|similarly) ((?:crucial|vital|pivotal|critical|essential|central|fundamental|indispensable|significant) role)(?![\p{L}-])/iu;
const onStage = /^ in (?:the|a|this) (?:film|movie|play|series|show|drama|production)(?!\p{L})/iu;
const doing = /^ in (\p{Ll}+ing)(?!\p{L})/u;
/** To be central to aiding something would be to help it and be all of it. */
const soft = /^ in (?:(?:[\p{Ll}]+ly|further) )?(?:facilitat|highlight|aid|assist|help|illustrat|demonstrat|emphasi[sz]|underscor|showcas|point|stress|reflect|contribut|embod|exemplif)\p{Ll}*ing(?!\p{L})/u;
/** A second doing would be left hanging on a verb that is gone. */
const secondDoing = /(?:,| and| or) (?:\p{L}+ly )?(?!during|including|according|regarding|something|nothing)\p{L}+ing(?!\p{L})/u;
const as = /^ as (?=(?:an?|the|one|perhaps) )/iu;
/** What a catalyst brings about, outside chemistry. */
const catalyst = /^ as an? (?:(?:powerful|major|key|important) )?catalyst (?:for|of)(?= (?!\p{L}+ing )\p{L})/iu;
const asMany = /^ as (?=\p{Ll})/u;
const article = /^ (?=an? )/iu;
/** What offers a way is one. */
const offering = /^ an? (?:(?!to |of |for )[\p{L}-]+,? ){0,3}(?:alternative|solution|way|approach|compromise)(?= (?:to|for|of|that|as|when|if|in)(?!\p{L})|[.,;])/iu;
const theUtmost = /^ (?=the (?:first|last|only|most|least|largest|biggest|smallest|highest|lowest|best|worst|greatest|latest|earliest|culmination|peak|height)(?!\p{L}))/iu;
const edge = /^ the (beginning|start|end) of (?!the end)(?=\p{L})/iu;
/** What ends or begins a thing by its own doing; a sign of the end ends nothing. */
const cause =
  /(?:abdication|accord|act|agreement|armistice|assassination|collapse|conquest|coup|deal|death|decision|decree|defeat|discovery|edict|election|fall|invasion|invention|law|merger|peace|reform|resignation|revolt|revolution|ruling|sale|split|strike|surrender|treaty|truce|verdict|victory|vote|war)s?(?: (?:of|in|at|with|by) (?:\p{L}+ ){1,4}| \d{4} | )$/iu;
const sight = /^ (?=the (?:beginning|start|end|birth|rise|emergence|advent|dawn|arrival|decline|fall|growth|steady growth) of )/iu;

/** A time marks a change; it is none. */
const aTime = /(?<!\b(?:in|of|by|since|during|from|until|after|before) (?:the )?(?:[\p{L}\d]+ )?)(?<![\p{L}\d])(?:years?(?: \d{4})?|century|centuries|decades?|period|era|age|[12]\d{3}s?)(?: also| thus)?\s$/iu;

function* propose(scene: Scene): Generator<Proposal> {
  if (scene.block.kind === "heading") return;
  for (const word of scene.words()) {
    const verb = frameVerbs.get(word.lower);
    if (!verb || word.lower !== word.written) continue;
    const place = placeOf(scene, word, verb);
    const proposal = place && (verb === "play" ? playing(place) : verb === "represent" || verb === "mark" || verb === "constitute" ? marking(place) : verb === "offer" ? alternative(place) : standing(place));
    if (proposal) yield proposal;
  }
}

/** A verb of a frame, where it stands. */
interface Place {
  readonly scene: Scene;
  readonly word: WrittenWord;
  readonly verb: string;
  readonly rest: string;
  readonly tokens: readonly Token[];
  readonly at: number;
}

function placeOf(scene: Scene, word: WrittenWord, verb: string): Place | null {
  const rest = laterIn(scene, word.end);
  if (!/^ (?:an?|as|the) /iu.test(rest)) return null;
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === word.start);
  return at < 0 ? null : { scene, word, verb, rest, tokens, at };
}

const readingOf = ({ tokens, at, verb }: Place, end: number): Reading | null => readingAt(tokens, at, tokens.findIndex(({ start }) => start >= end), verb);

/** The span of the verb and `length` characters after it, with a form of "be" in its place. */
function asCopula(place: Place, length: number, tail = "", start = place.word.start): Proposal | null {
  const { word, tokens, at } = place;
  const end = word.end + length;
  const reading = readingOf(place, end);
  const copula = reading && copulaFor(tokens, at, reading);
  return copula ? { start, end, after: [`${copula} ${tail}`] } : null;
}

/** Another verb in the form of this one; with an object behind it, what could be a participle is none. */
function asVerb(place: Place, length: number, verb: string): Proposal | null {
  const { word } = place;
  const end = word.end + length;
  const reading = readingOf(place, end);
  const form = reading === "past or participle" || reading === "participle" ? "past" : reading && formFor(reading);
  return form ? { start: word.start, end, after: [inflect(verb, form)] } : null;
}

function playing(place: Place): Proposal | null {
  const { scene, word, rest } = place;
  const equal = equalRole.exec(rest);
  if (equal?.[1]) return { start: word.end + equal[0].length - equal[1].length, end: word.end + equal[0].length, after: ["important part"] };
  const found = role.exec(rest);
  if (!found) return null;
  const [phrase, central] = found;
  const after = rest.slice(phrase.length);
  const part = { start: word.end + phrase.indexOf(" ", 1) + 1, end: word.end + phrase.length, after: [central ? "key part" : "large part"] };
  if (onStage.test(after)) return part;

  const gerund = doing.exec(after)?.[1];
  const deed = gerund && deeds.get(gerund);
  // What is central does more than help.
  if (deed && !central && !secondDoing.test(after.slice(" in ".length + gerund.length))) {
    const doingMuch = asVerb(place, phrase.length + " in ".length + gerund.length, `do much to ${deed}`);
    if (doingMuch) return doingMuch;
  }
  // "It undeniably is" would put its adverb in the wrong place.
  return (central && place.tokens[place.at - 1]?.partOfSpeech !== "ADV" ? being(place, phrase, after) : null) ?? (echoes(scene, "part") ? null : part);
}

/** "Is central to" takes a thing or a doing. */
function being(place: Place, phrase: string, after: string): Proposal | null {
  const { scene, word } = place;
  if (soft.test(after)) return null;
  if (!after.startsWith(" in ") || twice.test(after) || (!/central/u.test(phrase) && echoes(scene, "central"))) return null;
  const follows = scene.tokenAt(word.end + phrase.length + " in ".length)?.partOfSpeech ?? "";
  const isThing = /^(?:DET|NOUN|ADJ|PROPN)$/u.test(follows) || doing.test(after) || /^ in (?:its|their|our|his|her|your|my) /u.test(after);
  return isThing ? asCopula(place, phrase.length + " in ".length, "central to ") : null;
}

function standing(place: Place): Proposal | null {
  const { scene, word, verb, rest, tokens } = place;
  const spurring = catalyst.exec(rest)?.[0];
  if (spurring && (verb === "serve" || verb === "act")) return asVerb(place, spurring.length, "spur");
  const [found] = as.exec(rest) ?? asMany.exec(rest) ?? [];
  if (!found) return null;
  const end = word.end + found.length;
  if (verb === "stand" && / as (?:perhaps )?one of the /iu.test(rest)) return asCopula(place, " as ".length);
  const noun = nounPhraseAt(tokens, tokens.findIndex(({ start }) => start >= end));
  if (!noun || (!as.test(rest) && noun.number === "singular" && noun.head !== "proof" && noun.head !== "evidence")) return null;
  const counts = verb === "stand" ? !offices.has(noun.head) && as.test(rest) : standings.has(noun.head);
  if (!counts) return null;
  if (word.lower === "serving") return earlierIn(scene, word.start).endsWith(", ") ? { start: word.start, end, after: [""] } : null;
  const adverb = tokens[place.at - 1];
  if (adverb?.partOfSpeech !== "ADV" || /^(?:AUX|PART)$/u.test(tokens[place.at - 2]?.partOfSpeech ?? "")) return asCopula(place, found.length);
  // "The play therefore is" would put its adverb in the wrong place.
  return asCopula(place, found.length, `${adverb.text} `, adverb.start);
}

/** "Solar power offers a promising alternative" → "is a promising alternative"; a person, or who is offered it, is none. */
function alternative(place: Place): Proposal | null {
  const { tokens, at, rest, word } = place;
  const subject = subjectBefore(tokens, at);
  if (!offering.test(rest) || !subject || acts(subject.head) || /(?<!\p{L})(?:is|are|was|were|be|been|being|to) $/iu.test(earlierIn(place.scene, word.start))) return null;
  return asCopula(place, 1);
}

function marking(place: Place): Proposal | null {
  const { scene, word, verb, rest, tokens } = place;
  const before = earlierIn(scene, word.start);
  if (verb === "mark") {
    if (aTime.test(before) && sight.test(rest)) return asVerb(place, 0, "see");
    const bound = edge.exec(rest);
    if (bound && cause.test(before)) return asVerb(place, bound[0].length - 1, bound[1] === "end" ? "end" : "begin");
  }
  const [found] = theUtmost.exec(rest) ?? [];
  if (found) return aTime.test(before) ? null : asCopula(place, found.length);
  const [phrase] = article.exec(rest) ?? [];
  const noun = phrase === undefined ? null : nounPhraseAt(tokens, tokens.findIndex(({ start }) => start >= word.end + phrase.length))?.head;
  if (!noun || !turns.has(noun)) return null;
  if (verb === "mark" && aTime.test(before) && !spans.has(noun)) return asVerb(place, 0, "see");
  return asCopula(place, 1);
}

export const roleFrames = defineRule({
  id: "role-frames",
  why: "Nothing here serves, marks or plays a role; it simply is or does something, and the sentence can say so.",
  evidence: "Generated essays say “serves as” 7.8 times and “plays a … role” 8.9 times as often as people do.",
  from: "light",
  needsTags: true,
  cues: [...frameVerbs.keys()],
  propose,
  rewrites: [
    ["Sleep plays a crucial role in memory.", "Sleep is central to memory."],
    ["Sleep can play a vital role in recovery.", "Sleep can be central to recovery."],
    ["Water has played a central role in the town’s growth.", "Water has been central to the town’s growth."],
    ["The wardens play a vital role in protecting the dunes.", "The wardens are central to protecting the dunes."],
    ["Her letters played a key role in shaping the law.", "Her letters played a key part in shaping the law."],
    ["Bees play a vital role in feeding the valley, shaping the land.", "Bees are central to feeding the valley, shaping the land."],
    ["Music undeniably plays a pivotal role in the rite.", "Music undeniably plays a key part in the rite."],
    ["Ramps play a vital role in helping guests.", "Ramps play a key part in helping guests."],
    ["Steel played a significant role in the war.", "Steel played a large part in the war."],
    ["Salt plays an equally crucial role in baking.", "Salt plays an equally important part in baking."],
    ["Rents play a significant role in shaping the town.", "Rents do much to shape the town."],
    ["The statue serves as a reminder of the war.", "The statue is a reminder of the war."],
    ["These rules serve as a framework for debate.", "These rules are a framework for debate."],
    ["The old mills serve as reminders of the boom.", "The old mills are reminders of the boom."],
    ["The clinics also serve as a bridge to the town.", "The clinics are also a bridge to the town."],
    ["The song has often served as a reminder of the war.", "The song has often been a reminder of the war."],
    ["The river stands as a symbol of the region.", "The river is a symbol of the region."],
    ["The port stands as one of the busiest in the north.", "The port is one of the busiest in the north."],
    ["The reef acts as a barrier against the waves.", "The reef is a barrier against the waves."],
    ["The strike acted as a catalyst for reform.", "The strike spurred reform."],
    ["The law represents a significant step for tenants.", "The law is a significant step for tenants."],
    ["The museum burned in 1910, serving as a warning to others.", "The museum burned in 1910, a warning to others."],
    ["The canal offers a cheap alternative to the road.", "The canal is a cheap alternative to the road."],
    ["The vote marked a turning point.", "The vote was a turning point."],
    ["The treaty marked the end of the war.", "The treaty ended the war."],
    ["This period marked the rise of the mills.", "This period saw the rise of the mills."],
    ["The year 1910 marked a change.", "The year 1910 saw a change."],
    ["The bridge represents the largest debt of the town.", "The bridge is the largest debt of the town."],
  ],
  leaves: [
    "She served as the mayor for ten years.",
    "He plays the lead role in the film.",
    "The lawyer represents a client in Leeds.",
    "The bowl serves as a hat in a storm.",
    "He marked a page with a ribbon.",
    "The teacher offers a way to pass.",
    "The shop offers a discount.",
    "The enzyme acts as a catalyst.",
    "They can shape taste and serve as a model for others.",
    "Luck plays a role in it.",
    "Salt plays an equally important role in baking.",
    "The board was set up to lend money, act as a source of advice and keep the books.",
    "He stood as a candidate in May.",
    "The drought marked the beginning of the end.",
    "They hope it will not fade but instead serve as a reminder.",
    "The parade marked the end of the war.",
    "Their return marks the end of each age.",
    "Two stones marked the end of the field.",
    "The function represents a wide variety of curves.",
    "# The river plays a key role in trade",
  ],
});
