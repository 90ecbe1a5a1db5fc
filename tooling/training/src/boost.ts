import { binOf, leaf, type Forest } from "@prosewell/detector/training";
import { randomOf } from "./random.ts";

export interface BoostOptions {
  readonly rounds: number;
  readonly depth: number;
  readonly rate: number;
  /** Shares of the rows and of the features that a tree sees. */
  readonly rows: number;
  readonly features: number;
  readonly penalty: number;
  /** The least weight on either side of a split. */
  readonly least: number;
  readonly bins: number;
  readonly seed: number;
  /** Features of which more must never make a text seem less likely to be generated. */
  readonly rising: ReadonlySet<number>;
}

/** The bounds that part a feature's values into bins of like size. */
function boundsOf(values: Float32Array, bins: number): Float32Array {
  const sorted = values.toSorted();
  const bounds = Array.from({ length: bins - 1 }, (_, bin) => sorted[Math.floor(((bin + 1) * sorted.length) / bins)] ?? 0);
  return Float32Array.from(new Set(bounds));
}

/** Gradient boosting of trees on the logistic loss, over histograms of binned values. */
export function boost(rows: readonly Float32Array[], labels: readonly number[], options: BoostOptions): Forest {
  const size = rows.length;
  const width = rows[0]?.length ?? 0;
  const cuts = Array.from({ length: width }, (_, feature) => boundsOf(Float32Array.from(rows, (row) => row[feature] ?? 0), options.bins));
  const binned = cuts.map((bounds, feature) => Uint8Array.from(rows, (row) => binOf(bounds, row[feature] ?? 0)));
  const positives = labels.reduce((total, label) => total + label, 0);
  const base = Math.log(positives / (size - positives));
  const scores = new Float64Array(size).fill(base);
  const slopes = new Float64Array(size);
  const curves = new Float64Array(size);
  const places = new Int16Array(size);
  const nodesPerTree = 2 ** (options.depth + 1) - 1;
  const features = new Uint16Array(options.rounds * nodesPerTree).fill(leaf);
  const bins = new Uint8Array(options.rounds * nodesPerTree);
  const values = new Float32Array(options.rounds * nodesPerTree);
  const random = randomOf(options.seed);

  for (let round = 0; round < options.rounds; round += 1) {
    const root = round * nodesPerTree;
    for (let at = 0; at < size; at += 1) {
      const chance = 1 / (1 + Math.exp(-(scores[at] as number)));
      slopes[at] = chance - (labels[at] ?? 0);
      curves[at] = chance * (1 - chance);
      places[at] = random() < options.rows ? 0 : -1;
    }
    const asked = cuts.flatMap((_, feature) => (random() < options.features ? [feature] : []));
    grow({ binned, cuts, slopes, curves, places, asked, options }, features.subarray(root, root + nodesPerTree), bins.subarray(root), values.subarray(root));
    for (let at = 0; at < size; at += 1) {
      let node = 0;
      for (let feature = features[root] as number; feature !== leaf; feature = features[root + node] as number) {
        node = 2 * node + (((binned[feature] as Uint8Array)[at] as number) <= (bins[root + node] as number) ? 1 : 2);
      }
      scores[at] = (scores[at] as number) + (values[root + node] as number);
    }
  }
  return { base, nodesPerTree, features, bins, values, cuts };
}

interface Growth {
  readonly binned: readonly Uint8Array[];
  readonly cuts: readonly Float32Array[];
  readonly slopes: Float64Array;
  readonly curves: Float64Array;
  /** The node in which each row stands; negative for a row that the tree does not see. */
  readonly places: Int16Array;
  readonly asked: readonly number[];
  readonly options: BoostOptions;
}

/** Grows one tree level by level into the arrays of its nodes. */
function grow({ binned, cuts, slopes, curves, places, asked, options }: Growth, features: Uint16Array, bins: Uint8Array, values: Float32Array): void {
  const { depth, rate, penalty, least, rising } = options;
  const nodes = 2 ** (depth + 1) - 1;
  const low = new Float64Array(nodes).fill(-Infinity);
  const high = new Float64Array(nodes).fill(Infinity);
  const within = (node: number, value: number) => Math.min(high[node] as number, Math.max(low[node] as number, value));

  for (let level = 0; level <= depth; level += 1) {
    const from = 2 ** level - 1;
    const count = 2 ** level;
    const slope = new Float64Array(count);
    const curve = new Float64Array(count);
    for (let at = 0; at < places.length; at += 1) {
      const place = (places[at] as number) - from;
      if (place < 0) continue;
      slope[place] = (slope[place] as number) + (slopes[at] as number);
      curve[place] = (curve[place] as number) + (curves[at] as number);
    }
    for (let place = 0; place < count; place += 1) {
      values[from + place] = rate * within(from + place, -(slope[place] as number) / ((curve[place] as number) + penalty));
    }
    if (level === depth) return;

    const gains = new Float64Array(count).fill(1e-3);
    const lefts = new Float64Array(count);
    const rights = new Float64Array(count);
    const slopeIn = new Float64Array(count * options.bins);
    const curveIn = new Float64Array(count * options.bins);
    for (const feature of asked) {
      slopeIn.fill(0);
      curveIn.fill(0);
      const inBins = binned[feature] as Uint8Array;
      for (let at = 0; at < places.length; at += 1) {
        const place = (places[at] as number) - from;
        if (place < 0) continue;
        const cell = place * options.bins + (inBins[at] as number);
        slopeIn[cell] = (slopeIn[cell] as number) + (slopes[at] as number);
        curveIn[cell] = (curveIn[cell] as number) + (curves[at] as number);
      }
      const splits = (cuts[feature] as Float32Array).length;
      for (let place = 0; place < count; place += 1) {
        const all = (slope[place] as number) ** 2 / ((curve[place] as number) + penalty);
        let leftSlope = 0;
        let leftCurve = 0;
        for (let bin = 0; bin < splits; bin += 1) {
          leftSlope += slopeIn[place * options.bins + bin] as number;
          leftCurve += curveIn[place * options.bins + bin] as number;
          const rightSlope = (slope[place] as number) - leftSlope;
          const rightCurve = (curve[place] as number) - leftCurve;
          if (leftCurve < least || rightCurve < least) continue;
          const gain = leftSlope ** 2 / (leftCurve + penalty) + rightSlope ** 2 / (rightCurve + penalty) - all;
          if (gain <= (gains[place] as number)) continue;
          const left = -leftSlope / (leftCurve + penalty);
          const right = -rightSlope / (rightCurve + penalty);
          if (rising.has(feature) && left > right) continue;
          gains[place] = gain;
          features[from + place] = feature;
          bins[from + place] = bin;
          lefts[place] = left;
          rights[place] = right;
        }
      }
    }
    for (let place = 0; place < count; place += 1) {
      const node = from + place;
      const feature = features[node] as number;
      if (feature === leaf) continue;
      for (const child of [2 * node + 1, 2 * node + 2]) {
        low[child] = low[node] as number;
        high[child] = high[node] as number;
      }
      if (!rising.has(feature)) continue;
      // What lies below must keep the order too (as in XGBoost's constraints).
      const middle = (within(node, lefts[place] as number) + within(node, rights[place] as number)) / 2;
      high[2 * node + 1] = middle;
      low[2 * node + 2] = middle;
    }
    for (let at = 0; at < places.length; at += 1) {
      const node = places[at] as number;
      if (node < from) continue;
      const feature = features[node] as number;
      if (feature !== leaf) places[at] = 2 * node + (((binned[feature] as Uint8Array)[at] as number) <= (bins[node] as number) ? 1 : 2);
      else places[at] = -1;
    }
  }
}
