import { whole } from "../language/patterns.ts";
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
];

export const exactPhrases: readonly PhraseSwap[] = [
  ...verbs("point points pointed pointing", "observe observes observed observing", "out(?= that )"),
  ...verbs("make makes made", "account_for accounts_for accounted_for", "up(?= (?:about |around |approximately |nearly |over |more than |almost )?(?:\\d|(?:the majority|half)(?!\\p{L})))"),
  { keys: ["start"], pattern: whole("to start with(?=,)"), to: ["first"] },
];

/** Verbs that do for everything, and those that name the act. */
export const exactVerbs: readonly VerbSwap[] = [
  { verb: "look at", to: ["examine"], next: /^ (?:how|why|whether|which)(?!\p{L})/u, noun: true },
  { verb: "look at", objects: { "data study evidence question issue case case example source figure trend pattern text result finding record factor": ["examine"] }, abstract: ["examine"], noun: true },
  { verb: "carry out", objects: { "study survey experiment research analysis interview test trial review investigation assessment": ["conduct"] } },
  { verb: "do", objects: { "research survey experiment": ["conduct"] }, forms: ["third", "past", "gerund"] },
  { verb: "deal with", objects: { "problem issue question challenge concern topic complaint": ["address"] } },
  { verb: "set up", objects: { "committee system program programme organization organisation network institution commission agency fund school hospital company colony": ["establish"] }, forms: ["third", "gerund"] },
  { verb: "get", objects: { "data information result sample permission access approval consent licence license degree evidence permit visa patent": ["obtain"] }, unless: /^ (?:\p{Ll}+ ){1,4}(?:out|across|through|back|ready|right|to)(?!\p{L})/u },
  { verb: "give", objects: { "information example explanation overview detail description account": ["provide"] }, forms: ["base", "third", "past", "gerund"] },
  { verb: "use up", to: ["exhaust"], next: /^ (?:the|their|its|our|all) /u },
  { verb: "go down", to: ["decline"], next: /^ (?:by \d|sharply|over the (?:years|last|past))/u },
  { verb: "need", objects: { "explanation attention investigation permission evidence": ["require"] }, forms: ["third"], noun: true },
];
