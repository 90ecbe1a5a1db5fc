/** A judged text. */
export interface Scored {
  readonly score: number;
  readonly isGenerated: boolean;
}

/** The chance that a generated text scores above a human one; ties count half. */
export function auroc(scored: readonly Scored[]): number {
  const sorted = scored.toSorted((one, other) => one.score - other.score);
  let ranks = 0;
  let generated = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    for (let at = from; at < to; at += 1) {
      if (!sorted[at]?.isGenerated) continue;
      ranks += (from + to + 1) / 2;
      generated += 1;
    }
    from = to;
  }
  return (ranks - (generated * (generated + 1)) / 2) / (generated * (sorted.length - generated));
}

/** The share of generated texts above the score that only a share of the human texts exceeds. */
export function caughtAt(scored: readonly Scored[], accused: number): number {
  const human = scored.filter(({ isGenerated }) => !isGenerated).map(({ score }) => score);
  const bound = human.toSorted((one, other) => other - one)[Math.floor(accused * human.length)] ?? Infinity;
  const generated = scored.filter(({ isGenerated }) => isGenerated);
  return generated.filter(({ score }) => score > bound).length / generated.length;
}

const bins = 10;

/** How far probabilities lie from the share that is generated among texts with like ones, on average (expected calibration error, ten bins). */
export function calibrationError(scored: readonly Scored[]): number {
  let error = 0;
  for (let bin = 0; bin < bins; bin += 1) {
    const inside = scored.filter(({ score }) => Math.min(bins - 1, Math.floor(score * bins)) === bin);
    const told = inside.reduce((total, { score }) => total + score, 0);
    const found = inside.filter(({ isGenerated }) => isGenerated).length;
    error += Math.abs(told - found) / scored.length;
  }
  return error;
}

/** The upper end of the 95 % interval of a share, by Clopper and Pearson, found by halving. */
export function shareUpper(hits: number, total: number): number {
  if (hits >= total) return 1;
  let [low, high] = [hits / total, 1];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (atMost(hits, total, middle) > 0.025) low = middle;
    else high = middle;
  }
  return high;
}

/** The chance of so many hits or fewer. */
function atMost(hits: number, total: number, chance: number): number {
  let term = total * Math.log1p(-chance);
  let sum = Math.exp(term);
  for (let count = 1; count <= hits; count += 1) {
    term += Math.log((total - count + 1) / count) + Math.log(chance) - Math.log1p(-chance);
    sum += Math.exp(term);
  }
  return sum;
}
