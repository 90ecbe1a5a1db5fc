import { behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";
import type { VerbSwap } from "../language/swap-verbs.ts";
import { clauseGoesOn } from "./exact-words.table.ts";
import { verbs, verbsBefore } from "./formal-words.table.ts";

const thing = /^ (?:an?|the|their|our|your|his|her|its|this|these|those|more|several|new|one|two|three) /u;

/** What one helps to do, where the verb is no noun. */
const doing = "reduce|improve|spread|create|build|prevent|protect|support|explain|increase|lower|identify|develop|strengthen|solve|shape|raise|find|bring|reach|maintain|establish|promote|clarify|restore|preserve|determine|address|organi[sz]e";

/** Words of every day, and what an official letter has in their place. */
export const officialWords: readonly TaggedSwap[] = [
  { partOfSpeech: "VERB", from: "buy buys bought buying", to: "purchase purchases purchased purchasing", ahead: thing },
  { partOfSpeech: "VERB", from: "need needs", to: "require requires", ahead: thing },
  { partOfSpeech: "VERB", from: "keep keeps kept", to: "retain retains retained", ahead: /^ (?:control|ownership|the right|copies|a copy|records|staff)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "want wants wanted", to: "wish wishes wished", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:(?:not|n['’]t|may|might|you|you['’](?:ll|d)|really|would|will)(?: also| often| still| probably)?|to|(?:made?|make|makes|making) \p{Ll}+) $/iu },
  { partOfSpeech: "VERB", from: "try tries tried trying", to: "attempt attempts attempted attempting", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:not|never|n['’]t) $/iu },
  { partOfSpeech: "VERB", from: "help helps helped", to: "assist assists assisted", ahead: /^ (?:the|our|your|their|his|her) \p{Ll}+(?:s|ers|ors)? (?:with|in)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "help helps helped", to: "help_to helps_to helped_to", ahead: new RegExp(`^ (?:${doing})(?!\\p{L})`, "u"), notBehind: /(?<!\p{L})to $/iu },
  { partOfSpeech: "ADV", from: "roughly", to: "approximately", ahead: /^ (?:[$€£]?\d|half(?!\p{L})|one|two|three)/u },
  { partOfSpeech: "ADJ", from: "enough", to: "sufficient", ahead: /^ (?:time|money|water|space|data|evidence|staff|people|information|food|light|room|support|energy)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:good|big|old|long|far|well|not|never|is|are|was) $/iu },
];

const chief = "changes?|points?|findings?|issues?|reasons?|differences?|features?|requirements?|results?|benefits?|objectives?|goals?|priorit(?:y|ies)|responsibilit(?:y|ies)|factors?|contributing factors?|terms";
/** Whose subject and verb follow; what one can do by it is its purpose. */
const result = "(?:no|the|this|these|those|it|they|we|he|she|there|every|most|our|its|their)(?!\\p{L})(?![^,.;:]{0,60} (?:can|could|may|might|do not|does not|need not)(?!\\p{L}))(?= [^,.;:]{0,60} ?(?:is|are|was|were|has|have|had|will|must|should|would|recommend|asked?|decided|requires?|needs?|ask)(?!\\p{L}))";

export const officialPhrases: readonly PhraseSwap[] = [
  { keys: ["so"], pattern: phrase(`, so(?= ${result})`), to: [", and therefore"], before: /^(?:if|when|because|although|while|since)(?!\p{L})|(?<!\p{L})(?:and|or|so|therefore)(?!\p{L})/iu },
  { keys: ["hi", "hello"], pattern: /^(?:Hi|Hello)(?=(?: (?:team|all|everyone|colleagues)|(?: \p{Lu}[\p{L}.'’-]*){1,3}),$)/gu, to: ["Dear"] },
  { keys: ["best", "cheers", "thanks"], pattern: /^(?:Best|All the best|Cheers|Best wishes)(?=,(?:\n|$))/gu, to: ["Kind regards"] },
  { keys: ["happy", "glad", "excited", "thrilled"], pattern: phrase("(?<=(?<!\\p{L})(?:I|we)(?: am| are| was| were| would be|['’]m|['’]re) (?:also |very |so |truly |really )?)(?:happy|glad|excited|thrilled)(?= to (?:announce|apply|help|assist|answer|discuss|provide|share|offer|introduce|present|report|confirm|welcome|invite|hear|join|send|meet|inform|accept|launch|begin|receive|support|arrange|schedule|be|have|work|see)(?!\\p{L}))"), to: ["pleased"] },
  { keys: ["love"], pattern: phrase("(?<=(?<!\\p{L})would (?:still |also |really )?)love(?= to \\p{Ll})"), to: ["like"] },
  { keys: ["needed"], pattern: phrase("(?<=(?<!\\p{L})(?:if|as|when|where|is|are|was|were|be) )needed(?=[.,;:]| (?:to|for|by|before|in)(?!\\p{L}))"), to: ["required"] },
  { keys: ["here"], pattern: phrase("^here is(?= (?:a|an|the) (?:\\p{Ll}+ )?(?:summary|list|overview|copy|schedule|breakdown|outline|agenda|timeline|link)(?!\\p{L}))"), to: ["The following is"] },
  { keys: ["here"], pattern: phrase("^here are(?= (?:the|some|two|three|four|five|our) )"), to: ["The following are"] },
  { keys: ["like"], pattern: phrase("(?<=\\p{Ll}s )like(?= these(?:[.,;:]| (?:can|may|are|have|will|do)(?!\\p{L})))"), to: ["such as"] },
  { keys: ["over"], pattern: phrase("(?<=(?<!\\p{L})(?:expenses?|amounts?|sums?|purchases?|orders?|payments?|transactions?|claims?|invoices?|donations?|losses|debts?|contracts?|budgets?|fees?|bills?) )over(?= [$€£]\\d)"), to: ["exceeding"] },
  { keys: ["loop"], pattern: phrase("(?<=(?<!\\p{L})keep(?:s|ing)? (?:\\p{L}+ ){1,3})in the loop(?! \\p{L}+ing)"), to: ["informed"] },
  { keys: ["access"], pattern: phrase("(?<!\\p{L})giving(?= (?:\\p{L}+ ){1,3}access to(?!\\p{L}))"), to: ["granting"] },
  { keys: ["key"], pattern: whole(`(?<=(?<!\\p{L})(?:the|these|those|our|its|their|your|two|three|four|as|several) )key(?= (?:${chief})${clauseGoesOn})`), to: ["main"] },
  { keys: ["key"], pattern: whole(`(?<=(?<!\\p{L})a )key(?= (?:factor|point|part|difference|reason|feature|requirement|issue|step|element|component|aspect|consideration)${clauseGoesOn})`), to: ["important"] },
  { keys: ["help", "helps", "helped"], pattern: phrase(`(?<=(?<!\\p{L})help(?:s|ed) (?:the|our|their|its|your|his|her) )(\\p{Ll}+)(?= (?:${doing})(?!\\p{L}))`), to: ["$1 to"] },
  ...verbs("look looks looked looking", "care_for cares_for cared_for caring_for", "after(?= (?:the|their|your|his|her|our|my|a|an|yourself|themselves|others|children|patients|animals|people)(?!\\p{L})(?! (?:\\p{Ll}+ )?(?:interests?|business|money|affairs)(?!\\p{L})))"),
  { keys: ["little"], pattern: phrase("(?<!\\p{L})a little(?= (?:more|less) (?:\\p{Ll}+(?:ed|ive|ent|ant|ful|ous|able|ible|ult|lex|ly))(?!\\p{L}))"), to: ["somewhat"] },
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
  ...verbsBefore("give gives gave giving", "provide provides provided providing", "(?:further |more |detailed |additional |clear |full |useful |regular |prompt |constructive |honest |the best |the clearest )?(?:information|details|evidence|feedback|guidance|advice|examples)"),
];

/** Verbs of every day, and the official ones. */
export const officialVerbs: readonly VerbSwap[] = [
  { verb: "get", objects: { "letter email message reply response notice invitation confirmation refund payment discount grant award bonus training feedback advice treatment": ["receive"] }, unless: /^ (?:\p{Ll}+ ){1,4}(?:out|across|through|back|ready|right)(?!\p{L})/u },
  { verb: "talk to", to: ["speak to"], next: /^ (?:the|our|your|an?|my|their|his|her|us|me|you|him|them)(?!\p{L})/u, noun: true, unlessBefore: /(?<!\p{L})(?:the|small) $/iu },
  { verb: "talk with", to: ["speak with"], next: /^ (?:the|our|your|an?|my|their|his|her|us|me|you|him|them)(?!\p{L})/u, noun: true },
  { verb: "choose", to: ["select"], next: /^ (?:an?|the|from|one|this|that|your|our|their|its)(?!\p{L})/u, forms: ["base", "third", "gerund", "past", "participle"] },
  { verb: "look for", objects: { "job position post solution candidate engineer developer designer partner opportunity support help advice volunteer employee staff alternative answer role guidance assistance work way": ["seek"] } },
  { verb: "check", to: ["verify"], next: /^ that /u, noun: true },
  { verb: "end", to: ["conclude"], forms: ["past", "third", "base"], next: /^ (?:at|on) (?:\d|noon|midnight|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December)/u, noun: true },
];
