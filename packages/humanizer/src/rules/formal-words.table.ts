import { ahead, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";
import type { VerbSwap } from "../language/swap-verbs.ts";

const determined = "(?:the|my|your|our|his|her|its|their|these|those|this|that|us|them)(?!\\p{L})";
const uncounted = "time|money|work|water|information|evidence|effort|space|attention|energy|research|training|data|interest|pressure|support|progress|traffic|power|knowledge|experience";
const plural = `(?= (?!(?:${uncounted}|news)(?!\\p{L})|${determined})(?:\\p{Ll}+ )?\\p{Ll}+(?<![isu])s(?!\\p{L}))`;
const amount = `(?= (?:${uncounted})(?!\\p{L}))`;

/** What is big by what it does. */
const bigDeal = /^ (?:problems?|changes?|differences?|impact|steps?|challenges?|shifts?|role|issues?|advantages?|improvements?|factors?|decisions?|project|projects|reason|reasons|concern|concerns|risk|risks)(?!\p{L})/u;
/** What is said, thought or done, and no place for a hand or foot. */
const asked = "how|why|whether|what|which|where|when";

/** Words of talk, and what a reserved text has in their place. */
export const formalWords: readonly TaggedSwap[] = [
  { partOfSpeech: "NOUN", from: "kids kid", to: "children child", notAhead: /^['’-]/u },
  { partOfSpeech: "NOUN", from: "info", to: "information" },
  { partOfSpeech: "NOUN", from: "folks", to: "people", notAhead: /^['’,.!-]/u, notBehind: /(?<!\p{L})(?:me|hey|ok|all|hi|hello) $|, $/iu },
  { partOfSpeech: "NOUN", from: "mom moms mum mums dad dads", to: "mother mothers mother mothers father fathers", notAhead: /^-/u },
  { partOfSpeech: "NOUN", from: "boss bosses", to: "manager managers", notBehind: /(?<!(?<!\p{L})(?:my|your|his|her|our|their)) $/iu },
  { partOfSpeech: "NOUN", from: "cops", to: "police_officers", notAhead: /^['’-]/u },
  { partOfSpeech: "ADJ", from: "huge", to: "major", ahead: bigDeal },
  { partOfSpeech: "ADJ", from: "huge", to: "very_large", ahead: /^ (?:numbers?|amounts?|crowds?|buildings?|audiences?|datasets?|files?|sums?|quantit(?:y|ies))(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "hard harder hardest", to: "difficult more_difficult most_difficult", ahead: /^ (?:questions?|problems?|decisions?|choices?|tasks?|conversations?)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:and|or|,) $/iu },
  { partOfSpeech: "ADV", from: "maybe", to: "perhaps" },
  { partOfSpeech: "ADV", from: "really", to: "very", ahead: /^ (?:good|important|hard|large|small|useful|difficult|strong|simple|easy|interesting|slow|fast|old|new|high|low|long|short|close|careful|clear|helpful|bad)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:not|n['’]t|never) $/iu },
  { partOfSpeech: "ADV", from: "pretty", to: "fairly", ahead: /^ (?:good|important|hard|large|small|useful|difficult|strong|simple|easy|interesting|slow|fast|old|new|high|low|long|short|close|clear|common|rare|well)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "big", to: "major", ahead: bigDeal },
  { partOfSpeech: "ADJ", from: "big bigger biggest", to: "large larger largest", ahead: /^ (?:numbers?|amounts?|cit(?:y|ies)|compan(?:y|ies)|houses?|rooms?|groups?|crowds?|buildings?|parts?|shares?|teams?|famil(?:y|ies)|audiences?|portion|percentage|gap|gaps|datasets?|files?|windows?|gardens?|trees?|sample|samples)(?!\p{L})/u },
];

/** Kinds of things, of which examples follow. */
const kinds =
  "activities|apps|areas|artists|authors|benefits|brands|cities|companies|concepts|conditions|countries|crops|designers|devices|diseases|dishes|elements|events|exercises|expenses|experts|factors|features|fields|foods|fruits|games|gases|genres|habits|industries|ingredients|initiatives|institutions|instruments|issues|languages|materials|measures|metals|methods|models|nutrients|options|organi[sz]ations|philosophers|places|plants|platforms|policies|practices|problems|products|programs|programmes|projects|publications|regions|resources|sectors|services|skills|sources|species|sports|states|strategies|subjects|symptoms|systems|tasks|techniques|technologies|tools|topics|universities|vegetables|vitamins|websites|writers";
/** There the things are likened, and are no examples. */
const likened = /(?<!\p{L})(?:treat|act|look|feel|felt|seem|sound|work|behav|view|see|think|thought|just|more|less|much|not|nothing|something|taste|function)\p{Ll}*(?= )[^.;:!?]{0,40}$/iu;

const swapsOf = (from: string, to: string, patternOf: (verb: string) => string): PhraseSwap[] => {
  const wordings = to.split(" ");
  return from.split(" ").map((verb, index) => ({ keys: [verb], pattern: whole(patternOf(verb)), to: [(wordings[index] ?? verb).replaceAll("_", " ")] }));
};

/** Verbs with a particle, every form written out; the verb's own forms must each show what they are. */
export const verbs = (from: string, to: string, particle: string): PhraseSwap[] => swapsOf(from, to, (verb) => `${verb} ${particle}`);

/** Verbs alone, where one of these words comes next. */
export const verbsBefore = (from: string, to: string, next: string): PhraseSwap[] => swapsOf(from, to, (verb) => `${verb}(?= (?:${next})(?!\\p{L}))`);

/** Verbs whose bare form is their past as well, and is read only after "to". */
const alike = (bare: string, from: string, to: string, particle: string): PhraseSwap[] => [
  ...verbs(from, to, particle),
  ...swapsOf(bare, to.replace(/ .*/u, "").replace(/s$/u, ""), (verb) => `(?<=(?<!\\p{L})(?:to|can|could|will|would|must|should|may|might) )${verb} ${particle}`),
];

export const formalPhrases: readonly PhraseSwap[] = [
  { keys: ["lot"], pattern: whole(`a lot of${plural}`), to: ["many"] },
  { keys: ["lots"], pattern: whole(`lots of${plural}`), to: ["many"] },
  { keys: ["lot"], pattern: whole(`a lot of${amount}`), to: ["a great deal of"] },
  { keys: ["lots"], pattern: whole(`lots of${amount}`), to: ["a great deal of"] },
  { keys: ["lot"], pattern: whole(`a lot${ahead("more|less|better|worse|easier|harder|faster|cheaper|safer")}`), to: ["much"] },
  { keys: ["bit"], pattern: whole(`a (?:little )?bit${ahead("(?:more|less) \\p{Ll}+(?:ly|ish|ful|ive|ous|ed|able|ible|ent|ant|lex|cult)|too|late|slow|hard|different|strange|long|old")}`), to: ["somewhat"] },
  { keys: ["kind", "sort"], pattern: whole(`(?<!(?<!\\p{L})(?:the|an?|this|that|what|same|some|any|all|no) )(?:kind|sort) of(?! \\p{L}+-)${ahead("hard|strange|slow|odd|late|tired|difficult|unclear|busy|expensive")}`), to: ["somewhat"] },
  { keys: ["right"], pattern: whole("right away"), to: ["immediately"] },
  { keys: ["right"], pattern: phrase("(?<!\\p{L})right now(?=[,.;!?])"), to: ["at present"] },
  { keys: ["rid"], pattern: whole("getting rid of"), to: ["removing"] },
  { keys: ["rid"], pattern: whole("gets rid of"), to: ["removes"] },
  { keys: ["rid"], pattern: whole("got rid of"), to: ["removed"] },
  { keys: ["rid"], pattern: whole("get rid of"), to: ["remove"] },
  ...verbs("find finds found finding", "discover discovers discovered discovering", "out(?= (?:that|what|why|how|who|whether|if|where|the|more))"),
  ...verbs("figure figures figured figuring", "determine determines determined determining", "out(?= (?:what|why|how|who|whether|if|where|the|which|when))"),
  ...verbs("come comes came coming", "devise devises devised devising", `up with(?= (?:an?|the|new|better|some|their|your|our) )`),
  ...alike("put", "puts putting", "postpones postponing", "off(?= (?:the|a|their|your|our|his|her|buying|starting|making) )"),
  ...verbs("go goes went going", "rise rises rose rising", "up(?= (?:by|from|in price|every year|sharply))"),
  { keys: ["thanks"], pattern: phrase("^(?:thanks)(?=[,.!]| for | so much)"), to: ["Thank you"] },
  { keys: ["kinds"], pattern: whole(`${behind("all")}kinds of`), to: ["types of"] },
  { keys: ["like"], pattern: whole(`(?<=(?<!\\p{L})(?:${kinds}),? )like(?= (?!m(?:e|y|yself)(?!\\p{L})|you|us(?!\\p{L})|him|her|them|it(?!\\p{L})|th(?:is|at|ese|ose)(?!\\p{L})|no|any|every|ours|mine|all)[\\p{L}\\d])`), to: ["such as"], before: likened },
  { keys: ["hard"], pattern: whole(`${behind("is|are|was|were|be|been|becomes?|became|remains?|seems?|it")}hard(?= (?:to \\p{Ll}|for \\p{Ll}+ to ))`), to: ["difficult"] },
  { keys: ["harder"], pattern: whole(`${behind("is|are|was|were|be|been|becomes?|became|remains?|it")}harder(?= (?:to \\p{Ll}|for \\p{Ll}+ to ))`), to: ["more difficult"] },
  { keys: ["way"], pattern: whole(`(?<=(?:is|are|was|were|feels?|looks?|seems?|takes?|costs?|has|have|had) )way(?= (?:more|less|too|better|worse|easier|harder|faster|cheaper) )`), to: ["far"] },
  { keys: ["plenty"], pattern: whole("plenty of(?= (?:time|space|room|evidence|light|water|food|opportunity|support)(?!\\p{L}))"), to: ["ample"] },
  { keys: ["nowadays", "days"], pattern: whole("nowadays|these days(?=[.,;])"), to: ["today", "at present"] },
  { keys: ["now"], pattern: whole(`right now${ahead("is|are|we|there|the")}`), to: ["at present"] },
  { keys: ["far"], pattern: phrase("^so far(?=, )"), to: ["to date"] },
  { keys: ["far"], pattern: whole("(?<=(?<!\\p{L})(?:has|have)(?: been)? \\p{Ll}+ )so far(?=[.,;])"), to: ["to date"] },
  { keys: ["started"], pattern: whole(`${behind("I|we|they|he|she|it|which|who|all")}started(?= (?:at|on|in|to) (?!from|over|up))`), to: ["began"] },
  { keys: ["lets"], pattern: phrase("(?<!\\p{L})lets (you|users|them|us|customers|teams|people|students|readers|visitors|members)(?= (?!know|down|off|in|out|go|alone|loose)\\p{Ll}+(?! \\p{Ll}+ing)(?!\\p{L}))"), to: ["allows $1 to"] },
  { keys: ["let"], pattern: phrase("(?<=(?<!\\p{L})(?:templates|tools|apps|filters|features|settings|options|reports|dashboards|systems|platforms|programs|buttons|controls|can|will|to) )let (you|users|them|customers|teams|people|students|readers|visitors|members)(?= (?!know|down|off|in|out|go|alone|loose)\\p{Ll}+(?!\\p{L}))"), to: ["allow $1 to"] },
  { keys: ["though"], pattern: phrase("^though(?= (?:the|this|these|it|they|we|he|she|I|there|some|many|most|his|her|their|our|its) )"), to: ["Although"] },
  { keys: ["gonna"], pattern: whole("gonna"), to: ["going to"] },
  { keys: ["wanna"], pattern: whole("wanna"), to: ["want to"] },
  ...alike("cut", "cuts cutting", "reduces reducing", "(?:down|back) on(?= )"),
  ...verbs("meet meets met meeting", "meet meets met meeting", "up with(?= )"),
  ...verbsBefore("keep keeps kept", "continue continues continued", "growing|changing|rising|falling|improving|asking|working|trying|learning|making|using|getting|coming|looking|moving|reading|writing|running|playing|paying|spending|building|developing|increasing|spreading|expanding|evolving|fighting|pushing|investing|producing|buying|selling|telling|talking|thinking|waiting|walking|adding|searching|checking"),
  ...verbs("get gets getting", "improve improves improving", "better(?=[.,;]| (?:with|over|when|as|after|and|at|each|every))"),
  ...verbsBefore("get gets getting", "become becomes becoming", "worse|bigger|larger|smaller|older|harder|easier|louder|stronger|weaker|longer|shorter|hotter|colder|cheaper|tired|angry|hungry|cold|hot|dark|difficult|expensive|crowded|wet|busy|busier|complicated|more (?:difficult|complex|complicated|expensive|common|serious)"),
  ...verbs("hand hands handed handing", "submit submits submitted submitting", "in(?= (?:the|an?|your|their|our|his|her|my) (?:\\p{Ll}+ )?(?:work|reports?|forms?|essays?|papers?|homework|assignments?|applications?|resignation|notice|thesis|project)(?!\\p{L}))"),
  ...verbs("work works worked working", "determine determines determined determining", "out(?= (?:what|why|how|who|whether|where|the best|which|when)(?!\\p{L}))"),
  { keys: ["till"], pattern: whole(`till${ahead("the|then|now|we|they|you|I|he|she|it|next|after")}`), to: ["until"] },
];

/** Verbs of talk, and the one word for each. */
export const formalVerbs: readonly VerbSwap[] = [
  { verb: "talk about", objects: {}, abstract: ["discuss"], noun: true, unlessBefore: /(?<!\p{L})(?:small|the|any|such|pep) $/iu },
  { verb: "talk about", to: ["discuss"], next: new RegExp(`^ (?:${asked}|the (?:issue|topic|subject|plan|problem|project|results?|importance))(?!\\p{L})`, "u"), noun: true },
  { verb: "think about", to: ["consider"], next: new RegExp(`^ (?:${asked})(?!\\p{L})`, "u"), unlessBefore: /(?<!\p{L})(?:what|how|all) (?:\p{L}+ ){1,4}$/iu },
  { verb: "look into", to: ["investigate"], next: /^ (?:how|why|whether|the|this|these|those|that|their|your|our)(?! (?:eyes?|mirror|distance|future|camera|sky|face)(?!\p{L}))(?!\p{L})/u },
  { verb: "leave out", to: ["omit"], next: /^ (?:the|an?|any|this|these|their|some|important|key) /u },
  { verb: "speed up", to: ["accelerate"], next: /^ (?:the|this|their|our|your|its|an?|\p{Ll}+(?:tion|ment|ing|ry)) /u },
  { verb: "fix", objects: { "problem issue bug fault conflict": ["resolve"], "mistake error typo": ["correct"], "roof pipe road bridge boiler car machine engine leak": ["repair"] }, noun: true },
  { verb: "start", to: ["begin"], forms: ["base", "third", "gerund"], next: /^ (?:at|on|in|to) (?!from|over|up)/u, noun: true, unlessBefore: /(?<!\p{L})(?:engines?|cars?|motors?|machines?|computers?|get|gets|getting|got|the|an?|new|fresh|head|(?:get|got) (?:me|us|you|him|her|them|it)) $/iu },
  { verb: "happen", to: ["occur"], next: /^(?:[.;]| (?:in|on|at|when|if|because|during|after|before|every|once|twice|within|between|through|over|only)(?!\p{L}))/u, unlessBefore: /(?<!\p{L})(?:what|whatever|this|that|it|things?|something|anything|everything|nothing|just|never|make|made|let) (?:[\p{L}'’]+ ){0,2}$|happen/iu },
];
