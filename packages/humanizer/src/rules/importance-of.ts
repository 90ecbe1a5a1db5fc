import { isAbstract } from "../language/abstract-nouns.ts";
import { finiteVerbs } from "../language/finite-verbs.ts";
import { inflect } from "../language/inflection.ts";
import { lowerOf } from "../language/noun-phrase.ts";
import { whole } from "../language/patterns.ts";
import { listAt, pairAt, shortPhraseAt } from "../language/short-phrase.ts";
import { compilePhrases, swapPhrases } from "../language/swap-phrases.ts";
import { earlierIn, laterIn } from "../language/words.ts";
import { defineRule, type Proposal, type Scene, type Token } from "../rule.ts";
import { about, bolder, calls, deeds, degrees, looking, telling } from "./importance-of.table.ts";

const frame = /(?<!\p{L})[Tt]he (?:(\p{Ll}+) )?(importance|significance|need|role|potential|power|nature) (of|for) (?=\p{L})/gu;
const asQuality = new Set(["", "critical", "crucial", "vital", "great", "true", "paramount", "utmost", "profound", "fundamental", "immense", "sheer"]);
const needed: Readonly<Record<string, string>> = { "": "", urgent: "urgently ", pressing: "badly ", critical: "badly ", dire: "badly ", crucial: "badly " };
const pastWords = /(?<!\p{L})(?:was|were|had|did|became|came|went|made|took|led|\p{Ll}{3,}(?<!e)ed)(?!\p{L})/u;
const stage = /(?:\bfilm|movie|actor|actress|\bcast\b|starring|theat(?:er|re)|\bplay(?:s|ed|ing)?\b(?! an? )|opera)/iu;
/** A clause may end here, or go on with something that does not belong to the noun. */
const closing = /^(?:[.;:!?]|,)$/u;
/** Other nouns that the same verb or preposition looks at. */
const listed = /, (?:its|their|the|and|as well as|how|what|why|his|her) | and (?:the|an?|its|their|his|her|how|why) /u;
const ofItsTime = /^ (?:in|within|during|for|across) (?:[\p{L}-]+ ){0,3}(?:his|her|their|ancient|medieval|early|late|century|centuries|era|period|age|antiquity|colonial|feudal|history|past|former|\p{Lu}\p{Ll}+|\d{3,4}s?)(?!\p{L})/u;
const going = /^(?:in|within|during|when|across|for)$/u;
/** "Stresses the importance of trust in its first chapter": there it is said, and not there that it is so. */
const saidIn =
  /^ (?:in|within|during|across) (?:(?:its|their|his|her) (?:(?:very )?(?:first|second|third|fourth|last|final|opening|closing|latest|next) )|(?:[\p{L}-]+ ){0,3}(?:address|annex|appendix|article|book|chapter|column|conclusion|documents?|essay|film|foreword|guide|interviews?|introduction|lectures?|letters?|memo|memoirs?|novel|paper|paragraph|play|podcast|poems?|poetry|post|preface|prologue|remarks|report|review|scenes?|section|sermon|speech|statements?|story|stories|study|talks?|text|title|video|works?|writings?)(?!\p{L}))/u;
/** "Were important during this critical time": told of then, and true now. */
const ofNow = /(?<!\p{L})(?:(?:at|during|in|throughout|within) (?:this|these)|today|now|nowadays|current|currently|ongoing)(?!\p{L})/u;

interface Site {
  readonly scene: Scene;
  readonly start: number;
  readonly adjective: string;
  readonly noun: string;
  readonly preposition: string;
  /** The word that the frame hangs on. */
  readonly before: string;
  readonly tokens: readonly Token[];
  /** Position of what comes after "of". */
  readonly from: number;
}

/** The tense that what is told stands in; null where it does not show. */
function tenseOf({ before, scene, start, tokens }: Site): "present" | "past" | null {
  const word = before.split(" ").at(-1) ?? "";
  const known = telling.get(word);
  const helped = /(?<!\p{L})(?:has|have|['’]s|['’]ve)(?: \p{L}+ly| also| long)? \p{L}+$/iu.test(before);
  if (known === "past") return helped ? "present" : "past";
  if (known === "present") return "present";
  if (known !== "open" && !about.has(word)) return null;
  if (!pastWords.test(earlierIn(scene, start))) return "present";
  const last = finiteVerbs(tokens.filter((token) => token.end < start))?.at(-1);
  return last === undefined ? null : last.tense === "past" ? "past" : "present";
}

const beIn = { present: { singular: "is", plural: "are" }, past: { singular: "was", plural: "were" } } as const;

/** Whether the word stands elsewhere in the sentence too. */
const repeats = ({ text, sentence }: Scene, pattern: RegExp) => (text.slice(sentence.start, sentence.end).match(pattern)?.length ?? 0) > 1;

/** "The importance of trust" → "how important trust is". */
function important(site: Site): Proposal | null {
  const { scene, start, tokens, from, adjective, noun, before } = site;
  const tense = tenseOf(site);
  if (tense === "past" && ofNow.test(laterIn(scene, start))) return null;
  if (!tense || !asQuality.has(adjective) || repeats(scene, /\bimportan/giu)) return null;
  if (noun === "significance" && about.has(before.split(" ").at(-1) ?? "")) return null;
  const deed = deeds.get(lowerOf(tokens[from]));
  const first = tokens[from];
  if (deed && first && tokens[from + 1] && !closing.test(tokens[from + 1]?.text ?? "")) {
    return joinsDoing(tokens, from) || listed.test(scene.text.slice(first.end, scene.sentence.end)) ? null : { start, end: first.end, after: [`how important it ${beIn[tense].singular} to ${deed}`] };
  }
  return predicate(site, (thing, copula) => `how important ${thing} ${copula}`, tense);
}

/** A second doing would need its own "to"; a verb that goes on from the one of telling would be taken for one: "will discuss the importance of rest and show …". */
const joinsDoing = (tokens: readonly Token[], from: number) =>
  tokens.slice(from + 1).some(({ text, partOfSpeech }, index, rest) => {
    const isBare = partOfSpeech === "VERB" && !/(?:[^s]s|ed)$/u.test(text);
    const at = isBare ? rest.slice(0, index).findLastIndex((token) => token.partOfSpeech !== "ADV") : index - 1;
    return (isBare || text.endsWith("ing")) && /^(?:and|or|,|but|than)$/u.test(lowerOf(rest[at]) || lowerOf(tokens[from]));
  });

/** The thing goes before its verb; what comes after the thing stays where it is. */
function predicate({ scene, start, tokens, from }: Site, wording: (thing: string, copula: string) => string, tense: "present" | "past"): Proposal | null {
  const bare = !/^(?:DET|PRON)$/u.test(tokens[from]?.partOfSpeech ?? "");
  const thing = scene.strength === "strong" && bare ? (listAt(tokens, from) ?? pairAt(tokens, from)) : pairAt(tokens, from);
  const head = thing && tokens[thing.at];
  const next = thing && tokens[thing.at + 1];
  const first = tokens[from];
  if (!thing || !head || !next || !first) return null;
  // "The importance of small things, such as salt and rope": the verb would come too late.
  if (tokens.slice(from, thing.at).some(({ text }) => /^(?:such|like|including|especially)$/u.test(text))) return null;
  // "The need for eating fruits and roots": one doing, and not several things.
  if (first.text.endsWith("ing") && thing.number === "plural") return null;
  // "The epics show the importance of honour in their society": whether that is over does not show.
  if (tense === "present" && ofItsTime.test(scene.text.slice(head.end, scene.sentence.end))) return null;
  if (saidIn.test(scene.text.slice(head.end, scene.sentence.end))) return null;
  const verbNext = lowerOf(next) === "and" && tokens[thing.at + 2]?.partOfSpeech === "AUX";
  if (!closing.test(next.text) && !going.test(lowerOf(next)) && !verbNext) return null;
  // "Trust, patience, and care", "its role, its history and …": one of a list.
  if (next.text === "," && tokens.slice(thing.at + 2).some((token) => token.text === "," || /^(?:and|or)$/.test(lowerOf(token)))) return null;
  if (listed.test(scene.text.slice(head.end, scene.sentence.end))) return null;
  return { start, end: head.end, after: [wording(scene.text.slice(first.start, head.end), beIn[tense][thing.number])] };
}

/** "Shows the need for new pipes" → "shows that new pipes are needed". */
function need(site: Site): Proposal | null {
  const word = site.before.split(" ").at(-1) ?? "";
  const tense = tenseOf(site);
  const degree = needed[site.adjective];
  if (site.preposition !== "for" || !tense || degree === undefined || about.has(word) || looking.test(word)) return null;
  const proposal = predicate(site, (thing, copula) => `that ${thing} ${copula} ${degree}needed`, tense);
  return proposal && !repeats(site.scene, /\bneed/giu) ? proposal : null;
}

/** "The role of music in schools" → "music's role in schools". */
function owned(site: Site): Proposal | null {
  const { scene, start, tokens, from, adjective, noun, before } = site;
  const thing = shortPhraseAt(tokens, from);
  const head = thing && tokens[thing.at];
  const first = tokens[from];
  const next = thing && lowerOf(tokens[thing.at + 1]);
  if (!thing || !head || !first || thing.at - from > 2 || next !== (noun === "role" ? "in" : "to")) return null;
  if (noun === "potential" && site.preposition === "for") return null;
  if (head.text.endsWith("s") && thing.number === "singular") return null;
  if (noun === "role" && isStaged(scene, start, before)) return null;
  // "Experience's role in learning": what is no thing owns little.
  if (first === head && thing.number !== "plural" && isAbstract(lowerOf(head))) return null;
  // "Views on handouts and the role of schools": one would own both.
  if (/(?:^|\s)(?:and|or)$/iu.test(before)) return null;
  if (/^(?:each|both|all|any|some|no|every|such|its|their|his|her|these|those|various|different|many|several|other|certain)$/.test(lowerOf(first)) || /['’]/.test(scene.text.slice(first.start, head.end))) return null;
  const mark = scene.text.includes("’") ? "’" : "'";
  const name = scene.text.slice(first.start, head.end) + (head.text.endsWith("s") ? mark : `${mark}s`);
  return { start, end: head.end, after: [`${name} ${adjective && `${adjective} `}${noun}`] };
}

/** "The role of trains and ships in the war" → "the part trains and ships played in the war". */
function part(site: Site): Proposal | null {
  const { scene, start, tokens, from, adjective, before } = site;
  const thing = pairAt(tokens, from);
  const head = thing && tokens[thing.at];
  const first = tokens[from];
  if (!thing || !head || !first || lowerOf(tokens[thing.at + 1]) !== "in" || !parts.has(adjective) || isStaged(scene, start, before)) return null;
  const tense = tenseOf(site) ?? (pastWords.test(scene.text.slice(scene.sentence.start, scene.sentence.end)) ? null : "present");
  if (!tense || /(?:species|series)$/u.test(head.text) || /(?<!\p{L})(?:play|part)/iu.test(scene.text.slice(scene.sentence.start, scene.sentence.end))) return null;
  const verb = tense === "past" ? "played" : thing.number === "plural" ? "play" : "plays";
  return { start, end: head.end, after: [`the ${adjective && `${adjective} `}part ${scene.text.slice(first.start, head.end)} ${verb}`] };
}
/** "Examines the role of music and dance in shaping taste" → "examines how music and dance shape taste"; a key role is one that matters. */
function doing(site: Site): Proposal | null {
  const { scene, start, tokens, from, adjective } = site;
  const things = scene.strength === "strong" && plainRoles.has(adjective) ? listAt(tokens, from) : null;
  const tense = things && tenseOf(site);
  const [first, deed, object] = [tokens[from], tokens[(things?.at ?? 0) + 2], tokens[(things?.at ?? 0) + 3]];
  const verb = deeds.get(lowerOf(deed));
  if (!things || !tense || !first || !deed || !object || !verb || lowerOf(tokens[things.at + 1]) !== "in") return null;
  const names = scene.text.slice(first.start, tokens[things.at]?.end);
  // Of a person, and of what was once done, it does not show when it was.
  if (/\p{Lu}/u.test(names) || /^(?:this|that|these|those|each|its|their|his|her)(?!\p{L})/u.test(names)) return null;
  const rest = scene.text.slice(deed.end, scene.sentence.end);
  if (!/^(?:DET|ADJ|NOUN|PROPN|PRON)$/u.test(object.partOfSpeech) || /(?:,|(?<!\p{L})and) (?:\p{Ll}+ly )?\p{Ll}+ing(?!\p{L})/u.test(rest) || listed.test(rest) || pastWords.test(rest)) return null;
  const form = tense === "past" ? "past" : things.number === "plural" ? "base" : "third";
  if (adjective !== "") return { start, end: tokens[things.at]?.end ?? deed.end, after: [`how much ${names} ${inflect("matter", form)}`] };
  return { start, end: deed.end, after: [`how ${names} ${inflect(verb, form)}`] };
}
const plainRoles = new Set(["", "key", "central", "important", "crucial", "vital", "critical", "pivotal", "essential", "significant"]);

/** "The power of song lies in its age" → "What makes song powerful is its age". */
function* liesIn({ text, sentence, strength }: Scene): Generator<Proposal> {
  const found = strength === "strong" ? liesInFrame.exec(text.slice(sentence.start, sentence.end)) : null;
  if (!found) return;
  const [all, lead = "", noun = "", thing = "", verb = ""] = found;
  const [makes, is] = verb === "lay" ? ["made", "was"] : ["makes", "is"];
  yield { start: sentence.start + lead.length, end: sentence.start + all.length, after: [`${lead ? "what" : "What"} ${makes} ${thing} ${asQualities[noun] ?? noun} ${is}`] };
}
const liesInFrame = /^((?:But |Yet |And |So )?)[Tt]he (?:true |real |main |primary |great )?(importance|significance|power|value) of ((?!this |that |it )[^,.;:()—–]{3,60}?) (lies|lay) in(?= (?:its|their|his|her|the|how|what)(?!\p{L}))(?![^.;]{0,200} (?:and|but|or)(?: also)? in )/u;
const asQualities: Readonly<Record<string, string>> = { importance: "important", significance: "significant", power: "powerful", value: "valuable" };

const parts = new Set(["", "key", "central", "important", "crucial", "vital", "large", "changing", "growing"]);
const isStaged = (scene: Scene, start: number, before: string) =>
  stage.test(`${earlierIn(scene, start)}${laterIn(scene, start)}`) || /(?:^|\s)(?:in|takes?|took|assumes?|plays?|fills?|(?:thrust|cast|step|stepped|slip|slipped|placed|put|grew|grow|settled?) into)$/iu.test(before);

/** "Shows the power of song" → "shows how powerful song is". */
function powerful(site: Site): Proposal | null {
  const tense = tenseOf(site);
  return tense && site.adjective === "" && !about.has(site.before.split(" ").at(-1) ?? "") ? predicate(site, (thing, copula) => `how powerful ${thing} ${copula}`, tense) : null;
}

/** "Shows the fragile nature of peace" → "shows how fragile peace is". */
function nature(site: Site): Proposal | null {
  const tense = tenseOf(site);
  const given = /(?:^|\s)given$/iu.test(site.before);
  if (!degrees.has(site.adjective) || (!tense && !given)) return null;
  const proposal = predicate(site, (thing, copula) => `how ${site.adjective} ${thing} ${copula}`, tense ?? "present");
  return proposal;
}

const byNoun: Readonly<Record<string, (site: Site) => Proposal | null>> = { importance: important, significance: important, need, role: (site) => doing(site) ?? owned(site) ?? part(site), potential: owned, power: (site) => owned(site) ?? powerful(site), nature };

const called = compilePhrases(calls);
const table = compilePhrases([
  { keys: ["need"], pattern: whole("without the need (?:for|of)(?= (?!the |any |such )\\p{Ll}+(?<!ing) )"), to: ["without"] },
  { keys: ["power"], pattern: whole("((?:by |through )?(?:harness|leverag|utiliz|utilis|employ|us)(?:es|e|ed|ing|s)?) the power of(?= \\p{L})"), to: ["$1"] },
]);

const strong = compilePhrases(bolder);

function* propose(scene: Scene): Generator<Proposal> {
  if (scene.block.kind === "heading") return;
  yield* swapPhrases(scene, table);
  if (scene.strength === "strong") yield* swapPhrases(scene, strong);
  yield* liesIn(scene);
  const { text, sentence } = scene;
  for (const match of text.slice(sentence.start, sentence.end).matchAll(frame)) {
    const [all, adjective = "", noun = "", preposition = ""] = match;
    const start = sentence.start + match.index;
    const tokens = scene.tokens();
    const from = tokens.findIndex((token) => token.start >= start + all.length);
    if (from < 0) continue;
    const before = earlierIn(scene, start).trimEnd().split(/\s+/u).slice(-3).join(" ").toLowerCase();
    const proposal = byNoun[noun]?.({ scene, start, adjective, noun, preposition, before, tokens, from });
    if (proposal) yield proposal;
  }
  yield* swapPhrases(scene, called);
}

export const importanceOf = defineRule({
  id: "importance-of",
  why: "The noun stands in front of what the sentence is about; put the thing first.",
  evidence: "Generated essays write “the importance of”, “the role of” and their like 3.9 times as often as people do.",
  from: "standard",
  needsTags: true,
  cues: ["importance", "significance", "need", "role", "potential", "power", "nature", "value", ...table.keys()],
  propose,
  rewrites: [
    ["The report highlights the importance of trust.", "The report highlights how important trust is."],
    ["The crew understood the importance of clean water.", "The crew understood how important clean water was."],
    ["She stresses the importance of checking the valves.", "She stresses how important it is to check the valves."],
    ["The study shows the need for new pipes.", "The study shows that new pipes are needed."],
    ["It shows the urgent need for a wider bridge.", "It shows that a wider bridge is urgently needed."],
    ["The third chapter is on the role of experience in learning.", "The third chapter is on the part experience plays in learning."],
    ["The book looks at the role of music in schools.", "The book looks at music's role in schools."],
    ["The role of the farmers in the strike is unclear.", "The farmers' role in the strike is unclear."],
    ["The book looks at the role of trains and ships in trade.", "The book looks at the part trains and ships play in trade."],
    ["The fair shows the power of song.", "The fair shows how powerful song is."],
    ["They doubt the potential of wind power to light the town.", "They doubt wind power's potential to light the town."],
    ["The film shows the fragile nature of peace.", "The film shows how fragile peace is."],
    ["The lock opens without the need for a key.", "The lock opens without a key."],
    ["The floods underscore the urgent need for higher walls by the river.", "The floods call urgently for higher walls by the river."],
    ["She emphasized the need for clerks to rest.", "She called for clerks to rest."],
  ],
  leaves: [
    "They argued about handouts and the role of schools in the town.",
    "The importance of the port is clear.",
    "The charter underscores the importance of trust in its first article, which binds the guild.",
    "He emphasized the importance of patience and care during this hard winter.",
    "This talk looks at the importance of having the right tool, the work of the clerks, and the state of the hall.",
    "The flood highlights the need for higher walls and the importance of daily rounds.",
    "This talk will discuss the importance of supporting young clerks and highlight three ways to do so.",
    "They spoke about the growing importance of rice.",
    "She stressed the importance of checking and mending the valves.",
    "The report notes the importance of trust, patience, and care.",
    "He took the role of the king in the play.",
    "The nature of the threat is unknown.",
    "The need for rest is real.",
    "The potential for growth is great.",
  ],
});
