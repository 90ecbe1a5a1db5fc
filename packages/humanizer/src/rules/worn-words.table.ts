import { behind, phrase, whole } from "../language/patterns.ts";
import type { AdjectiveSwap } from "../language/swap-adjectives.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import type { VerbSwap } from "../language/swap-verbs.ts";

/** What is wanted is won or kept; what is promised is promised outright. */
export const wornVerbs: readonly VerbSwap[] = [
  {
    verb: "ensure",
    next: /^ (?:the|its|their|our|his|her|your|public|patient|food|data|child|worker|employee|pedestrian|passenger|staff|customer|student|road|workplace|national) /u,
    objects: { "confidentiality health integrity privacy safety security welfare well-being wellbeing": ["protect"] },
    unless: /^ (?:[\p{L}-]+ ){0,4}(?:levels?|degrees?|standards?) of /u,
  },
  {
    verb: "ensure",
    objects: {
      "access cooperation dominance employment funding future growth loyalty peace place position profitability stability success supply survival victory": ["secure"],
      "accountability accuracy safety security integrity privacy consistency continuity delivery effectiveness equality equity fairness freedom freshness justice quality reliability satisfaction transparency validity": ["guarantee"],
    },
  },
];

export const wornAdjectives: readonly AdjectiveSwap[] = [
  ...["multifaceted", "multi-faceted"].map((word) => ({
    word,
    nouns: {
      "benefit cause challenge function need operation responsibility risk service talent": ["varied"],
      "critique endeavor endeavour experience legacy practice psychological subject work": ["many-sided"],
    },
    predicative: ["complex", "many-sided"],
    predicativeNext: /^(?:[.;,]| and (?!complex))/u,
  })),
  { word: "nuanced", nouns: { "perspective view viewpoint picture portrait role charge landscape dialect problem challenge presentation symptom experience opinion method": [] }, attributive: ["subtle"], predicative: ["subtle"] },
  { word: "intricately", unless: /^(?! (?:carved|engraved|decorated|embroidered|crafted|patterned|detailed|etched)(?!\p{L}))/iu, to: ["finely"] },
  { word: "compelling", nouns: { "study reason": ["striking"] } },
  {
    word: "remarkable",
    nouns: {
      "adaptability agility capacity consistency courage dedication flexibility intellect patience skill talent versatility achievement contribution advance advancement": ["great"],
      "evolution rise": ["striking"],
    },
  },
  { word: "enduring", nouns: { "bond connection conflict fascination inspiration interest relationship relevance theme commitment": ["lasting"], strategy: ["durable"] } },
  { word: "vital", nouns: { "service": ["important"] } },
  { word: "comprehensive", unless: /^ (?:immigration|sex|health)/iu, nouns: { "legislation law bill": ["wide-ranging"] } },
  { word: "critical", predicative: ["important"], predicativeAfter: /more $/iu, predicativeNext: /^ than(?!\p{L})/u },
];

const scenery = /(?:paint|photograph|garden|hill|mountain|valley|rural|desert|volcan|coast|river|forest|\btrees?\b|scenic|lunar|\bsnow|terrain|soil|wildlife|\bloss |gradient|optimi[sz]ation|alien|barren|desolate)/iu;
const kingdom = /(?:\bking|queen|\bprince|throne|dragon|wizard|elves|\bgods?\b|deit|heaven|mortal|spirits?\b|ghost|magic|myth|fantasy|demon|\bsouls?\b|portal)/iu;
const palate = /(?:flavou?r|taste|wine|aroma|coffee|roast|palate|melod|music|voice)/iu;
const described = "(?=\\p{Ll}+(?:able|ible|ive|ful|ous|al|ed|ent|ant|ic) \\p{Ll}{3,})";

export const wornPhrases: readonly PhraseSwap[] = [
  { keys: ["robust"], pattern: phrase(`${behind("an?|the|its|their|our|his|her|far|even")}more robust and ${described}`), to: ["stronger, more "] },
  { keys: ["nuanced"], pattern: phrase(`${behind("an?|the|its|their|our|his|her|far|even")}more nuanced and ${described}`), to: ["subtler, more "] },
  { keys: ["nuances"], pattern: phrase("(?<=(?<![\\p{L}-])(?:the|these|those|its|their|cultural|social|linguistic|emotional|local|further|many|and) )nuances(?![\\p{L}-])"), to: ["subtleties"], literal: palate },
  { keys: ["nuance"], pattern: phrase(`${behind("with|without|lacks?|lacked|lacking|more|and|of|cultural|emotional|social")}nuance(?! (?:that|which|is|was)(?!\\p{L}))(?![\\p{L}-])`), to: ["subtlety"], literal: palate },
  { keys: ["hallmark"], pattern: whole("(?:became|become) a hallmark of"), to: ["came to typify"], before: /(?<!\p{L})(?:would|will|to|can|could|may|might|has|have|had) $/iu },
  { keys: ["hallmark"], pattern: phrase(`${behind("would|will|to|can|could|may|might|has|have|had")}become a hallmark of(?!\\p{L})`), to: ["come to typify"] },
  { keys: ["hallmark"], pattern: phrase("(?<=, )an? hallmark of(?= [^.,;:()]{3,80}, )"), to: ["typical of"] },
  { keys: ["realm"], pattern: phrase("(?<=(?<!\\p{L})(?:into|beyond) )the realms? of (?!possib|the |fantas|imagin|dream)(?=\\p{Ll})"), to: [""], literal: kingdom },
  { keys: ["realms"], pattern: phrase(`${behind("physical|metaphysical|digital|social|political|spiritual|religious|artistic|ethical|medical|mental|private|public")}realms(?![\\p{L}-])`), to: ["worlds", "spheres"], literal: kingdom },
  { keys: ["nuanced"], pattern: whole("more nuanced(?= (?:perspective|view|viewpoint|picture|portrait)(?!\\p{L}))"), to: ["subtler"], literal: /(?<!\p{L})subtl/iu },
  { keys: ["landscape"], pattern: phrase(`${behind("cybersecurity|streaming|startup|philanthropic")}landscape(?! of)(?![\\p{L}-])`), to: ["world"], literal: scenery },
  { keys: ["landscape"], pattern: phrase(`${behind("food|fast food|beverage|pricing")}landscape(?! of)(?![\\p{L}-])`), to: ["market"], literal: scenery },
  { keys: ["landscape"], pattern: phrase(`(?<=(?<!\\p{L})(?:this|an?|today['’]s) (?:\\p{Ll}+ly )?(?:unforgiving|charged|hypercompetitive|multicultural|polarized|polarised|demanding|tough|hostile) )landscape(?! of)(?![\\p{L}-])`), to: ["environment"], literal: scenery },
];
