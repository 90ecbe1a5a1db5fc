import type { Detection } from "@prosewell/detector";

/** What the ruler shows; `null` where nobody can tell. */
export const scoreOf = ({ probability, range: [low, high] }: Detection) => (probability === null ? null : { low, high, estimate: probability });

/** What a product of floating-point numbers may be off by. */
const rounding = 1e-9;

/** The whole numbers of 100 between which a range lies. They are never one and the same: that would be a certainty which nobody has. */
export function hundredthsOf({ low, high }: { readonly low: number; readonly high: number }): readonly [low: number, high: number] {
  const from = Math.max(0, Math.min(99, Math.floor(low * 100 + rounding)));
  return [from, Math.min(100, Math.max(from + 1, Math.ceil(high * 100 - rounding)))];
}
