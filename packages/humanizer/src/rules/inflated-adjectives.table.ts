import type { AdjectiveSwap } from "../language/swap-adjectives.ts";

/** Things that may be "key": one among several that the rest depends on. */
const keyThings =
  "aspect area component consideration decision difference distinction driver element event factor feature figure function idea ingredient insight issue lesson link moment part piece player point question resource safeguard skill source stage step tool turning";
/** "Crucial to the plan", but not "crucial to plan": the word after "to" must be a thing or a doing. */
const toThing = /^ to (?:the|an?|our|their|its|his|her|your|my|this|these|any|every|all|\p{L}+ing)(?!\p{L})/iu;
const impersonal = /(?<!\p{L})it(?:['’]s| is| was| becomes| remains)(?: also| therefore| thus| often)? $/iu;

/** Adjectives, and adverbs made of them, that generated prose uses many times as often as people do. */
export const inflatedAdjectives: readonly AdjectiveSwap[] = [
  { word: "crucial", nouns: { "role": ["key", "central"], [keyThings]: ["key"] }, predicative: ["key"], predicativeNext: toThing, unlessBefore: impersonal },
  { word: "pivotal", nouns: { "role": ["key", "central"], [keyThings]: ["key"] }, predicative: ["key"], predicativeNext: toThing, unlessBefore: impersonal },
  { word: "invaluable", attributive: ["valuable"] },
  {
    word: "profound",
    nouns: {
      "impact effect influence implication consequence change": ["far-reaching"],
      "understanding insight respect sense isolation suffering connection love grief sorrow sadness uncertainty gratitude relief": ["deep"],
      "crisis dilemma problem difficulty": ["serious"],
    },
    predicative: ["far-reaching"],
    predicativeAfter: /(?:impact|effect|influence|implication|consequence|ramification|change|repercussion)s? [^,;:]{0,50}$/iu,
    predicativeNext: /^[.,;:]/u,
  },
  {
    word: "comprehensive",
    nouns: {
      "overview list guide account description record catalog catalogue inventory explanation": ["full"],
      "understanding": ["full", "thorough"],
      "analysis assessment evaluation review examination study investigation survey": ["thorough"],
    },
  },
  {
    word: "robust",
    unless: /^[ -](?:standard|regression|estimat|optimi|statist|control|inference|training|learning|pca|variance|adversarial)/iu,
    nouns: {
      "framework policy strategy plan foundation basis": ["sound"],
      "measure mechanism infrastructure program programme safeguard defense defence growth economy performance demand competition presence evidence case": ["strong"],
      "debate discussion": ["lively"],
      "understanding": ["solid", "sound"],
      "flavor flavour taste aroma": ["rich"],
    },
  },
  {
    word: "intricate",
    nouns: { "design pattern carving embroidery artwork mosaic lace ornament decoration tattoo": ["elaborate"], "detail": ["fine"], "dance": [] },
    attributive: ["complex"],
    predicative: ["complex"],
  },
  { word: "intricately", unless: /^(?! (?:linked|connected|tied|related|bound|intertwined)(?!\p{L}))/iu, to: ["closely"] },
  {
    word: "seamless",
    nouns: { "integration transition flow process operation functioning coordination": ["smooth"] },
    predicative: ["smooth"],
    unlessBefore: /(?:legging|bra|underwear|sock|tube|pipe|gutter|fabric|garment)/iu,
  },
  { word: "seamlessly", unlessBefore: /^(?!.*(?<!\p{L})(?:work|run|operat|transition|cooperat)\p{L}*(?: together)? $)/su, to: ["smoothly"] },
  { word: "multifaceted", nouns: { "issue problem question reality subject challenge relationship phenomenon nature": ["complex"] } },
  { word: "multi-faceted", nouns: { "issue problem question reality subject challenge relationship phenomenon nature": ["complex"] } },
  {
    word: "vibrant",
    nouns: {
      "community culture city town neighborhood neighbourhood scene nightlife debate discussion atmosphere": ["lively"],
      "color colour hue shade green red blue yellow": ["bright", "vivid"],
    },
  },
  { word: "transformative", nouns: { "change": ["far-reaching"], "experience": ["life-changing"] } },
  { word: "meticulous", nouns: { "attention": ["close", "careful"] }, attributive: ["careful"], predicative: ["careful"] },
  { word: "meticulously", to: ["carefully"] },
  { word: "nuanced", predicative: ["complex"], predicativeAfter: /(?:reality|truth|story|answer|situation|question) [^,;:]{0,30}$/iu },
  { word: "cutting-edge", nouns: { "technology equipment facility tool software system machine modeling modelling analytics": ["advanced"] } },
  { word: "enduring", nouns: { "legacy success influence impact appeal relevance popularity value significance friendship": ["lasting"] } },
  { word: "renowned", unless: /^(?! for(?!\p{L}))/iu, predicative: ["known"] },
  { word: "pervasive", nouns: { "problem issue belief misconception practice corruption discrimination inequality racism fear use": ["widespread"] }, predicative: ["widespread"] },
  { word: "unwavering", nouns: { "commitment belief conviction resolve": ["firm"], "support focus": ["steady"] } },
  { word: "unyielding", nouns: { "commitment belief resolve stance": ["firm"] } },
  { word: "iconic", nouns: { "status memory representation sign gesture": [] }, attributive: ["famous"] },
  { word: "immense", nouns: { "power suffering value importance pride difficulty pressure strain": ["great"], "scale cost amount size": ["huge"] } },
  { word: "tangible", nouns: { "benefit outcome improvement result progress": ["concrete", "real"] } },
  { word: "poignant", nouns: { "story moment scene poem film tribute account portrayal reflection": ["moving"] } },
  { word: "burgeoning", attributive: ["growing"] },
  { word: "bustling", attributive: ["busy"] },
  { word: "detrimental", to: ["harmful"] },
  { word: "indelible", nouns: { "mark impression scar stamp imprint": ["lasting"] } },
  { word: "foundational", nouns: { "principle element concept value idea belief": ["core"] } },
  { word: "overarching", nouns: { "goal question theme objective aim purpose message": ["main"] } },
  { word: "actionable", nouns: { "insight strategy recommendation plan step advice guidance feedback": ["practical"] } },
  { word: "myriad", unlessBefore: /(?:^|\s)a $/iu, unless: /^ (?:of|pro)(?!\p{L})/iu, attributive: ["many"] },
  { word: "ever-evolving", attributive: ["changing"] },
  { word: "ever-changing", attributive: ["changing"] },
  { word: "dynamic", nouns: { "industry market": ["fast-moving"] } },
];
