import type { Forest } from "./forest.ts";
import type { Lexicon } from "./lexicon.ts";

/** How a score becomes a logit: a line whose height and slope go with the length of the text. */
export interface Calibration {
  readonly height: number;
  readonly slope: number;
  readonly heightByLength: number;
  readonly slopeByLength: number;
}

/** How sure a text of some length can be judged. All bounds are logits. */
export interface RangeOfLength {
  /** Texts of fewer words than this. */
  readonly below: number;
  /** How far a logit moves at most, two times in three, when texts of its source were never seen. */
  readonly width: number;
  /** The range of a text above this reaches certainty that it is generated … */
  readonly reachesOne: number;
  /** … and of one below this, that it is not. */
  readonly reachesZero: number;
}

/** What the training found besides the weights. */
export interface Settings {
  readonly calibration: Calibration;
  readonly ranges: readonly RangeOfLength[];
  /** Logits from which a text is called generated, and up to which it is called human. */
  readonly verdicts: { readonly ai: number; readonly human: number };
  /** How the evidence of a few sentences becomes a logit: a share for each family, and a height. */
  readonly window: { readonly shares: readonly number[]; readonly height: number };
  /** Probabilities beyond which a stretch speaks for one side when a text is called mixed. */
  readonly mixed: { readonly ai: number; readonly human: number };
  /** What the linear models count beside the trees. */
  readonly linearShare: number;
  /** What the measures of style are in people's prose, on average. */
  readonly typical: readonly number[];
}

/** All that a text is judged by. */
export interface Model {
  readonly lexicons: readonly Lexicon[];
  readonly forest: Forest;
  readonly settings: Settings;
}
