/** A trait of a whole text that a person can see, and the measures of style that belong to it. */
export interface Manner {
  /** Names of measures, as in `styleNames`. */
  readonly measures: readonly string[];
  /** Those whose sum tells whether the text has the trait. */
  readonly lead: readonly string[];
  /** Whether generated prose has more of it than people's, or less. */
  readonly generatedHas: "more" | "less";
  /** What is said where the trait speaks for either side. */
  readonly generated: string;
  readonly human: string;
}

const rhythm = ["sentence length, deviation", "sentence length, variation", "shortest sentence", "longest sentence", "sentence length, lower quarter", "sentence length, upper quarter", "short sentences", "long sentences", "change of sentence length"];
const lively = ["mark: question", "mark: exclamation", "mark: quote", "mark: bracket", "mark: dots", "sentences ending in !", "sentences ending in ?"];

export const manners: readonly Manner[] = [
  {
    measures: rhythm,
    lead: ["sentence length, variation"],
    generatedHas: "less",
    generated: "Its sentences are all of much the same length.",
    human: "Short and long sentences take turns.",
  },
  {
    measures: ["names", "numbers", "words: time", "words: say", "mark: percent", "capitals"],
    lead: ["names", "numbers", "words: time"],
    generatedHas: "less",
    generated: "Names, dates and numbers are rare.",
    human: "Names, dates and numbers come often.",
  },
  {
    measures: ["words: I", "words: we", "opening: I", "opening: we", "lower-case I"],
    lead: ["words: I", "words: we"],
    generatedHas: "less",
    generated: "“I” and “we” are rare.",
    human: "“I” and “we” come often.",
  },
  {
    measures: ["words: short", "words: shortNot", "mark: apostrophe"],
    lead: ["words: short", "words: shortNot"],
    generatedHas: "less",
    generated: "Short forms such as “don’t” are rare.",
    human: "Short forms such as “don’t” come often.",
  },
  {
    measures: ["words: talk", "words: common", "words: do", "words: because", "words: so"],
    lead: ["words: talk", "words: common"],
    generatedHas: "less",
    generated: "Everyday words such as “really”, “got” and “thing” are rare.",
    human: "Everyday words such as “really”, “got” and “thing” come often.",
  },
  {
    measures: ["word length", "word length, deviation", "length of open words", "long words", "very long words", "short words", "ending: tion", "ending: ment", "ending: ness", "ending: ity", "ending: ance", "ending: ence"],
    lead: ["long words", "very long words"],
    generatedHas: "more",
    generated: "Long words come often.",
    human: "Its words are mostly short.",
  },
  {
    measures: ["words: abstract", "words: praise", "words: further", "words: trailing", "words: scene"],
    lead: ["words: abstract", "words: praise", "words: further", "words: trailing", "words: scene"],
    generatedHas: "more",
    generated: "Favourite words of generated prose, such as “crucial”, “foster” or “silence”, come often.",
    human: "Favourite words of generated prose, such as “crucial”, “foster” or “silence”, are rare.",
  },
  {
    measures: ["words: link", "words: also", "words: while", "opening: link", "opening: while"],
    lead: ["words: link", "words: while"],
    generatedHas: "more",
    generated: "Connectives such as “however”, “ultimately” and “while” come often.",
    human: "Connectives such as “however”, “ultimately” and “while” are rare.",
  },
  {
    measures: ["three words in a list", "lists with a last comma", "lists without a last comma", "share of last commas", "two open words joined", "two with one ending joined"],
    lead: ["lists with a last comma", "two open words joined"],
    generatedHas: "more",
    generated: "Words are often joined in pairs and lists of three.",
    human: "Words are seldom joined in pairs and lists of three.",
  },
  {
    measures: ["-ing after a comma", "-ing at the start", "ending: ing"],
    lead: ["-ing after a comma", "-ing at the start"],
    generatedHas: "more",
    generated: "“-ing” clauses often open or trail a sentence.",
    human: "“-ing” clauses seldom open or trail a sentence.",
  },
  {
    measures: ["new words in fifty", "vocabulary", "words used once", "words repeated", "pairs repeated"],
    lead: ["new words in fifty"],
    generatedHas: "more",
    generated: "Words are seldom said twice.",
    human: "Words come again as they do in plain writing.",
  },
  {
    measures: ["mark: dash", "mark: colon", "mark: semicolon", "mark: hyphen"],
    lead: ["mark: dash", "mark: colon", "mark: semicolon", "mark: hyphen"],
    generatedHas: "more",
    generated: "Dashes, colons, semicolons and hyphens come often.",
    human: "Dashes, colons, semicolons and hyphens are rare.",
  },
  {
    measures: lively,
    lead: lively.filter((name) => name.startsWith("mark")),
    generatedHas: "less",
    generated: "Questions, exclamations, quotations and brackets are rare.",
    human: "Questions, exclamations, quotations or brackets come often.",
  },
];
