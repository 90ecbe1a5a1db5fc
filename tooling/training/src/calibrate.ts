import { calibrated, lengthOf, type Calibration, type RangeOfLength, type Settings, type Window } from "@prosewell/detector/training";

/** A passage as models judged it that had not seen it. */
export interface Outcome {
  readonly isGenerated: boolean;
  readonly words: number;
  /** By a model that knew its source, but not its topic. */
  readonly score: number;
  /** By a model that knew nothing from its source. */
  readonly foreignScore: number;
}

const newtonSteps = 25;
/** Keeps the fit steady where columns are alike. */
const ridge = 1e-3;

/** Logistic regression on a few columns, by Newton's method. */
export function fitFew(rows: readonly (readonly number[])[], labels: readonly boolean[]): number[] {
  const width = rows[0]?.length ?? 0;
  let weights = Array.from({ length: width }, () => 0);
  for (let step = 0; step < newtonSteps; step += 1) {
    const slopes = weights.map((weight) => -ridge * weight);
    const curves = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)));
    rows.forEach((row, at) => {
      const chance = 1 / (1 + Math.exp(-row.reduce((total, value, column) => total + value * (weights[column] ?? 0), 0)));
      const curve = chance * (1 - chance);
      row.forEach((value, one) => {
        slopes[one] = (slopes[one] ?? 0) + ((labels[at] ? 1 : 0) - chance) * value;
        const line = curves[one] as number[];
        row.forEach((other, two) => (line[two] = (line[two] ?? 0) + curve * value * other));
      });
    });
    const change = solve(curves, slopes);
    weights = weights.map((weight, at) => weight + (change[at] ?? 0));
  }
  return weights;
}

/** Gaussian elimination; the matrix is positive definite. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    rows.forEach((row, other) => {
      if (other === at) return;
      const factor = (row[at] ?? 0) / (pivot[at] ?? 1);
      rows[other] = row.map((value, column) => value - factor * (pivot[column] ?? 0));
    });
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}

export function calibrationOf(outcomes: readonly Outcome[]): Calibration {
  const rows = outcomes.map(({ score, words }) => [1, score, lengthOf(words), lengthOf(words) * score]);
  const [height = 0, slope = 1, heightByLength = 0, slopeByLength = 0] = fitFew(rows, outcomes.map(({ isGenerated }) => isGenerated));
  return { height, slope, heightByLength, slopeByLength };
}

export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(part * values.length))] ?? 0;

/** The least bound that no more than a share of the values reaches. */
export function boundOf(values: readonly number[], share: number): number {
  const first = values.toSorted((one, other) => other - one)[Math.floor(share * values.length)] ?? -Infinity;
  return first + Math.abs(first) * 1e-9 + 1e-9;
}

const lengths = [150, 300, Infinity];
/** The share of either side whose range may miss it: less than a tenth, since data of tomorrow is less like this. */
const missed = 0.06;
/** The share of texts whose logit moves by no more than the width of a range when their source becomes unknown. */
const typical = 2 / 3;
/** A text too short for a narrow range has one of at least this much more than the next longer. */
const widening = 1.25;

export function rangesOf(outcomes: readonly Outcome[], calibration: Calibration): RangeOfLength[] {
  const found = lengths.map((below, at) => {
    const inside = outcomes.filter(({ words }) => words < below && words >= (lengths[at - 1] ?? 0));
    const logits = (isGenerated: boolean) => inside.filter((outcome) => outcome.isGenerated === isGenerated).map(({ score, words }) => calibrated(calibration, score, words));
    return {
      below,
      width: quantile(inside.map(({ score, foreignScore, words }) => Math.abs(calibrated(calibration, score, words) - calibrated(calibration, foreignScore, words))), typical),
      reachesOne: quantile(logits(true), missed),
      reachesZero: quantile(logits(false), 1 - missed),
    };
  });
  return found.map((range, at) => ({ ...range, below: Number.isFinite(range.below) ? range.below : Number.MAX_SAFE_INTEGER, width: range.width * widening ** (found.length - 1 - at) }));
}

/** How the evidence of a window becomes a logit. */
export function windowOf(found: readonly { readonly window: Window; readonly isGenerated: boolean }[]): Settings["window"] {
  const [height = 0, ...shares] = fitFew(found.map(({ window }) => [1, ...window.evidence]), found.map(({ isGenerated }) => isGenerated));
  return { height, shares };
}
