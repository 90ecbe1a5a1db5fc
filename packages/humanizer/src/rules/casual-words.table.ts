import { behind, whole } from "../language/patterns.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { TaggedSwap } from "../language/swap-tagged.ts";
import { object, plainWords } from "./plain-words.table.ts";

/** Words of the page, and what one would say instead. */
export const casualWords: readonly TaggedSwap[] = [
  ...plainWords,
  { partOfSpeech: "VERB", from: "reside resides resided residing", to: "live lives lived living" },
  { partOfSpeech: "VERB", from: "receive receives received receiving", to: "get gets got getting", ahead: object, notBehind: /(?<!\p{L})(?:has|have|had|been|well|is|are|was|were)(?: \p{Ll}+ly| also| already| now| never| ever)? $/iu },
  { partOfSpeech: "VERB", from: "occur occurs occurred occurring", to: "happen happens happened happening", notAhead: /^ (?:to|naturally in)(?!\p{L})/u },
  { partOfSpeech: "VERB", from: "possess possesses possessed", to: "have has had", ahead: /^ (?:an?|the|no|some|more|many) /u },
  { partOfSpeech: "ADV", from: "rapidly", to: "quickly" },
  { partOfSpeech: "ADV", from: "perhaps", to: "maybe" },
  { partOfSpeech: "ADJ", from: "additional", to: "extra", ahead: /^ \p{Ll}{3,}/u, notBehind: /(?<!\p{L})(?:no|not|any) $/iu },
  { partOfSpeech: "ADJ", from: "substantial", to: "big", ahead: /^ (?:change|difference|improvement|increase|drop|gap|share|part|shift|boost|step|cut|loss|gain|rise|risk|role|impact)s?(?!\p{L})/u },
  { partOfSpeech: "ADJ", from: "significant", to: "big", ahead: /^ (?:changes?|differences?|improvements?|drops?|gaps?|share|part|shifts?|boost|steps?|cuts?|loss|losses|gains?|rise|risks?|role|impact|challenges?|problems?|advantages?)(?!\p{L})/u, notBehind: /(?:ally|not|no|most|more) $/iu },
  { partOfSpeech: "ADJ", from: "entire", to: "whole", ahead: /^ \p{Ll}{3,}/u },
  { partOfSpeech: "ADJ", from: "difficult", to: "hard", notAhead: /^ (?:for|person|child|customer|people|and|or|but)(?!\p{L})|^, /u, notBehind: /(?<!\p{L})(?:more|most|less|least|and|or|but|,) $/iu },
  { partOfSpeech: "ADJ", from: "challenging", to: "hard", notAhead: /^ (?:and|or|but)(?!\p{L})|^, /u, notBehind: /(?<!\p{L})(?:more|most|less|least|and|or|but|,) $/iu },
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
