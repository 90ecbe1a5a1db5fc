import type { TaggedSwap } from "../language/swap-tagged.ts";

/** A thing comes next: what one gets, buys or shows. */
export const object = /^ (?:(?:an?|the|their|our|your|his|her|its|my|this|these|those|some|any|all|more|each|every|several)(?!\p{L})|\d|\p{Ll}+s )/u;

/** Long words with a short one that says the same in a note to a colleague as in talk. */
export const plainWords: readonly TaggedSwap[] = [
  { partOfSpeech: "VERB", from: "assist assists assisted assisting", to: "help helps helped helping", notAhead: /^ (?:by|living|suicide|dying|reproduction|conception)(?!\p{L})/u, notBehind: /-$/u },
  { partOfSpeech: "VERB", from: "purchase purchases purchased purchasing", to: "buy buys bought buying", notAhead: /^ (?:department|power|decisions?|manager|order)/u, notBehind: /-$/u },
  { partOfSpeech: "VERB", from: "obtain obtains obtaining", to: "get gets getting" },
  { partOfSpeech: "VERB", from: "require requires", to: "need needs", ahead: object, notAhead: /^ (?:[\p{L}’'-]+ ){1,3}to \p{Ll}/u },
  { partOfSpeech: "VERB", from: "demonstrate demonstrates demonstrated demonstrating", to: "show shows showed showing", notBehind: /(?<!\p{L})(?:has|have|had|been|be|is|are|was|were|as|and|or|,)(?:, [^,.;]{1,40},)?(?: \p{Ll}+ly| also| already| now| long| once| yet| never| ever)? $/iu },
  { partOfSpeech: "VERB", from: "attempt attempts attempted attempting", to: "try tries tried trying", ahead: /^ to /u },
  { partOfSpeech: "VERB", from: "commence commences commenced commencing", to: "start starts started starting" },
  { partOfSpeech: "VERB", from: "retain retains", to: "keep keeps", ahead: object },
  { partOfSpeech: "VERB", from: "anticipate anticipates anticipated anticipating", to: "expect expects expected expecting", ahead: /^ (?:that|an?|more|no|some|further) /u, notBehind: /(?<!\p{L})(?:eagerly|and|or) $/iu },
  { partOfSpeech: "VERB", from: "verify verifies verified verifying", to: "check checks checked checking", ahead: object, notBehind: /(?<!(?<!\p{L})(?:to|please|and|must|should|will|can|may|we|I|you|they|staff|by|before|after)) $/iu },
  { partOfSpeech: "VERB", from: "finalize finalizes finalized finalizing finalise finalises finalised finalising", to: "finish finishes finished finishing finish finishes finished finishing", ahead: /^ (?:the|our|your|my|their|this) (?:\p{Ll}+ )?(?:reports?|drafts?|papers?|slides|presentation|proposal|documents?|essay|list|designs?|work)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "construct constructs constructed constructing", to: "build builds built building", ahead: object },
  { partOfSpeech: "VERB", from: "notify notifies notified notifying", to: "tell tells told telling", ahead: /^ (?:the|us|me|you|them|him|her|your|our|their|my|people|users|customers)(?!\p{L})/u },
  { partOfSpeech: "ADV", from: "approximately", to: "about" },
  { partOfSpeech: "ADV", from: "frequently", to: "often", notAhead: /^ asked/u },
  { partOfSpeech: "ADV", from: "subsequently", to: "later" },
  { partOfSpeech: "ADV", from: "currently", to: "now", notBehind: /(?<!\p{L})(?:is|are|am|['’]s|['’]re) not $/iu },
  { partOfSpeech: "ADV", from: "primarily", to: "mainly" },
  { partOfSpeech: "ADJ", from: "numerous", to: "many", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:the|so|too|more|are|were) $/iu },
  { partOfSpeech: "ADJ", from: "sufficient", to: "enough", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:an?|the|is|are|was|were|not|be|self) $|-$/iu, notAhead: /^ (?:amounts?|numbers?|quantit\p{Ll}+|degrees?|levels?|for|to|and|or|but|in|by)(?!\p{L})/u },
  { partOfSpeech: "NOUN", from: "individuals", to: "people", notAhead: /^['’]|^,? (?:and|or) (?:groups|couples|organi|teams|nations|communit|famil|societ|compan|business|firms|institution)/u, notBehind: /(?<!\p{L})(?:(?:and|or|both) |, )$/iu },
];
