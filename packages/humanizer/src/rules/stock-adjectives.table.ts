import type { AdjectiveSwap } from "../language/swap-adjectives.ts";

const statistics = /(?:statistic|p\s?[<=]|correlat|regress|coefficient|clinically)/iu;

/** Adjectives that people use too, in senses of their own; only the nouns listed here show the empty use. */
export const stockAdjectives: readonly AdjectiveSwap[] = [
  { word: "essential", nouns: { "role": ["key", "central"], "part component aspect element ingredient tool step feature skill driver": ["key"] } },
  { word: "vital", nouns: { "role": ["key", "central"], "part component aspect element function step link source resource ingredient mechanism framework lesson safeguard indicator": ["key"] }, unless: /^ sign/iu },
  {
    word: "critical",
    unless: /^ (?:thinking|theory|care|mass|analysis|review|reception|acclaim|success|path|infrastructure|condition|temperature|value|race|discourse|edition|reflection|skills?|temper)/iu,
    nouns: { "role": ["key", "central"], "component aspect factor element part step question driver determinant juncture insight": ["key"], "flaw": ["serious"] },
    unlessBefore: /(?:patient|injur|hospital|condition)/iu,
  },
  { word: "fundamental", unless: /^ (?:rights?|freedoms?|theorem|particle|force|frequency|attribution)/iu, nouns: { "principle concept idea question assumption need tenet rule": ["basic"], "reason": ["main"] } },
  {
    word: "significant",
    unlessBefore: statistics,
    nouns: {
      "challenge barrier obstacle problem issue concern risk threat": ["serious"],
      "hurdle": ["major"],
      "portion part share amount sum": ["large"],
      "loss": ["heavy"],
    },
  },
  { word: "integral", unlessBefore: /(?:equation|function|calculus)/iu, nouns: { "part component role element": ["key"] }, predicative: ["central"], unless: /^(?! (?:to|part|component|role|element)(?!\p{L}))/iu },
  { word: "innovative", unlessBefore: /(?<!\p{L})new(?!\p{L})/iu, nouns: { "approach solution method technique strategy way idea": ["new"] } },
  { word: "sophisticated", nouns: { "tool system technology algorithm technique software equipment machinery sensor device instrument": ["advanced"] } },
  { word: "compelling", unless: /^ (?:government|state|interest)/iu, nouns: { "argument case evidence reason": ["convincing"] } },
  { word: "prevalent", attributive: ["common"], predicative: ["common"] },
  { word: "diverse", nouns: { "range array set": ["wide"] } },
  { word: "vast", nouns: { "array": ["wide"] } },
];
