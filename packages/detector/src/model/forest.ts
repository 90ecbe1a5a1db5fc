/**
 * Boosted regression trees over a row of numbers, each tree complete to one depth: node `i` has its children at `2i + 1`
 * and `2i + 2`. A node without a feature is a leaf.
 */
export interface Forest {
  readonly base: number;
  readonly nodesPerTree: number;
  /** The feature that a node asks for, `leaf` for none. */
  readonly features: Uint16Array;
  /** A row whose value lies in a higher bin than this goes right. */
  readonly bins: Uint8Array;
  readonly values: Float32Array;
  /** The bounds between a feature's bins, ascending. */
  readonly cuts: readonly Float32Array[];
}

export const leaf = 0xffff;

/** How many of some ascending bounds a value reaches. */
export function binOf(bounds: Float32Array, value: number): number {
  let low = 0;
  let high = bounds.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value >= (bounds[middle] ?? Infinity)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What the trees say of a row, added up. */
export function valueOf({ base, nodesPerTree, features, bins, values, cuts }: Forest, row: ArrayLike<number>): number {
  const inBins = Uint8Array.from(cuts, (bounds, feature) => binOf(bounds, row[feature] ?? 0));
  let total = base;
  for (let root = 0; root < features.length; root += nodesPerTree) {
    let node = 0;
    for (let feature = features[root]; feature !== undefined && feature !== leaf; feature = features[root + node]) {
      node = 2 * node + ((inBins[feature] ?? 0) <= (bins[root + node] ?? 0) ? 1 : 2);
    }
    total += values[root + node] ?? 0;
  }
  return total;
}
