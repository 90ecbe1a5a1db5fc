import type { ShortfallCause } from "@prosewell/humanizer";

/** Everything that can be wrong with a wording. */
export const failureCodes = [
  "empty", "unfinished", "invented", "missing", "split", "form", "length", "language", "strayed",
  "fact-lost", "fact-added", "fact-moved", "negation", "modal", "quantifier", "connective", "certainty", "direction", "voice", "question", "copied",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Why a wording cannot stand. */
export interface Failure {
  readonly code: FailureCode;
  /** For the model, that is to do better. Names no fact that was hidden from it. */
  readonly advice: string;
}

/** For the person: what the model's wording would have done. */
export const reasons: Readonly<Record<FailureCode, string>> = {
  empty: "The model had no wording for this.",
  unfinished: "The model's wording broke off.",
  invented: "The model added a statement that the text does not make.",
  missing: "The model left out what this says.",
  split: "The model's wording would have changed where paragraphs begin and end.",
  form: "The model's wording had marks or line breaks that do not belong here.",
  length: "The model's wording was much longer or shorter.",
  language: "The model's wording was in another language.",
  strayed: "The model's wording had too little to do with what stands here.",
  "fact-lost": "The model's wording lost a name, number, quotation or another locked fact.",
  "fact-added": "The model's wording brought in a name, number, quotation or another fact of its own.",
  "fact-moved": "The model's wording put the facts in another order, so that one could be taken for another.",
  negation: "The model's wording denied something else than the text does.",
  modal: "The model's wording changed what is allowed, required or possible.",
  quantifier: "The model's wording changed how many or how often.",
  connective: "The model's wording changed how the statements hang together: a contrast, a cause or a condition.",
  certainty: "The model's wording was surer than the text.",
  direction: "The model's wording turned a comparison or a change around.",
  voice: "The model's wording spoke in the first person, and the text does not.",
  copied: "The model's wording took over a phrase of the sample, which is there for its manner alone.",
  question: "The model's wording made a question of a statement, or a statement of a question.",
};

const unusable: ReadonlySet<FailureCode> = new Set(["empty", "unfinished", "missing", "split", "form", "length", "language", "strayed"]);

/** Whether a failure shows that the answer was no rewrite at all, or that it was an untrue one. */
export const causeOf = (code: FailureCode): Extract<ShortfallCause, "unusable" | "untrue"> => (unusable.has(code) ? "unusable" : "untrue");
