import { isAbstract } from "../language/abstract-nouns.ts";
import { echoes, remember } from "../language/echo.ts";
import { inflect } from "../language/inflection.ts";
import { nounPhraseAt } from "../language/noun-phrase.ts";
import { findOpener } from "../language/opener.ts";
import { earlierIn, isCapitalised, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene, type Token, type WrittenWord } from "../rule.ts";
import { deeds } from "./importance-of.table.ts";

const words = new Set("crucial essential vital critical pivotal paramount indispensable".split(" "));
/** What cannot be done without: more than what matters. */
const necessities = new Set(["essential", "indispensable"]);

const degree = /(?<!\p{L})(?:more|most|so|as|too|how|very|equally|particularly|especially|increasingly)\s$/iu;
const adverbs = "(?: (?:also|thus|therefore|often|now|always|still|truly|undoubtedly|clearly|both|even|just|all|equally|particularly|especially|increasingly|more|most|so|very|as|too))*";
/** "They saw it as vital" compares nothing. */
const takenAs = /(?<!\p{L})as\s$/iu;
/** Where it is said of something, and belongs to no noun. */
const said = new RegExp(
  `(?:(?<!\\p{L})(?:is|are|was|were|be|been|being|become|becomes|became|remain|remains|remained|prove|proves|proved|proven|seems?|as|and|but)|['’]s|['’]re|,(?<!\\ban? (?:[\\p{L}-]+ )?[\\p{L}-]+,))${adverbs} $`,
  "iu",
);
/** Something is needed; it does not become, or stay, or seem so. */
const plainly = new RegExp(`(?:(?<!\\p{L})(?:is|are|was|were|be|been|being)|['’]s|['’]re)${adverbs} $`, "iu");
/** A second doing after the first keeps its own ending. */
const another = /(?:,| and| or) (?:\p{L}+ly )?\p{L}{2,}ing(?!\p{L})/u;
const impersonal = new RegExp(`(?<!\\p{L})it(?:['’]s| is| was| becomes| remains| became)${adverbs} $`, "iu");
const negated = /(?<!\p{L})(?:not|no|never|nor|neither|hardly|scarcely|what|\p{L}+n['’]t)(?:\s\p{L}+){0,2}\s$/iu;
/** A body's state, or one's need of a cure, is no manner of speaking. */
const medicine = /(?:patient|injur|hospital(?!ity)|wound|condition|vitamin|nutrient|amino|dose|symptom|stable|intensive care)/iu;

/** To know a thing may be important; to do it, or to be let do it, may be a duty, and stays one. */
const toKnow =
  /^ to (?:first )?(?:understand|recogni[sz]e|acknowledge|consider|examine|note|remember|distinguish|explore|define|appreciate|emphasi[sz]e|look at|mention|realize|realise|know|grasp)(?!\p{L})/iu;
const doing = /^ (?:for|to|in) (?:\p{L}+ly )?\p{L}{2,}ing(?!\p{L})/iu;
const toDo = /^ to (\p{Ll}+)(?= )/u;
const toThing = /^ (?:for|to) /iu;
const inThing = /^ (?:in|when|during|across|because|since)(?!\p{L})/iu;
const ends = /^(?:[.;:]|, (?!\p{L}+(?:,| and) ))/u;
/** "It is vital for older people" speaks of something named before. */
const refers = /^(?: for (?![^.;:]{1,120} to )| (?:to|for|in) \p{L}{2,}ing )/u;
const notDoing = /^ (?:for|to|in) (?:(?:some|any|no|every)?thing|king|spring|evening|morning|being|bring|(?:building|training)(?! (?:an?|the) ))(?!\p{L})/iu;

const keys = ["key to", "central to"];
const plainCopula = /(?<!\p{L})(is|are|was|were) $/iu;
const matter: Readonly<Record<string, string>> = { is: "matters", are: "matter", was: "mattered", were: "mattered" };
/** What is put first when it is put first. */
const values = /(?:safety|satisfaction|integrity|reliability|efficiency|quality|security|accuracy|precision|trust|privacy|health|hygiene|compliance|confidentiality|freshness|comfort|speed|honesty|cleanliness) (?:is|are|was|were) $/iu;
const comeFirst: Readonly<Record<string, string>> = { is: "comes first", are: "come first", was: "came first", were: "came first" };

/** "Not only acceptable but essential to growth": the word is the point. */
const outdoes = /(?:not|n['’]t) (?:just|only|merely|simply|solely) [^.;]{1,80} but (?:also )?$/u;

const opener = /^(?:Crucially|Critically), /u;

function* propose(scene: Scene): Generator<Proposal> {
  if (scene.block.kind === "heading") return;
  const opened = findOpener(scene, opener);
  if (opened) yield { start: opened.start, end: opened.end, after: [""] };
  for (const [index, word] of scene.words().entries()) {
    if (word.written === "crucially" && earlierIn(scene, word.start).endsWith("and, ") && laterIn(scene, word.end).startsWith(", ")) {
      yield { start: word.start - ", ".length, end: word.end + ",".length, after: [""] };
    }
    if (!words.has(word.lower) || isCapitalised(word, index === 0)) continue;
    const before = earlierIn(scene, word.start);
    if (index > 0 && (!said.test(before) || negated.test(before))) continue;
    const proposal = index === 0 ? opening(scene, word) : rewording(scene, word, before);
    if (!proposal) continue;
    const fresh = proposal.after.filter((wording) => !echoes(scene, wording));
    // What is the key to a thing is best called so; "central" is for the second one.
    const after = fresh.slice(0, 1);
    if (after.length === 0) continue;
    remember(scene, after);
    yield { ...proposal, after };
  }
}

/** "Crucial to the plan is the dam." */
function opening(scene: Scene, { start, end }: WrittenWord): Proposal | null {
  return /^ to (?:the|this|an?|its|their|our|his|her|any) [^.,;]{3,60} (?:is|are|was|were) /iu.test(laterIn(scene, end)) ? { start, end, after: ["Key", "Central"] } : null;
}

function rewording(scene: Scene, word: WrittenWord, before: string): Proposal | null {
  const rest = laterIn(scene, word.end);
  if (outdoes.test(before)) return null;
  const swap = (...after: readonly string[]) => ({ start: word.start, end: word.end, after });
  if (impersonal.test(before) && !refers.test(rest)) return toKnow.test(rest) ? swap("important") : null;
  if (degree.test(before) && !(takenAs.test(before) && !rest.includes(" as "))) {
    const graded = word.lower !== "paramount" && (toThing.test(rest) || inThing.test(rest) || ends.test(rest) || rest.startsWith(" than "));
    return graded ? swap(necessities.has(word.lower) ? "necessary" : "important") : null;
  }
  const needed = necessities.has(word.lower);
  if (doing.test(rest) && !notDoing.test(rest)) {
    return needed ? neededFor(word, before, rest) : { start: word.start, end: word.end + rest.indexOf(" ", 1), after: keys };
  }
  const verb = baseAt(scene, word.end, rest);
  if (verb && needed) return plainly.test(before) ? swap("necessary") : null;
  if (verb) return { start: word.start, end: word.end + " to ".length + verb.length, after: keys.map((key) => `${key} ${inflect(verb, "gerund")}`) };
  if (toThing.test(rest)) return needed && rest.startsWith(" for ") && !plainly.test(before) ? null : forThing(scene, word, rest);
  if (word.lower === "essential" || word.lower === "indispensable" || medicine.test(before)) return null;
  if (word.lower === "paramount" && ends.test(rest) && values.test(before)) return together(scene, word, before, comeFirst);
  if (inThing.test(rest)) return swap("important");
  if (/(?<!\p{L})(?:where|when|in which) [^,;:]{1,80}$/iu.test(before)) return null;
  return ends.test(rest) ? (together(scene, word, before, matter, " a great deal") ?? swap("important")) : null;
}

/** Where there is no doing without it: "essential to building a team" → "necessary to build a team". */
function neededFor({ start, end }: WrittenWord, before: string, rest: string): Proposal | null {
  const [, preposition = "", gerund = ""] = /^ (for|to|in) (\p{L}+)/u.exec(rest) ?? [];
  if (!plainly.test(before) || !gerund.endsWith("ing")) return null;
  const verb = preposition === "in" || another.test(rest.slice(` ${preposition} ${gerund}`.length)) ? undefined : deeds.get(gerund);
  return verb ? { start, end: end + ` ${preposition} ${gerund}`.length, after: [`necessary to ${verb}`] } : { start, end: end + ` ${preposition}`.length, after: [preposition === "in" ? "needed in" : "needed for"] };
}

/** What it is good for: a cause or an end has a key, a person has none. */
function forThing(scene: Scene, word: WrittenWord, rest: string): Proposal | null {
  const tokens = scene.tokens();
  const preposition = rest.slice(0, rest.indexOf(" ", 1));
  const end = word.end + preposition.length;
  const from = tokens.findIndex(({ start }) => start > end);
  const head = from < 0 ? null : nounPhraseAt(tokens, from)?.head;
  if (!head) return null;
  if (word.lower === "pivotal" && preposition === " to") return { start: word.start, end: word.end, after: ["central"] };
  if (!isAbstract(head)) return necessities.has(word.lower) ? null : { start: word.start, end: word.end, after: ["important"] };
  return { start: word.start, end, after: necessities.has(word.lower) && preposition === " for" ? ["needed for"] : keys };
}

/** The verb in "crucial to win the vote"; it must have an object of its own, or the infinitive would lack one. */
function baseAt(scene: Scene, offset: number, rest: string): string | null {
  const verb = toDo.exec(rest)?.[1];
  if (!verb || verb.endsWith("ing")) return null;
  const tokens = scene.tokens();
  const at = tokens.findIndex(({ start }) => start === offset + " to ".length);
  return tokens[at]?.partOfSpeech === "VERB" && opensObject(tokens[at + 1]) ? verb : null;
}

const opensObject = (token: Token | undefined) => token !== undefined && ["DET", "ADJ", "NOUN", "PROPN", "PRON", "NUM"].includes(token.partOfSpeech);

/** The copula goes with the adjective: "is crucial" → "matters a great deal". */
function together(scene: Scene, word: WrittenWord, before: string, verbs: Readonly<Record<string, string>>, rest = ""): Proposal | null {
  const [found, copula = ""] = plainCopula.exec(before) ?? [];
  const verb = verbs[copula.toLowerCase()];
  return found && verb && !echoes(scene, verb) ? { start: word.start - found.length, end: word.end, after: [verb + rest] } : null;
}

export const importanceFrames = defineRule({
  id: "importance-frames",
  why: "A loud word for what matters or is needed; a calmer one says the same, and where none is needed the point makes itself.",
  evidence: "Generated essays use “crucial”, “essential”, “vital” and their like 7 times as often as people do.",
  from: "light",
  needsTags: true,
  cues: ["crucially", "critically", ...words],
  propose,
  rewrites: [
    ["Clean water is crucial for raising trout.", "Clean water is key to raising trout."],
    ["Early pruning is essential to keeping the trees small.", "Early pruning is necessary to keep the trees small."],
    ["The mayor said the dam was essential to protect the village.", "The mayor said the dam was necessary to protect the village."],
    ["Trust is essential to hiring and keeping a crew.", "Trust is needed for hiring and keeping a crew."],
    ["A dry store is equally essential.", "A dry store is equally necessary."],
    ["Their savings proved vital in reopening the mill.", "Their savings proved key to reopening the mill."],
    ["Trust is essential to building a team.", "Trust is necessary to build a team."],
    ["A good index is vital to find old deeds.", "A good index is key to finding old deeds."],
    ["Rain is essential for the growth of moss.", "Rain is needed for the growth of moss."],
    ["Credit is crucial to the survival of small shops.", "Credit is key to the survival of small shops."],
    ["Crucially, the dam held in June.", "The dam held in June."],
    ["They cut costs and, crucially, kept the crew.", "They cut costs and kept the crew."],
    ["Critical to the plan is the dam.", "Key to the plan is the dam."],
    ["The bus is crucial for older residents.", "The bus is important for older residents."],
    ["Ramps are particularly crucial for older visitors.", "Ramps are particularly important for older visitors."],
    ["It is essential to understand how the loan works.", "It is important to understand how the loan works."],
    ["Timing is crucial.", "Timing matters a great deal."],
    ["For the crew, safety is paramount.", "For the crew, safety comes first."],
    ["Spare parts have become crucial in remote towns.", "Spare parts have become important in remote towns."],
  ],
  leaves: [
    "Rest is not only pleasant but essential to growth.",
    "A passport is essential.",
    "Credit remained essential for building the mill.",
    "It is essential that you read the label.",
    "It is crucial to wear gloves.",
    "Timing is not crucial here.",
    "He moved to a town where rest is paramount.",
    "The patient is critical.",
    "Critics were critical of the plan.",
    "The hills were vital and green.",
    "It was a crucial, costly mistake.",
    "These terms are essential to know.",
    "A visa is essential for guests.",
    "They saw the bridge as essential for guests.",
    "# Water is crucial for life",
  ],
});
