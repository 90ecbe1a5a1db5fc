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
