import { ahead, behind, phrase, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";

const plural = "(?= (?:\\p{Ll}+ )?\\p{Ll}+s(?!\\p{L}))";
const amount = "(?= (?:time|money|work|water|information|evidence|effort|space|attention|energy|research|training|data|interest|pressure|support|progress|traffic|power|knowledge|experience)(?!\\p{L}))";
const thing = /^ (?:an?|the|their|our|your|his|her|its|this|these|those|more|several|new|one|two|three) /u;

/** Words of talk, and what a reserved text has in their place. */
export const formalWords: readonly TaggedSwap[] = [
  { partOfSpeech: "NOUN", from: "kids kid", to: "children child", notAhead: /^['’-]/u },
  { partOfSpeech: "NOUN", from: "info", to: "information" },
  { partOfSpeech: "ADV", from: "maybe", to: "perhaps" },
  { partOfSpeech: "ADV", from: "really", to: "very", ahead: /^ (?:good|important|hard|large|small|useful|difficult|strong|simple|easy|interesting|slow|fast|old|new|high|low|long|short|close|careful|clear|helpful|bad)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:not|n['’]t|never) $/iu },
  { partOfSpeech: "ADV", from: "pretty", to: "fairly", ahead: /^ (?:good|important|hard|large|small|useful|difficult|strong|simple|easy|interesting|slow|fast|old|new|high|low|long|short|close|clear|common|rare|well)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "big", to: "major", ahead: /^ (?:problems?|changes?|differences?|impact|steps?|challenges?|shifts?|role|issues?|advantages?|improvements?|factors?|decisions?|project|projects|reason|reasons|concern|concerns|risk|risks)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "big bigger biggest", to: "large larger largest", ahead: /^ (?:numbers?|amounts?|cit(?:y|ies)|compan(?:y|ies)|houses?|rooms?|groups?|crowds?|buildings?|parts?|shares?|teams?|famil(?:y|ies)|audiences?|portion|percentage|gap|gaps|datasets?|files?|windows?|gardens?|trees?|sample|samples)(?!\p{L})/u },
];

/** What a formal text has besides, and a paper does not need. */
export const ceremonialWords: readonly TaggedSwap[] = [
  { partOfSpeech: "VERB", from: "buy buys bought buying", to: "purchase purchases purchased purchasing", ahead: thing },
  { partOfSpeech: "VERB", from: "need needs", to: "require requires", ahead: thing },
  { partOfSpeech: "VERB", from: "keep keeps kept", to: "retain retains retained", ahead: /^ (?:control|ownership|the right|copies|a copy|records|staff)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "want wants wanted", to: "wish wishes wished", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:not|n['’]t|may|might|you) $/iu },
  { partOfSpeech: "VERB", from: "try tries tried trying", to: "attempt attempts attempted attempting", ahead: /^ to \p{Ll}/u, notBehind: /(?<!\p{L})(?:not|never|n['’]t) $/iu },
  { partOfSpeech: "VERB", from: "help helps helped", to: "assist assists assisted", ahead: /^ (?:the|our|your|their|his|her) \p{Ll}+(?:s|ers|ors)? (?:with|in)(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "enough", to: "sufficient", ahead: /^ (?:time|money|water|space|data|evidence|staff|people|information|food|light|room|support|energy)(?!\p{L})/u, notBehind: /(?<!\p{L})(?:good|big|old|long|far|well|not|never|is|are|was) $/iu },
];

/** Verbs with a particle, every form written out. */
const verbs = (from: string, to: string, after: string): PhraseSwap[] => {
  const forms = to.split(" ");
  return from.split(" ").map((verb, index) => ({ keys: [verb], pattern: whole(`${verb} ${after}`), to: [forms[index] ?? verb] }));
};

export const formalPhrases: readonly PhraseSwap[] = [
  { keys: ["lot"], pattern: whole(`a lot of${plural}`), to: ["many"] },
  { keys: ["lots"], pattern: whole(`lots of${plural}`), to: ["many"] },
  { keys: ["lot"], pattern: whole(`a lot of${amount}`), to: ["a great deal of"] },
  { keys: ["lots"], pattern: whole(`lots of${amount}`), to: ["a great deal of"] },
  { keys: ["lot"], pattern: whole(`a lot${ahead("more|less|better|worse|easier|harder|faster|cheaper|safer")}`), to: ["much"] },
  { keys: ["bit"], pattern: whole(`a (?:little )?bit${ahead("more|less|too|late|slow|hard|different|strange|long|old")}`), to: ["somewhat"] },
  { keys: ["kind", "sort"], pattern: whole(`(?:kind|sort) of${ahead("hard|strange|slow|odd|late|tired|difficult|unclear|busy|expensive")}`), to: ["somewhat"] },
  { keys: ["right"], pattern: whole("right away"), to: ["immediately"] },
  { keys: ["right"], pattern: phrase("(?<!\\p{L})right now(?=[,.;!?])"), to: ["at present"] },
  { keys: ["rid"], pattern: whole("getting rid of"), to: ["removing"] },
  { keys: ["rid"], pattern: whole("gets rid of"), to: ["removes"] },
  { keys: ["rid"], pattern: whole("got rid of"), to: ["removed"] },
  { keys: ["rid"], pattern: whole("get rid of"), to: ["remove"] },
  ...verbs("find finds found finding", "discover discovers discovered discovering", "out(?= (?:that|what|why|how|who|whether|if|where|the|more))"),
  ...verbs("figure figures figured figuring", "determine determines determined determining", "out(?= (?:what|why|how|who|whether|if|where|the|which|when))"),
  ...verbs("come comes came coming", "devise devises devised devising", `up with(?= (?:an?|the|new|better|some|their|your|our) )`),
  ...verbs("put puts putting", "postpone postpones postponing", "off(?= (?:the|a|their|your|our|his|her|buying|starting|making) )"),
  ...verbs("go goes went going", "rise rises rose rising", "up(?= (?:by|from|in price|every year|sharply))"),
  { keys: ["thanks"], pattern: phrase("^(?:thanks)(?=[,.!]| for | so much)"), to: ["Thank you"] },
  { keys: ["kinds"], pattern: whole(`${behind("all")}kinds of`), to: ["types of"] },
  { keys: ["till"], pattern: whole(`till${ahead("the|then|now|we|they|you|I|he|she|it|next|after")}`), to: ["until"] },
];

export const ceremonialPhrases: readonly PhraseSwap[] = [
  { keys: ["about", "around"], pattern: phrase("(?<!(?:talk|writ|wrote|speak|spoke|think|thought|learn|hear|know|knew|worr|car|argu|ask|read|turn|walk|look|mov|wander|gather|wrap|revolv|cent)\\p{Ll}* (?:more )?)(?<!\\p{L})(?:about|around)(?= (?:[$€£]?\\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|half an?)(?!\\p{L})))"), to: ["approximately"] },
  ...verbs("ask asks asked asking", "request requests requested requesting", `for(?= (?:an?|more|the|help|advice|information|permission|feedback) )`),
  ...verbs("get gets getting", "contact contacts contacting", "in touch with"),
  { keys: ["know"], pattern: whole("let us know(?= (?:if|when|that|whether))"), to: ["inform us"] },
  { keys: ["know"], pattern: whole("let me know(?= (?:if|when|that|whether))"), to: ["inform me"] },
];
