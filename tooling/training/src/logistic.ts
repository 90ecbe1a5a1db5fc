import { randomOf, shuffle } from "./random.ts";

/** A row of a sparse matrix: columns and their values. */
export interface SparseRow {
  readonly columns: Uint32Array;
  readonly values: Float32Array;
}

export interface Example {
  readonly row: SparseRow;
  readonly isPositive: boolean;
  /** What its loss counts beside that of others: 1 unless given. */
  readonly weight?: number;
}

export interface LinearModel {
  readonly weights: Float32Array;
  readonly bias: number;
}

/** What a model says of a row. */
export function logitOf({ weights, bias }: LinearModel, { columns, values }: SparseRow): number {
  let total = bias;
  for (let at = 0; at < columns.length; at += 1) total += (weights[columns[at] as number] as number) * (values[at] as number);
  return total;
}

const newtonSteps = 8;

/**
 * Logistic regression with an L2 penalty, by dual coordinate descent (Yu, Huang and Lin, 2011): each example in turn gets
 * the weight that is best while those of the others stand still. `cost` is what an example's loss counts against the penalty.
 */
export function fitLogistic(examples: readonly Example[], columns: number, { cost, epochs }: { cost: number; epochs: number }): LinearModel {
  const weights = new Float32Array(columns);
  let bias = 0;
  const costs = Float64Array.from(examples, ({ weight = 1 }) => weight * cost);
  const duals = costs.map((own) => 0.001 * own);
  const curvatures = Float64Array.from(examples, ({ row }) => 1 + row.values.reduce((total, value) => total + value * value, 0));
  const add = ({ columns: places, values }: SparseRow, amount: number) => {
    for (let at = 0; at < places.length; at += 1) weights[places[at] as number] = (weights[places[at] as number] as number) + amount * (values[at] as number);
    bias += amount;
  };
  const scoreOf = ({ columns: places, values }: SparseRow) => {
    let total = bias;
    for (let at = 0; at < places.length; at += 1) total += (weights[places[at] as number] as number) * (values[at] as number);
    return total;
  };
  examples.forEach(({ row, isPositive }, at) => add(row, (isPositive ? 1 : -1) * (duals[at] ?? 0)));

  const order = examples.map((_, at) => at);
  const random = randomOf(7);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const at of shuffle(order, random)) {
      const { row, isPositive } = examples[at] as Example;
      const sign = isPositive ? 1 : -1;
      const before = duals[at] ?? 0;
      const after = bestDual(before, sign * scoreOf(row), curvatures[at] ?? 1, costs[at] ?? cost);
      duals[at] = after;
      if (after !== before) add(row, sign * (after - before));
    }
  }
  return { weights, bias };
}

/** Newton's method on one dual variable, kept inside its bounds. */
function bestDual(start: number, margin: number, curvature: number, cost: number): number {
  let dual = start;
  for (let step = 0; step < newtonSteps; step += 1) {
    const slope = margin + curvature * (dual - start) + Math.log(dual / (cost - dual));
    let next = dual - slope / (curvature + cost / (dual * (cost - dual)));
    if (next <= 0) next = dual * 0.1;
    if (next >= cost) next = cost - (cost - dual) * 0.1;
    if (Math.abs(next - dual) < 1e-9 * cost) return next;
    dual = next;
  }
  return dual;
}
