import { behind, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";

/** A thing comes next: what talk gets, buys or shows. */
const object = /^ (?:an?|the|their|our|your|his|her|its|my|this|these|those|some|any|all|more|each|every|several|\d|\p{Ll}+s )/u;

/** Words of the page, and what one would say instead. */
export const casualWords: readonly TaggedSwap[] = [
  { partOfSpeech: "VERB", from: "assist assists assisted assisting", to: "help helps helped helping" },
  { partOfSpeech: "VERB", from: "purchase purchases purchased purchasing", to: "buy buys bought buying", notAhead: /^ (?:department|power|decisions?|manager|order)/u, notBehind: /-$/u },
  { partOfSpeech: "VERB", from: "obtain obtains obtaining", to: "get gets getting" },
  { partOfSpeech: "VERB", from: "require requires", to: "need needs", ahead: object },
  { partOfSpeech: "VERB", from: "demonstrate demonstrates demonstrated demonstrating", to: "show shows showed showing", notBehind: /(?<!\p{L})(?:has|have|had|been|be|is|are|was|were|as|and|or|,)(?: \p{Ll}+ly| also| already| now| long| once| yet| never| ever)? $/iu },
  { partOfSpeech: "VERB", from: "attempt attempts attempted attempting", to: "try tries tried trying", ahead: /^ to /u },
  { partOfSpeech: "VERB", from: "commence commences commenced commencing", to: "start starts started starting" },
  { partOfSpeech: "VERB", from: "reside resides resided residing", to: "live lives lived living" },
  { partOfSpeech: "VERB", from: "retain retains", to: "keep keeps", ahead: object },
  { partOfSpeech: "VERB", from: "receive receives received receiving", to: "get gets got getting", ahead: object, notBehind: /(?<!\p{L})(?:has|have|had|been|well|is|are|was|were)(?: \p{Ll}+ly| also| already| now| never| ever)? $/iu },
  { partOfSpeech: "VERB", from: "occur occurs occurred occurring", to: "happen happens happened happening", notAhead: /^ (?:to|naturally in)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "anticipate anticipates anticipated anticipating", to: "expect expects expected expecting" },
  { partOfSpeech: "VERB", from: "possess possesses possessed", to: "have has had", ahead: /^ (?:an?|the|no|some|more|many) /u },
  { partOfSpeech: "VERB", from: "verify verifies verified verifying", to: "check checks checked checking", ahead: object },
  { partOfSpeech: "VERB", from: "finalize finalizes finalized finalizing finalise finalises finalised finalising", to: "finish finishes finished finishing finish finishes finished finishing" },
  { partOfSpeech: "VERB", from: "construct constructs constructed constructing", to: "build builds built building", ahead: object },
  { partOfSpeech: "VERB", from: "notify notifies notified notifying", to: "tell tells told telling", ahead: /^ (?:the|us|me|you|them|him|her|your|our|their|my|people|users|customers)(?!\p{L})/u },
  { partOfSpeech: "ADV", from: "approximately", to: "about" },
  { partOfSpeech: "ADV", from: "frequently", to: "often", notAhead: /^ asked/u },
  { partOfSpeech: "ADV", from: "subsequently", to: "later" },
  { partOfSpeech: "ADV", from: "currently", to: "now", notBehind: /(?<!\p{L})(?:is|are|am|['’]s|['’]re) not $/iu },
  { partOfSpeech: "ADV", from: "primarily", to: "mainly" },
  { partOfSpeech: "ADV", from: "rapidly", to: "quickly" },
  { partOfSpeech: "ADV", from: "perhaps", to: "maybe" },
  { partOfSpeech: "ADJ", from: "additional", to: "extra", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:no|not|any) $/iu },
  { partOfSpeech: "ADJ", from: "numerous", to: "many", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:the|so|too|more|are|were) $/iu },
  { partOfSpeech: "ADJ", from: "sufficient", to: "enough", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:an?|the|is|are|was|were|not|be|self) $|-$/iu, notAhead: /^ (?:for|to|and|or|but|in|by)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "substantial", to: "big", ahead: /^ (?:change|difference|improvement|increase|drop|gap|share|part|shift|boost|step|cut|loss|gain|rise|risk|role|impact)s?(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "significant", to: "big", ahead: /^ (?:changes?|differences?|improvements?|drops?|gaps?|share|part|shifts?|boost|steps?|cuts?|loss|losses|gains?|rise|risks?|role|impact|challenges?|problems?|advantages?)(?!\p{L})/u, notBehind: /(?:ally|not|no|most|more) $/iu },
  { partOfSpeech: "ADJ", from: "entire", to: "whole", ahead: /^ \p{Ll}{3,}/u },
  { partOfSpeech: "ADJ", from: "difficult", to: "hard", notAhead: /^ (?:for|person|child|customer|people|and|or|but)(?!\p{L})|^, /u, notBehind: /(?<!\p{L})(?:more|most|less|least|and|or|but|,) $/iu },
  { partOfSpeech: "ADJ", from: "challenging", to: "hard", notAhead: /^ (?:and|or|but)(?!\p{L})|^, /u, notBehind: /(?<!\p{L})(?:more|most|less|least|and|or|but|,) $/iu },
  { partOfSpeech: "NOUN", from: "individuals", to: "people", notAhead: /^['’]|^ or (?:groups|couples|organi)/u },
  { partOfSpeech: "NOUN", from: "children", to: "kids", notAhead: /^['’]/u },
];

/** Phrases that talk does without. */
export const casualPhrases: readonly PhraseSwap[] = [
  { keys: ["regarding"], pattern: whole(`${behind("questions?|concerns?|information|advice|details|news|decisions?|worries")}regarding`), to: ["about"] },
  { keys: ["prior"], pattern: whole("prior to"), to: ["before"] },
  { keys: ["order"], pattern: whole("in order to(?= \\p{Ll})"), to: ["to"] },
  { keys: ["addition"], pattern: whole("in addition to(?= \\p{Ll})"), to: ["besides"] },
  { keys: ["such"], pattern: whole("(?<=\\p{Ll}s),? such as(?= \\p{Ll})"), to: [" like"] },
  { keys: ["number"], pattern: whole("a (?:large|great|significant) number of"), to: ["lots of", "many"] },
  { keys: ["variety", "range"], pattern: whole("a wide (?:variety|range) of"), to: ["lots of", "many"] },
  { keys: ["as"], pattern: whole("(?<=, )as well as(?= \\p{Ll})(?! (?:possible|you|they|we|he|she|it|I|any|can|anyone|ever))"), to: ["plus"] },
];
