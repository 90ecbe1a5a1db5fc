import type { AdjectiveSwap } from "../language/swap-adjectives.ts";

const statistics = /(?:statistic|p\s?[<=]|correlat|regress|coefficient|clinically)/iu;

/** Adjectives that people use too, in senses of their own; only the nouns listed here show the empty use. */
export const stockAdjectives: readonly AdjectiveSwap[] = [
  { word: "essential", nouns: { "role": ["key", "central"], "part component aspect element ingredient tool skill step feature resource": ["key", "important"] }, predicative: ["necessary"], predicativeNext: /^ for(?!\p{L})/iu },
  { word: "vital", nouns: { "role": ["key", "central", "important"], "part component aspect element tool function step link source resource contribution skill framework mechanism lesson": ["key", "important"] }, predicative: ["important"], predicativeNext: /^ (?:for|to|in|than)(?!\p{L})/iu, unless: /^ sign/iu },
  {
    word: "critical",
    unless: /^ (?:thinking|theory|care|mass|analysis|review|reception|acclaim|success|path|infrastructure|condition|temperature|value|race|discourse|edition|reflection|skills?|temper)/iu,
    nouns: { "role": ["key", "central", "important"], "component aspect factor element part step question driver determinant tool lesson dimension juncture decision truth mission interface intersection link insight": ["key", "important"], "flaw": ["serious"], "challenge": ["serious", "major"] },
    predicative: ["important"],
    predicativeNext: /^ (?:for|to)(?!\p{L})/iu,
    unlessBefore: /(?:patient|injur|hospital|condition)/iu,
  },
  { word: "fundamental", unless: /^ (?:rights?|freedoms?|theorem|particle|force|frequency|attribution)/iu, nouns: { "principle concept idea premise truth question aspect assumption element building component property tenet dimension skill distinction difference need": ["basic"], "shift change transformation": ["deep", "basic"], "reason purpose issue challenge": ["main", "basic"] } },
  {
    word: "significant",
    unlessBefore: statistics,
    nouns: {
      "role": ["large", "major"],
      "challenge barrier obstacle problem issue concern risk threat hurdle": ["serious", "major"],
      "shift transformation change step advancement milestone contributor contribution": ["major"],
      "portion part share amount investment": ["large"],
      "loss": ["heavy", "large"],
    },
  },
  { word: "integral", unlessBefore: /(?:equation|function|calculus)/iu, nouns: { "part component role aspect element": ["key", "central"] }, predicative: ["central"], unless: /^(?! (?:to|part|component|role|aspect|element)(?!\p{L}))/iu },
  { word: "innovative", nouns: { "approach solution product method technology technique strategy model program programme project design feature practice tactics tactic way idea tool service": ["new", "inventive"] } },
  { word: "sophisticated", nouns: { "tool system model technology algorithm technique software equipment machinery method network analytics sensor device instrument apparatus": ["advanced", "complex"] } },
  {
    word: "compelling",
    unless: /^ (?:government|state|interest)/iu,
    nouns: { "argument case evidence reason rationale": ["strong", "convincing"], "narrative story tale": ["powerful", "strong"], "example": ["striking", "good"] },
  },
  { word: "remarkable", nouns: { "success ability transformation growth progress resilience improvement achievement result": ["striking", "notable"] } },
  { word: "prevalent", attributive: ["common"], predicative: ["common", "widespread"] },
  { word: "diverse", nouns: { "range array set": ["wide"] } },
  { word: "vast", nouns: { "array": ["wide"], "amount quantity number network sum": ["huge"] } },
];
