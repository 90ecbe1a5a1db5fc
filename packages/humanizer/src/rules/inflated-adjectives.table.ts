import { whole } from "../language/patterns.ts";
import type { AdjectiveSwap } from "../language/swap-adjectives.ts";
import type { PhraseSwap } from "../language/swap-phrases.ts";
import { keyThings } from "./key-things.ts";

/** "Crucial to the plan", but not "crucial to plan": the word after "to" must be a thing or a doing. */
const toThing = /^ to (?:the|an?|our|their|its|his|her|your|my|this|these|any|every|all|\p{L}+ing)(?!\p{L})/iu;
const notTurning = /^ (?:trial|studies|response|joint|point|bearing|axis)/iu;
const impersonal = /(?<!\p{L})it(?:['’]s| is| was| becomes| remains)(?: also| therefore| thus| often)? $/iu;
const manySided: AdjectiveSwap["nouns"] = {
  "issue problem question reality subject challenge relationship phenomenon nature concept construct crisis character discipline field industry system structure debate": ["complex", "many-sided"],
  "role responsibility duty": ["varied"],
  "approach strategy response plan campaign solution effort program programme": ["broad", "many-sided"],
  "impact effect consequence": ["wide-ranging"],
  "array range": ["wide"],
  "factor way dimension": ["varied"],
};
const manySidedThen = /(?:impact|effect|consequence|influence)s? [^,;:.]{0,50}$/iu;

/** What has many sides is complex, and need not be both. */
export const manySidedPairs: readonly PhraseSwap[] = [
  { keys: ["complex"], pattern: whole("complex and multi-?faceted|multi-?faceted and complex"), to: ["complex"] },
];

/** What is necessary is no more so for being crucial. */
export const necessities: readonly PhraseSwap[] = [
  { keys: ["necessity", "necessities"], pattern: whole("(?:crucial|critical|vital|essential|fundamental|paramount) (necessit(?:y|ies))"), to: ["$1"] },
];

/** Adjectives, and adverbs made of them, that generated prose uses many times as often as people do. */
export const inflatedAdjectives: readonly AdjectiveSwap[] = [
  {
    word: "crucial",
    nouns: { "role": ["key", "central"], "importance": ["great"], [keyThings]: ["key", "important"] },
    attributive: ["important"],
    predicative: ["key"],
    predicativeNext: toThing,
    unlessBefore: impersonal,
  },
  {
    word: "pivotal",
    unless: notTurning,
    nouns: { "role": ["key", "central"], "importance": ["great"], [keyThings]: ["key", "important"] },
    // On which much turns: "important" says less.
    attributive: ["key"],
    predicative: ["key"],
    predicativeNext: toThing,
    unlessBefore: impersonal,
  },
  { word: "pivotal", unless: notTurning, unlessBefore: /(?<!(?<!\p{L})(?:more|most|less|least|so|as|very|equally|especially|particularly) )$/iu, attributive: ["important"] },
  { word: "paramount", nouns: { "importance": ["great"], "concern consideration": ["main", "chief"] } },
  { word: "invaluable", attributive: ["valuable"] },
  {
    word: "profound",
    unless: /^ (?:silence|deafness|deaf|hearing|intellectual|mental|hypo)/iu,
    nouns: {
      "impact effect influence": ["deep", "far-reaching"],
      "way point": ["far-reaching"],
      "change": ["deep"],
      "implication consequence transformation shift disruption upheaval ramification repercussion": ["far-reaching"],
      "understanding insight respect sense isolation suffering love grief sorrow sadness uncertainty gratitude relief loneliness emptiness reverence dissatisfaction disappointment ambivalence appreciation commitment connection bond mystery wisdom desire pain inequality division divide betrayal distrust tension question truth reflection joy exploration nature difference contradiction contemplation":
        ["deep"],
      "loss importance significance relevance beauty responsibility": ["great"],
      "crisis dilemma problem difficulty challenge threat mistake misunderstanding failure struggle": ["serious"],
    },
    predicative: ["far-reaching"],
    predicativeAfter: /(?:impact|effect|influence|implication|consequence|ramification|change|repercussion)s? (?!on (?:me|him|her|us|you|them) )[^,;:]{0,50}$/iu,
    predicativeNext: /^[.,;:]/u,
  },
  { word: "profound", predicative: ["serious"], predicativeNext: /^ and far-reaching(?!\p{L})/iu },
  {
    word: "comprehensive",
    unless: /^ (?:school|income|insurance|exam|test|care|cancer|metabolic|peace|nuclear|health|sex|everyday|immigration|coverage for)/iu,
    unlessBefore: /insur/iu,
    nouns: {
      "overview list guide account description record catalog catalogue inventory explanation picture view portrait perspective report information answer dataset attention meaning essay coverage": ["full"],
      "set model system solution": ["complete"],
      "understanding grasp knowledge": ["full", "thorough"],
      "analysis assessment evaluation review examination study investigation survey exploration search research comparison critique training testing introduction treatise preparation process categorization way": ["thorough"],
      "strategy program programme policy approach framework initiative agenda effort campaign support len overhaul restructuring service package": ["wide-ranging", "broad"],
      "plan": ["full", "detailed"],
      "narrative": ["full"],
    },
    predicative: ["thorough"],
    predicativeNext: /^(?:[.;]| and )/u,
  },
  { word: "comprehensively", to: ["fully", "thoroughly"] },
  {
    word: "robust",
    unless: /^[ -](?:standard|regression|estimat|optimi|statist|control|inference|training|learning|(?:AI|neural|deep|classifi\p{L}+|detect\p{L}+|recogni\p{L}+|models?)(?!\p{L})|pca|variance|adversarial|to(?!\p{L})|principal|subspace|features?|against)/iu,
    nouns: {
      "framework policy strategy plan foundation basis approach ethic code process": ["sound", "strong"],
      "measure mechanism infrastructure program programme safeguard defense defence growth economy performance demand competition presence evidence case structure recovery engagement participation backing protection security sale market sector regulation leadership institution body commitment workforce": ["strong"],
      "debate discussion": ["lively"],
      "understanding": ["solid", "sound"],
      "communication health": ["good"],
      "assessment evaluation review training": ["thorough"],
      "research": ["strong", "sound"],
      "service fleet supply system": ["reliable"],
      "flavor flavour taste aroma": ["rich"],
    },
  },
  {
    word: "intricate",
    nouns: { "design carving embroidery artwork mosaic lace ornament decoration tattoo": ["elaborate"], "detail": ["fine"], "pattern": ["elaborate"], "role relationship connection": ["complex"], "dance": [] },
    attributive: ["complex"],
    predicative: ["complex"],
  },
  { word: "intricately", unless: /^(?! (?:linked|connected|tied|related|bound|intertwined)(?!\p{L}))/iu, to: ["closely"] },
  {
    word: "seamless",
    nouns: { "integration transition flow process operation functioning coordination experience connection communication switching collaboration delivery": ["smooth"], "continuum chain": ["unbroken"] },
    predicative: ["smooth"],
    unlessBefore: /(?:legging|bra|underwear|sock|tube|pipe|gutter|fabric|garment)/iu,
  },
  { word: "seamlessly", unlessBefore: /^(?!.*(?<!\p{L})(?:work|run|operat|transition|cooperat|integrat|flow|mov|blend|communicat|connect|switch|collaborat)\p{L}*(?: together)? $)/su, to: ["smoothly"] },
  { word: "seamlessly", unless: /^(?! (?:integrat|blend|connect|combin|transition|mov|switch|link|merg|weav)\p{L}*)/iu, to: ["smoothly"] },
  ...["multifaceted", "multi-faceted"].map((word) => ({ word, nouns: manySided, predicative: ["wide-ranging"], predicativeAfter: manySidedThen })),
  {
    word: "vibrant",
    nouns: {
      "community culture city town neighborhood neighbourhood scene nightlife debate discussion atmosphere metropolis hub district tradition market conversation population street": ["lively"],
      "color colour hue shade green red blue yellow orange purple flower palette": ["bright", "vivid"],
      "mosaic tapestry": ["rich"],
    },
  },
  { word: "transformative", nouns: { "change impact effect influence shift reform": ["far-reaching"], "experience": ["life-changing"] } },
  {
    word: "groundbreaking",
    unless: /^ (?:ceremon|event|date|of|on|is|was|took|will|for)/iu,
    nouns: { "study discovery research approach paper method technique experiment innovation film novel book thesis theory contribution idea concept inhibitor drug device product treatment procedure legislation initiative": ["pioneering"] },
  },
  { word: "groundbreaking", unlessBefore: /(?<!(?:\b(?:his|her|their|its|our|my)|['’]s) )$/iu, nouns: { "work": ["pioneering"] } },
  { word: "unprecedented", nouns: { "level": ["new"], "rate pace speed growth number": ["record"] } },
  // "A new chance to act" would be a second one.
  { word: "unprecedented", unless: /^(?! opportunit(?:y|ies) for (?![^.,;]{1,40} to ))/iu, unlessBefore: /(?<!\p{L})new,? (?:and )?$/iu, nouns: { "opportunity": ["new"] } },
  { word: "unparalleled", nouns: { "value comfort flexibility convenience": ["great"], "quality service support": ["excellent"] } },
  { word: "meticulous", nouns: { "attention": ["close", "careful"] }, attributive: ["careful"], predicative: ["careful"] },
  { word: "meticulously", to: ["carefully"] },
  {
    word: "nuanced",
    nouns: { "understanding view analysis discussion argument account reading portrayal portrait picture examination exploration critique interpretation explanation": ["subtle"], "approach": ["careful"] },
    predicative: ["complex"],
    predicativeAfter: /(?:reality|truth|story|answer|situation|question) [^,;:]{0,30}$/iu,
  },
  { word: "cutting-edge", nouns: { "technology equipment facility tool software system machine modeling modelling analytics technique method science": ["advanced"] } },
  {
    word: "enduring",
    nouns: { "legacy success influence impact appeal relevance popularity value significance friendship power mark feature allure contribution tradition symbol presence pattern quality effect": ["lasting"] },
  },
  { word: "renowned", unless: /^ (?:for|as)(?!\p{L})/iu, attributive: ["well-known"] },
  { word: "renowned", unless: /^(?! for(?!\p{L}))/iu, predicative: ["known"] },
  { word: "world-renowned", to: ["world-famous"] },
  { word: "pervasive", nouns: { "problem issue belief misconception practice corruption discrimination inequality racism fear use": ["widespread"] }, predicative: ["widespread"] },
  { word: "unwavering", nouns: { "commitment belief conviction resolve": ["firm"], "support focus": ["steady"] } },
  { word: "unyielding", nouns: { "commitment belief resolve stance": ["firm"] } },
  { word: "iconic", nouns: { "status memory representation sign gesture": [] }, attributive: ["famous"] },
  { word: "immense", nouns: { "power suffering value importance pride difficulty pressure strain": ["great"], "scale cost amount size": ["huge"] } },
  { word: "tangible", nouns: { "benefit outcome improvement result progress": ["concrete", "real"] } },
  { word: "poignant", nouns: { "story moment scene poem film tribute account portrayal reflection tale novel narrative exploration reminder": ["moving"] } },
  { word: "burgeoning", attributive: ["growing"] },
  { word: "bustling", attributive: ["busy"] },
  { word: "detrimental", to: ["harmful"] },
  { word: "indelible", nouns: { "mark impression scar stamp imprint": ["lasting"] } },
  { word: "foundational", nouns: { "principle element concept value idea belief": ["core"] } },
  {
    word: "holistic",
    unless: /^ (?:health|medicine|medical|nursing|therap|healing|healer|practitioner|education|detective|admissions|review|treatment|remed)/iu,
    nouns: { "view picture perspective assessment understanding sense account portrait": ["rounded"], "approach strategy plan solution agenda framework method development": ["all-round", "rounded"] },
  },
  { word: "overarching", nouns: { "goal question theme objective aim purpose message": ["main"] } },
  { word: "actionable", nouns: { "insight strategy recommendation plan step advice guidance feedback": ["practical"] } },
  { word: "myriad", unlessBefore: /(?:^|\s)a $/iu, unless: /^ (?:of|pro)(?!\p{L})/iu, attributive: ["many"] },
  { word: "ever-evolving", attributive: ["changing"] },
  { word: "ever-changing", attributive: ["changing"] },
  {
    word: "dynamic",
    unless: /^ (?:range|equilibrium|programming|pricing|loading|load|memory|ip|analysis|model|simulation|response|system|typing|duo|content|link|page|web|routing|learning|capacity|batch|size|sampling|scheduling|allocation)/iu,
    unlessBefore: /inherent(?:ly)? $|protein|molecul|network|algorithm/iu,
    nouns: { "industry market world sector business field": ["fast-moving"], "environment": ["changing", "fast-moving"], "landscape nature": ["changing"], "city community scene atmosphere neighborhood neighbourhood discussion": ["lively"] },
  },
];
