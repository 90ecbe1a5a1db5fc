import type { AdjectiveSwap } from "../language/swap-adjectives.ts";

const statistics = /(?:statistic|p\s?[<=]|correlat|regress|coefficient|clinically)/iu;
/** What weighs and judges, where "critical" is no praise. */
const judging =
  /^ (?:thinking|theory|care|mass|analysis|review|reception|acclaim|success|path|infrastructure|condition|temperature|value|race|discourse|edition|reflection|skills?|temper|lens|eye|essays?|writing|reading|engagement|awareness|examination|perspective|distance|inquiry|commentary|pedagog|consciousness|stud(?:y|ies)|response|remarks?|discussion|point of view|voice|attention|stance|attitude|tone|literature|evaluation|assessment|debate|region|illness|habitat|period|incident|angle|limit|access|minerals?|question)/iu;

/** Where it is what a grant or a prize is for, the word is a term. */
const prized = /(?<!\p{L})(?:grants?|fund(?:s|ed|ing)?|awards?|awarded|prizes?|contests?|competitions?|nominat\p{L}+|criteri\p{L}+)(?!\p{L})/iu;
/** "Their new approach" would be another than they had. */
const owned = "(?<![\\p{L}’'])(?:the|its|their|his|her|our|your|my|whose|\\p{L}+['’]s|\\p{L}+s['’])(?: (?!an? )[\\p{Ll}-]+,?(?: and)?)? ";

/** Adjectives that people use too, in senses of their own; only the nouns listed here show the empty use. */
export const stockAdjectives: readonly AdjectiveSwap[] = [
  {
    word: "essential",
    // What a contract or a crime cannot be without.
    unless: /^ (?:elements?|components?|features?) of (?:an? |the |any )?(?:\p{L}+ )?(?:contract|crime|offen[cs]e|claim|negligence|tort|agreement|definition|disorder)(?!\p{L})/iu,
    nouns: {
      "role": ["key", "central"],
      "part component aspect element ingredient tool step feature skill driver function trait competency foundation lesson activity information characteristic": ["key"],
      "truth problem difference question point": ["basic"],
      "endeavor endeavour task": ["important"],
    },
  },
  {
    word: "vital",
    unless: /^ (?:sign|organ|statistic|record|capacity|force|suppl|oxygen|fluid|tissue|need|necessity)/iu,
    nouns: {
      "role": ["key", "central"],
      "importance": ["great"],
      "pillar": ["main"],
      "contribution": ["important"],
      "part component aspect element function step link source resource ingredient mechanism framework lesson safeguard indicator tool skill strategy factor player asset connection question": ["key"],
    },
  },
  {
    word: "critical",
    unless: judging,
    nouns: {
      "role": ["key", "central"],
      "importance": ["great"],
      "pillar": ["main"],
      "aspect area component consideration decision determinant difference dimension distinction driver element enabler factor feature figure function hub indicator ingredient insight instrument interface intersection juncture lesson link moment part partner piece player point position resource skill step task tool detail nexus focus competency barometer ability": ["key", "important"],
      "issue": ["important", "serious"],
      "truth contribution mission": ["important"],
      "flaw mistake misstep error oversight gap weakness vulnerability shortage problem challenge concern": ["serious"],
    },
    unlessBefore: /(?:patient|injur|hospital(?!ity)|condition|surg|clinic)/iu,
    predicative: ["important"],
    predicativeAfter: /(?:equally|especially|particularly|more|as|so) $/iu,
    predicativeNext: /^(?:[.,;:]| (?:in|for|to|because|when|during|as)(?!\p{L}))/u,
  },
  {
    word: "fundamental",
    unless: /^ (?:rights?|freedoms?|theorem|particle|force|frequency|attribution|laws?|physics|analysis|research|science|understanding|operator|group|change)/iu,
    nouns: {
      "principle problem concept idea question assumption need tenet rule premise building block truth distinction difference purpose aspect element component level flaw misunderstanding nature conflict disconnect mismatch misalignment paradox trait characteristic requirement necessity skill task dimension assertion instinct desire essence value contradiction issue fact endeavor endeavour mechanism link strategy":
        ["basic"],
      "reason pillar goal": ["main"],
      "threat violation": ["serious"],
      "shift": ["major"],
    },
    predicative: ["basic"],
    predicativeAfter: /more $/iu,
    predicativeNext: /^[.,;:]/u,
  },
  {
    word: "significant",
    unlessBefore: statistics,
    nouns: {
      "challenge barrier obstacle problem issue concern risk threat": ["serious"],
      "hurdle": ["major"],
      "amount sum": ["large"],
      "loss": ["heavy"],
    },
  },
  { word: "integral", unlessBefore: /(?:equation|function|calculus)/iu, nouns: { "part component role element": ["key"] }, predicative: ["central"], unless: /^(?! (?:to|part|component|role|element)(?!\p{L}))/iu },
  {
    word: "innovative",
    unless: prized,
    unlessBefore: new RegExp(`(?<!\\p{L})new(?!\\p{L})|${prized.source}|${owned}$`, "iu"),
    nouns: {
      "idea": ["new", "inventive"],
      "approach solution method technique strategy way": ["new"],
      "product technology practice program programme feature tactics tactic offering enhancement network creation service tool project initiative system model structure concept format intervention therapy platform treatment": ["new"],
      "firm company team spirit mindset design designer thinking storytelling cuisine designer artist startup entrepreneur use": ["inventive"],
    },
    predicative: ["inventive"],
    predicativeNext: /^(?:[.,;:]| (?:in|than|when|because|with)(?!\p{L}))/u,
  },
  {
    word: "innovative",
    unless: prized,
    unlessBefore: new RegExp(`$(?<!${owned})`, "iu"),
    nouns: { "approach idea solution method technique strategy design use thinking storytelling cuisine spirit mindset tactics tactic": ["inventive"] },
  },
  {
    word: "sophisticated",
    nouns: { "tool system technology algorithm technique software equipment machinery sensor device instrument model modeling modelling supercomputer computer engine network hardware weaponry machine apparatus logistics mapping intelligence chain recommendation institution": ["advanced"], "understanding": ["thorough"] },
  },
  {
    word: "compelling",
    unless: /^ (?:government|state|interest)/iu,
    nouns: { "argument case evidence reason rationale explanation": ["convincing"], "example": ["good", "striking"], "message vision alternative": ["strong"], "exploration portrayal performance work testament": ["powerful"] },
    predicative: ["convincing"],
    predicativeAfter: /(?:argument|case|evidence|reason|explanation|theor|claim)\p{L}* [^,;:.]{0,70}$/iu,
    predicativeNext: /^[.,;:]/u,
  },
  { word: "remarkable", nouns: { "success progress growth speed ability accuracy precision power strength efficiency": ["great"], "performance result": ["strong"], "transformation change improvement": ["striking"], "example": ["good", "striking"] } },
  { word: "remarkably", unless: /^(?! (?:adaptable|similar|resilient|consistent|stable|simple|effective|accurate|successful|well|high|low|good|strong|fast|quickly|long|short|easy|different|diverse|durable|close|efficient|versatile|few|prescient)(?!\p{L}))/iu, to: ["very"] },
  { word: "prevalent", attributive: ["common"], predicative: ["common"] },
  { word: "diverse", nouns: { "range array set": ["wide"] } },
  { word: "vast", nouns: { "array": ["wide"] } },
];
