/** What a text looks like. `unsure` says that the text, or its language, does not tell. */
export type Verdict = "human" | "mixed" | "ai" | "unsure";

/** How much the text gives to judge by, and so how far the range can be narrowed. */
export type Reliability = "enough text" | "short text" | "not enough text" | "language not measured";

/** Why a sentence reads as generated or as human, tied to what is there. Offsets are UTF-16 code units of the text, `end` exclusive. */
export interface Reason {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A sentence, judged in the stretch of text that it stands in. */
export interface JudgedSentence {
  readonly start: number;
  readonly end: number;
  /** How likely the stretch around it is to be generated. */
  readonly probability: number;
  /** The strongest first; empty where nothing stands out. */
  readonly reasons: readonly Reason[];
}

/** What `detect` returns. */
export interface Detection {
  readonly verdict: Verdict;
  /** How likely the text is to be generated; `null` when there is too little of it, or its language was not measured. */
  readonly probability: number | null;
  /** It reaches 1 for at least nine in ten generated texts and 0 for nine in ten human ones; its other end tells how sure the answer is. */
  readonly range: readonly [low: number, high: number];
  /** What in the manner of the whole text speaks for the side that it leans to, the strongest first; each spans all that was judged. Without a judgement: what was left out or seen through, where it first stands. */
  readonly reasons: readonly Reason[];
  readonly sentences: readonly JudgedSentence[];
  readonly reliability: Reliability;
  /** A BCP 47 code; `und` when it cannot be told. */
  readonly language: string;
}

/** Judges texts; synchronous and deterministic. */
export interface Detector {
  readonly detect: (text: string) => Detection;
}
