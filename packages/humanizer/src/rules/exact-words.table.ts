import { phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";
import type { VerbSwap } from "../language/swap-verbs.ts";
import { verbs } from "./formal-words.table.ts";

/** Qualities in general, and what a paper calls them. */
export const exactWords: readonly TaggedSwap[] = [
  { partOfSpeech: "ADJ", from: "bad", to: "adverse", ahead: /^ (?:effects?|consequences?|outcomes?|impacts?|side effects?)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:and|or|,) $/iu },
  { partOfSpeech: "ADJ", from: "bad", to: "poor", ahead: /^ (?:quality|performance|health|results?|conditions?|design|management|decisions?|diets?|hygiene)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:and|or|,) $/iu },
  { partOfSpeech: "ADJ", from: "main", to: "principal", ahead: /^ (?:reasons?|causes?|aims?|purposes?|objectives?|sources?|findings?|arguments?|factors?|differences?|features?|goals?)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:and|or|,) $/iu },
  { partOfSpeech: "ADJ", from: "enough", to: "sufficient", ahead: /^ (?:time|money|water|space|data|evidence|information|food|light|support|energy|power|resources|training)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:good|big|old|long|far|well|not|never|is|are|was) $/iu },
  { partOfSpeech: "ADV", from: "roughly", to: "approximately", ahead: /^ (?:[$€£]?\d|half(?!\p{L})|one|two|three)/u },
  { partOfSpeech: "ADV", from: "mostly", to: "largely", ahead: /^ (?:\p{Ll}+(?:ed|al|ic|ive)|absent|unknown|due)(?!\p{L})/u },
];

/** Whose answers are counted. */
const asked = "respondents|participants|students|patients|residents|employees|workers|teachers|interviewees|customers|users|adults|parents|volunteers|managers|households|percent|%";
/** And no other noun, of which it would be a part. */
export const clauseGoesOn = "(?=[.,;:)]|$| (?:of|in|that|for|to|is|are|was|were|from|at|with|behind|between|as|and|or|which|who|why|on|affecting|driving|influencing|shaping|associated|here)(?!\\p{L}))";
const counted = "findings?|factors?|reasons?|differences?|features?|results?|aims?|objectives?|sources?|causes?|drivers?|determinants?|contributors?|outcomes?|contributing factors?|research questions?";
/** What stands before a number that more is than. */
const before = "(?:for|of|with|to|has|have|had|is|are|was|were|from|by|include[sd]?|processe[sd]|served?|serves|employ(?:s|ed)|cover(?:s|ed)|host(?:s|ed)|helped|trained|attracted|collected|surveyed|enrolled|saved|raised|reached|reaches|generated|receive[sd]|treated|sold|published|contains|supports)";

export const exactPhrases: readonly PhraseSwap[] = [
  { keys: ["show"], pattern: phrase("(?<=(?<!\\p{L})(?:results|findings|data|analyses|studies|surveys|experiments|estimates)(?: (?:from|of|in|on) [^.,;:]{2,40})? )show(?= that )"), to: ["indicate"] },
  { keys: ["shows"], pattern: phrase("(?<=(?<!\\p{L})(?:evidence|analysis|study|survey|experiment|research|trial)(?: (?:from|of|in|on) [^.,;:]{2,40})? )shows(?= that )"), to: ["indicates"] },
  { keys: ["said"], pattern: phrase(`(?<=(?:${asked}) )said(?= (?:that|they|their)(?!\\p{L}))`), to: ["reported"] },
  { keys: ["key"], pattern: whole(`(?<=(?<!\\p{L})(?:the|a|these|those|our|its|their|two|three|four|as|several) )key(?= (?:${counted})${clauseGoesOn})`), to: ["principal"] },
  { keys: ["over"], pattern: phrase(`(?<=(?<!\\p{L})${before} )over(?= [$€£]?\\d[\\d,.]*(?:%| (?!and(?!\\p{L})|or(?!\\p{L})|to(?!\\p{L}))\\p{Ll}))`), to: ["more than"] },
  ...verbs("point points pointed pointing", "observe observes observed observing", "out(?= that )"),
  ...verbs("make makes made", "account_for accounts_for accounted_for", "up(?= (?:about |around |approximately |nearly |over |more than |almost )?(?:\\d|(?:the majority|half)(?!\\p{L})))"),
  { keys: ["start", "begin"], pattern: whole("to (?:start|begin) with(?=,)"), to: ["first"] },
];

/** What is traded gains and loses, and is not made more or less. */
const traded = /(?<!\p{L})(?:currency|currencies|pound|euro|dollar|yen|shares?|stocks?|markets?|oil|gold|he|she|they|it|who) (?:(?:has|have|had|also|then) )*$/iu;
/** A number that something comes to, and no height, place or hour. */
const amount = /^ (?:to|by|from) (?:[$€£]\d|(?:about |around |approximately |nearly |almost |only )?\d[\d,.]*(?:%| percent| per cent| points?| million| billion| basis)|an? average of )/u;

/** Verbs that do for everything, and those that name the act. */
export const exactVerbs: readonly VerbSwap[] = [
  { verb: "look at", to: ["examine"], next: /^ (?:how|why|whether|which)(?!\p{L})/u, noun: true },
  { verb: "look at", objects: { "data study evidence question issue case case example source figure trend pattern text result finding record factor": ["examine"] }, abstract: ["examine"], noun: true },
  { verb: "carry out", objects: { "study survey experiment research analysis interview test trial review investigation assessment": ["conduct"] } },
  { verb: "do", objects: { "research survey experiment": ["conduct"] }, forms: ["third", "past", "gerund"], unless: /^ (?:a (?:little|bit)|some|my|your|his|her)(?!\p{L})/u },
  { verb: "deal with", objects: { "problem issue question challenge concern topic complaint": ["address"] } },
  { verb: "set up", objects: { "committee system program programme organization organisation network institution commission agency fund school hospital company colony": ["establish"] }, forms: ["third", "gerund"] },
  { verb: "get", objects: { "data information result sample permission access approval consent licence license degree evidence permit visa patent": ["obtain"] }, unless: /^ (?:\p{Ll}+ ){1,4}(?:out|across|through|back|ready|right|to)(?!\p{L})/u },
  { verb: "give", objects: { "information example explanation overview detail description account": ["provide"] }, forms: ["base", "third", "past", "gerund"] },
  { verb: "rise", to: ["increase"], next: amount, unlessBefore: traded, forms: ["base", "third", "past", "participle"], noun: true },
  { verb: "go up", to: ["increase"], next: amount, unlessBefore: traded },
  { verb: "fall", to: ["decrease", "decline"], next: amount, unlessBefore: traded, forms: ["base", "third", "past", "participle"], noun: true },
  { verb: "drop", to: ["decrease", "decline"], next: amount, unlessBefore: traded, forms: ["base", "third", "past", "participle"], noun: true },
  { verb: "use up", to: ["exhaust"], next: /^ (?:the|their|its|our|all) /u },
  { verb: "go down", to: ["decline"], next: /^ (?:by \d|sharply|over the (?:years|last|past))/u },
  { verb: "need", objects: { "explanation attention investigation permission evidence": ["require"] }, forms: ["third"], noun: true },
];
