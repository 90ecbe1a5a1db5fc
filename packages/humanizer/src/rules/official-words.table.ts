import { behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";
import type { VerbSwap } from "../language/swap-verbs.ts";
import { verbs, verbsBefore } from "./formal-words.table.ts";

const thing = /^ (?:an?|the|their|our|your|his|her|its|this|these|those|more|several|new|one|two|three) /u;

/** Words of every day, and what an official letter has in their place. */
export const officialWords: readonly TaggedSwap[] = [
  { partOfSpeech: "VERB", from: "buy buys bought buying", to: "purchase purchases purchased purchasing", ahead: thing },
  { partOfSpeech: "VERB", from: "need needs", to: "require requires", ahead: thing },
  { partOfSpeech: "VERB", from: "keep keeps kept", to: "retain retains retained", ahead: /^ (?:control|ownership|the right|copies|a copy|records|staff)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "want wants wanted", to: "wish wishes wished", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:(?:not|n['’]t|may|might|you|you['’](?:ll|d)|really|would|will)(?: also| often| still| probably)?|to|(?:made?|make|makes|making) \p{Ll}+) $/iu },
  { partOfSpeech: "VERB", from: "try tries tried trying", to: "attempt attempts attempted attempting", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:not|never|n['’]t) $/iu },
  { partOfSpeech: "VERB", from: "help helps helped", to: "assist assists assisted", ahead: /^ (?:the|our|your|their|his|her) \p{Ll}+(?:s|ers|ors)? (?:with|in)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "enough", to: "sufficient", ahead: /^ (?:time|money|water|space|data|evidence|staff|people|information|food|light|room|support|energy)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:good|big|old|long|far|well|not|never|is|are|was) $/iu },
];

export const officialPhrases: readonly PhraseSwap[] = [
  { keys: ["about", "around"], pattern: phrase("(?<!(?:talk|writ|wrote|speak|spoke|think|thought|learn|hear|know|knew|worr|car|argu|ask|read|turn|walk|look|mov|wander|gather|wrap|revolv|cent|sit|sat|stand|stood|run|ran|danc|driv|drove|travel|circl|rotat|orbit|go|went|float|hang|hung|stay|play|pass|spread|built|cluster)\\p{Ll}* (?:more )?)(?<!\\p{L})(?:about|around)(?= (?!\\d{1,2}(?::\\d|\\.\\d\\d)? ?[ap]\\.?m|\\d{1,2}:\\d|(?:1[5-9]|20)\\d\\d(?![\\d,.]\\d| \\p{Ll}{4,}s(?!\\p{L})))(?:[$€£]?\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|half an?)(?!\\p{L})))"), to: ["approximately"] },
  ...verbs("ask asks asked asking", "request requests requested requesting", `for(?= (?:an?|more|the|help|advice|information|permission|feedback) )`),
  ...verbs("get gets getting", "contact contacts contacting", "in touch with"),
  { keys: ["know"], pattern: phrase("(?<=please )let us know(?= (?:if|when|that|whether) )"), to: ["inform us"] },
  { keys: ["know"], pattern: phrase("^let us know(?= (?:if|when|that|whether) )"), to: ["please inform us"] },
  { keys: ["know"], pattern: phrase("(?<=please )let me know(?= (?:if|when|that|whether) )"), to: ["inform me"] },
  { keys: ["know"], pattern: phrase("^let me know(?= (?:if|when|that|whether) )"), to: ["please inform me"] },
  { keys: ["about"], pattern: whole(`${behind("questions?|concerns?|information|details|letters?|quer(?:y|ies)|enquir(?:y|ies)|inquir(?:y|ies)|complaints?|advice|guidance|news|decisions?|discussions?|uncertainty|updates?")}about(?= (?:the|an?|this|these|those|that|their|his|her|our|your|its|my|each|\\p{Ll}{5,}s?(?<!ing)(?:[.,;]| )))(?! (?:the (?:other|same)|\\p{Ll}+ing)(?!\\p{L}))`), to: ["regarding"] },
  { keys: ["sorry"], pattern: phrase(`(?<!\\p{L})(?<who>I|we)(?:['’](?:m|re)| am| are) (?:so |very |really |truly )?sorry (?:for|about)(?= (?:the|this|that|any|our|my|all the) (?:\\p{Ll}+ )?(?:delays?|inconvenience|trouble|confusion|mistakes?|errors?|mix-up|wait|problems?|disruption|noise|oversight|misunderstanding)(?!\\p{L}))`), to: ["$1 apologize for"] },
  { keys: ["sorry"], pattern: phrase("^sorry for(?= (?:the|this|any|my|our) (?:\\p{Ll}+ )?(?:delays?|inconvenience|trouble|confusion|mistakes?|errors?|wait|problems?|disruption|noise)(?!\\p{L}))"), to: ["My apologies for", "Apologies for"] },
  { keys: ["told"], pattern: whole("(?<=(?<!\\p{L})(?:I|we|clerk|office|staff|manager|agent|doctor|nurse|bank|company|team|landlord|school|council|officer|representative|department|was|were|been) )told(?= (?:(?:me|us|him|her|them|you|the \\p{Ll}+) )?(?:that|about) )"), to: ["informed"] },
  { keys: ["tell"], pattern: whole("(?<=please )tell(?= (?:me|us|him|her|them|the \\p{Ll}+) (?:that|if|when|of) )"), to: ["inform"] },
  { keys: ["know"], pattern: whole("let you know(?= (?:that|when|if|whether|of|about)[ ,])"), to: ["inform you"] },
  { keys: ["know"], pattern: phrase("(?<=please )let us know(?=\\.)"), to: ["inform us"] },
  { keys: ["know"], pattern: phrase("(?<=please )let me know(?=\\.)"), to: ["inform me"] },
  { keys: ["think"], pattern: whole("(?<=(?<!\\p{L})(?:I|we) )think(?= (?:that|the|this|these|our|your|it) )"), to: ["believe"] },
  { keys: ["help"], pattern: whole(`${behind("your|our|my|their|further|financial|legal|technical|medical|without")}help(?=[.,;]| (?:with|from|in)(?!\\p{L}))`), to: ["assistance"] },
  { keys: ["soon"], pattern: phrase("(?<=(?<!\\p{L})(?:will|shall) [^.,;:!?]{2,60})(?<!(?:as|too|how|very|so|time|quite|pretty) )soon(?=[.,])"), to: ["shortly"] },
  { keys: ["rest"], pattern: whole("the rest of(?= the (?:year|day|week|month|term|period|session|season|amount|sum|balance|course))"), to: ["the remainder of"] },
  ...verbs("sign signs signed signing", "register registers registered registering", "up(?= (?:for|at|by|online|before)(?!\\p{L}))"),
  ...verbs("fill fills filled filling", "complete completes completed completing", "(?:in|out)(?= (?:the|a|an|this|your|our|that) (?:\\p{Ll}+ )?(?:forms?|application|survey|questionnaire|declaration)(?!\\p{L}))"),
  ...verbsBefore("give gives gave giving", "provide provides provided providing", "(?:further |more |detailed |additional |clear |full )?(?:information|details|evidence|feedback|guidance|advice|examples)"),
];

/** Verbs of every day, and the official ones. */
export const officialVerbs: readonly VerbSwap[] = [
  { verb: "get", objects: { "letter email message reply response notice invitation confirmation refund payment discount grant award bonus training feedback advice treatment": ["receive"] }, unless: /^ (?:\p{Ll}+ ){1,4}(?:out|across|through|back|ready|right)(?!\p{L})/u },
  { verb: "talk to", to: ["speak to"], next: /^ (?:the|our|your|an?|my|their|his|her|us|me|you|him|them)(?!\p{L})/u, noun: true, unlessBefore: /(?<!\p{L})(?:the|small) $/iu },
  { verb: "talk with", to: ["speak with"], next: /^ (?:the|our|your|an?|my|their|his|her|us|me|you|him|them)(?!\p{L})/u, noun: true },
  { verb: "check", to: ["verify"], next: /^ that /u, noun: true },
  { verb: "end", to: ["conclude"], forms: ["past", "third", "base"], next: /^ (?:at|on) (?:\d|noon|midnight|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)/u, noun: true },
];
