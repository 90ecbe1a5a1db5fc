/** An amount that the owner left open (L1): what it is unless the environment says otherwise, and why. */
export interface Limit {
  readonly value: number;
  /** The environment variable that overrides it: a whole number above zero. */
  readonly variable: string;
  readonly why: string;
}

export const limits = {
  wordsPerRun: {
    value: 2_000,
    variable: "WORDS_PER_RUN",
    why: "One long essay. A longer text is offered its first 2,000 words.",
  },
  requestBodyBytes: {
    value: 256 * 1_024,
    variable: "REQUEST_BODY_BYTES",
    why: "2,000 words need about 20 KB; the rest is room for scripts of three bytes a character and for JSON.",
  },
  fileBytes: {
    value: 10 * 1_024 * 1_024,
    variable: "FILE_BYTES",
    why: "Far above any text of 2,000 words, and still read in an instant by a phone.",
  },
} as const satisfies Record<string, Limit>;

/** The amounts in force: words, and bytes. */
export type Limits = Readonly<Record<keyof typeof limits, number>>;

/** Amounts that only the server asks for, when it starts. */
export const serverLimits = {
  wordsPerDay: {
    value: 2_000,
    variable: "WORDS_PER_DAY",
    why: "Words of the input, without an account: four times the most generous limit seen without sign-up, since an embedded engine costs little.",
  },
  peoplePerAddress: {
    value: 10,
    variable: "PEOPLE_PER_ADDRESS",
    why: "A school or an office shares one address, and who throws cookies away gets no further than they do.",
  },
  requestsPerMinute: {
    value: 120,
    variable: "REQUESTS_PER_MINUTE",
    why: "For each person, and so many times more for an address. A page that rewrites while somebody types asks twice for each run.",
  },
  charactersPerDetection: {
    value: 15_000,
    variable: "CHARACTERS_PER_DETECTION",
    why: "More than 2,000 words of any language with spaces; what a text looks like shows much sooner.",
  },
} as const satisfies Record<string, Limit>;

/** The amounts in force on the server. */
export type ServerLimits = Readonly<Record<keyof typeof serverLimits, number>>;

/** Amounts of the engine that asks a language model; of use only where there is one. */
export const modelLimits = {
  parallel: {
    value: 8,
    variable: "MODEL_PARALLEL_REQUESTS",
    why: "As many as one graphics card serves at a time without slowing each; a cloud or several cards take more.",
  },
  waiting: {
    value: 400,
    variable: "MODEL_WAITING_REQUESTS",
    why: "Who comes after so many would wait for minutes, and is served by the embedded engine at once.",
  },
  candidates: {
    value: 2,
    variable: "MODEL_CANDIDATES",
    why: "A second answer, while nobody waits, gives alternatives, and sentences that can stand where the first has none. It doubles what a text costs.",
  },
  firstToken: {
    value: 20,
    variable: "MODEL_FIRST_TOKEN_SECONDS",
    why: "A model that is loaded from disk for the first request needs about ten; a person waits little longer.",
  },
  betweenTokens: {
    value: 10,
    variable: "MODEL_TOKEN_GAP_SECONDS",
    why: "A model on a processor writes a few tokens a second; one that says nothing for ten seconds is stuck.",
  },
  answer: {
    value: 60,
    variable: "MODEL_ANSWER_SECONDS",
    why: "An answer has some 250 tokens: four a second.",
  },
  run: {
    value: 240,
    variable: "MODEL_RUN_SECONDS",
    why: "For a whole text; what is not done by then is left to the embedded engine.",
  },
} as const satisfies Record<string, Limit>;

/** The amounts in force for the language model: counts, and seconds. */
export type ModelLimits = Readonly<Record<keyof typeof modelLimits, number>>;
