/**
 * Families of marks that generated prose shows several times as often as human prose. Each is a
 * weak sign alone; their density decides how much may be edited. What a rule refuses to touch still counts here.
 */
export interface MarkFamily {
  readonly id: string;
  readonly pattern: RegExp;
}

/** The letters that stems begin with, where these are so few that to look for them first is quicker. */
function fewInitials(stems: readonly string[]): string {
  const letters = new Set(stems.flatMap((stem) => stem.replaceAll(/(?<!^)\(\?:[^()]*\)/g, "").match(/(?<=^|\||^\(\?:)[a-z]/g) ?? []));
  return letters.size <= 4 ? `(?=[${[...letters].join("")}])` : "";
}
/** Whole words. A look ahead at few letters, or behind at one of them, is quick, and spares most places the rest. */
const words = (...stems: string[]) => new RegExp(`${fewInitials(stems)}(?<![a-z])(?<![\\p{L}\\p{N}-])(?:${stems.join("|")})(?![\\p{L}\\p{N}])`, "giu");
/** At the start of a sentence. */
const opener = (...phrases: string[]) => new RegExp(`(?:^|[.!?:]["”’)]?\\s{1,3})(?:${phrases.join("|")})(?![\\p{L}\\p{N}])`, "gmu");
/** After a comma, to the end of the clause. */
const tail = (...verbs: string[]) => new RegExp(`,\\s(?:\\p{Ll}{2,12}ly\\s|thus\\s|thereby\\s)?(?:${verbs.join("|")})(?![\\p{L}\\p{N}])`, "gu");

export const markFamilies: readonly MarkFamily[] = [
  {
    id: "inflated-verbs",
    pattern: words(
      "delv(?:e|es|ed|ing)", "underscor(?:e|es|ed|ing)", "foster(?:s|ed|ing)?", "leverag(?:e|es|ed|ing)", "enhanc(?:e|es|ed|ing)",
      "showcas(?:e|es|ed|ing)", "navigat(?:e|es|ed|ing)", "garner(?:s|ed|ing)?", "bolster(?:s|ed|ing)?", "streamlin(?:e|es|ed|ing)",
      "harness(?:es|ed|ing)?", "facilitat(?:e|es|ed|ing)", "utili[sz](?:e|es|ed|ing)", "embark(?:s|ed|ing)?", "spearhead(?:s|ed|ing)?",
      "elevat(?:e|es|ed|ing)", "empower(?:s|ed|ing)?", "illuminat(?:e|es|ed|ing)", "encompass(?:es|ed|ing)?", "unlock(?:s|ed|ing)?",
      "transcend(?:s|ed|ing)?", "grappl(?:e|es|ed|ing)", "cultivat(?:e|es|ed|ing)", "intertwin(?:e|es|ed|ing)", "reshap(?:e|es|ed|ing)",
    ),
  },
  {
    id: "inflated-adjectives",
    pattern: words(
      "crucial", "pivotal", "vital", "essential", "paramount", "invaluable", "robust", "seamless(?:ly)?", "comprehensive", "holistic",
      "multifaceted", "intricate", "nuanced", "vibrant", "profound", "transformative", "meticulous(?:ly)?", "myriad", "unwavering", "indelible",
      "ever-evolving", "ever-changing", "cutting-edge", "groundbreaking", "unparalleled", "compelling", "innovative", "timeless",
    ),
  },
  { id: "intensifiers", pattern: words("truly", "deeply", "profoundly", "inherently", "fundamentally", "incredibly", "undeniably", "remarkably", "increasingly", "ultimately") },
  {
    id: "dead-metaphors",
    pattern: words(
      "testament to", "tapestry of", "realm of", "cornerstone of", "landscape of", "beacon of", "interplay (?:of|between)", "at (?:the|its) (?:heart|core) of?",
      "the (?:complexities|intricacies|nuances) of", "(?:a|the) sense of", "(?:a|the) lens of", "a deeper understanding", "the very (?:fabric|essence|foundation)",
    ),
  },
  { id: "role-frames", pattern: words("(?:serv(?:e|es|ed|ing)|act(?:s|ed|ing)?|stand(?:s|ing)?|stood|function(?:s|ed|ing)?) as", "play(?:s|ed|ing)? an? (?:\\p{Ll}+ )?(?:\\p{Ll}+ )?role") },
  { id: "additive-openers", pattern: opener("Additionally", "Furthermore", "Moreover", "In addition") },
  { id: "conclusion-openers", pattern: opener("In conclusion", "Ultimately", "Overall", "In essence", "In summary", "At its core", "To conclude") },
  { id: "era-openers", pattern: words("in today['’]s", "in an (?:era|age)", "in the (?:modern|digital) (?:age|era|world)", "(?:rapidly|ever|constantly)[- ](?:evolving|changing|growing)") },
  { id: "fronted-means", pattern: opener("By \\p{Ll}+ing") },
  { id: "abstract-this", pattern: opener("(?:This|These|Such) (?:approach|shift|process|transformation|evolution|dynamic|phenomenon|tension|duality|perspective|insight|realization|commitment|practice|moment|strateg(?:y|ies)|change|choice|framework|method|interplay|journey|balance)s?") },
  { id: "throat-clearing", pattern: words("it(?:['’]s| is) (?:also )?(?:important|worth|crucial|essential|vital) (?:to note|noting|to remember|to recognize|to recognise|mentioning)", "it should be noted") },
  {
    id: "result-tails",
    pattern: tail(
      "ensuring", "making", "allowing", "enabling", "creating", "leading to", "resulting in", "contributing", "fostering", "providing", "offering", "leaving", "transforming",
      "shaping", "turning", "increasing", "forcing", "causing", "giving rise", "setting", "sending", "raising", "prompting", "representing", "citing", "enhancing", "helping", "paving", "driving", "improving", "reducing",
    ),
  },
  {
    id: "significance-tails",
    pattern: tail("highlighting", "underscoring", "emphasi[sz]ing", "reflecting", "demonstrating", "illustrating", "showcasing", "reinforcing", "signaling", "symboli[sz]ing", "marking", "solidifying", "cementing", "revealing", "suggesting"),
  },
  {
    id: "blog-phrases",
    pattern: words(
      "let['’]s face it(?=[:,])", "here['’]s the (?:thing|kicker)(?=[:.])", "the best part(?=\\?)", "game[- ]chang(?:er|ers|ing)", "supercharg(?:e|es|ing) your", "kick-?start(?:s|ing)? your", "unleash(?:es|ing)? your",
      "div(?:e|es|ing) (?:deep|deeper) into", "let['’]s dive (?:right )?in(?:to)?", "to (?:the next|a whole new) level", "seasoned (?:\\p{Ll}+) or an?", "(?:complete|total) beginner", "works? wonders for",
      "say goodbye to \\p{Ll}[^.!?\\n]{2,60} hello to", "look no further", "what are you waiting for(?=\\?)", "the possibilities are endless",
    ),
  },
  { id: "not-just", pattern: /(?<!\p{L})(?:not|n['’]t) (?:just|merely|simply|solely|only)(?!\p{L})/giu },
  { id: "not-but", pattern: /(?<!\p{L})(?:is|are|was|were)(?: not|n['’]t) [^.;!?—\n]{2,80}[.;—] ?(?:it|they|this|that)(?: is| are| was| were|['’]s|['’]re)(?!\p{L})/giu },
  { id: "paired-dashes", pattern: /(?=[^] ?—)\p{L} ?— ?[^—.!?\n]{3,120} ?— ?\p{L}/gu },
  { id: "stock-nouns", pattern: words("challenges", "opportunit(?:y|ies) (?:to|for)", "insights?(?: into)?", "journey (?:to|toward|of|from)", "(?:moral|legal|theoretical|conceptual|robust|ethical) framework", "narratives?") },
  { id: "mail-openers", pattern: words("finds you (?:well|in good)", "reaching out (?:to you|about|regarding|on behalf|to (?:inform|ask|share|see|discuss|express|inquire|let|follow))", "wanted to reach out") },
  { id: "offers-a", pattern: words("(?:offers|boasts|features) an?") },
  { id: "semicolons", pattern: /\p{Ll}; (?:it|they|this|he|she|we|the|these|there)(?!\p{L})/gu },
];
