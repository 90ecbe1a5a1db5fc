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

/** The bin of each value of a row. */
export const binsOf = ({ cuts }: Forest, row: ArrayLike<number>): Uint8Array => Uint8Array.from(cuts, (bounds, feature) => binOf(bounds, row[feature] ?? 0));

/** What the trees say of a row, added up. */
export const valueOf = (forest: Forest, row: ArrayLike<number>): number => forest.base + leavesOf(forest, binsOf(forest, row));

/** What some trees say of a row in bins: all of them, or those whose roots are given. */
export function leavesOf({ nodesPerTree, features, bins, values }: Forest, row: Uint8Array, roots?: Uint32Array): number {
  const count = roots?.length ?? features.length / nodesPerTree;
  let total = 0;
  for (let tree = 0; tree < count; tree += 1) {
    const root = roots ? (roots[tree] ?? 0) : tree * nodesPerTree;
    let node = 0;
    let feature = features[root] ?? 0;
    while (feature !== leaf) {
      node = 2 * node + ((row[feature] ?? 0) <= (bins[root + node] ?? 0) ? 1 : 2);
      feature = features[root + node] ?? 0;
    }
    total += values[root + node] ?? 0;
  }
  return total;
}

/** The roots of the trees that ask for any of some features. */
export function rootsAsking({ nodesPerTree, features }: Forest, asked: ReadonlySet<number>): Uint32Array {
  const roots: number[] = [];
  for (let root = 0; root < features.length; root += nodesPerTree) {
    if (features.subarray(root, root + nodesPerTree).some((feature) => asked.has(feature))) roots.push(root);
  }
  return Uint32Array.from(roots);
}
