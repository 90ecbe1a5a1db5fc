import { styleOf } from "../features/style.ts";
import type { Tokens } from "../reading/tokens.ts";
import { valueOf } from "./forest.ts";
import { readLinear, type LinearReading, type TokenEvidence } from "./linear.ts";
import type { Calibration, Model } from "./model.ts";

type Linear = Pick<LinearReading, "logits" | "familiar">;

/** What the trees are asked: the linear logits, how familiar the text is, then its style. */
export function rowOf({ logits, familiar }: Linear, style: Float32Array): Float32Array {
  const row = new Float32Array(logits.length + familiar.length + style.length);
  row.set(logits);
  row.set(familiar, logits.length);
  row.set(style, logits.length + familiar.length);
  return row;
}

/** The trees' word and, beside it, a share of the linear models' own: so that more evidence always counts for more. */
export function scoreOf({ forest, linearShare }: { readonly forest: Model["forest"]; readonly linearShare: number }, linear: Linear, style: Float32Array): number {
  return valueOf(forest, rowOf(linear, style)) + linearShare * linear.logits.reduce((total, logit) => total + logit, 0);
}

/** Lengths between which the calibration was learned, and the one that it is centred on. */
const shortest = 80;
const longest = 600;
const centre = 200;

export const lengthOf = (words: number): number => Math.log(Math.min(longest, Math.max(shortest, words)) / centre);

export function calibrated(calibration: Calibration, score: number, words: number): number {
  const { height, heightByLength } = calibration;
  const length = lengthOf(words);
  return height + heightByLength * length + slopeAt(calibration, words) * score;
}

/** A stretch of the text that was judged as one, with what it was judged by. */
export interface Judged {
  readonly logit: number;
  readonly words: number;
  readonly from: number;
  readonly to: number;
  readonly linear: Linear;
  readonly style: Float32Array;
  /** The evidence of the stretch's tokens, family by family. */
  readonly evidence: readonly TokenEvidence[];
}

/** Judges tokens `from` to `to` as one text. */
export function judge(model: Model, tokens: Tokens, { from, to, words }: { from: number; to: number; words: number }): Judged {
  const linear = readLinear(model.lexicons, tokens, from, to);
  const style = styleOf(tokens, from, to);
  return { logit: logitOf(model, { linear, words }, style), words, from, to, linear, style, evidence: linear.evidence };
}

/** The logit of a stretch, were its style this. */
export const logitOf = ({ forest, settings }: Model, { linear, words }: Pick<Judged, "linear" | "words">, style: Float32Array): number =>
  calibrated(settings.calibration, scoreOf({ forest, linearShare: settings.linearShare }, linear, style), words);

/** How much a logit rises with the score, at a length. */
export const slopeAt = ({ slope, slopeByLength }: Calibration, words: number): number => slope + slopeByLength * lengthOf(words);

export const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));
