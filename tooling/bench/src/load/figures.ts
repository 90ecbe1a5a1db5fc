import { figure } from "../report/figures.ts";
import { percentile } from "./percentile.ts";

/** Milliseconds that half, 95 % and 99 % of the values do not exceed. */
export const percentiles = (milliseconds: readonly number[]): string[] =>
  [0.5, 0.95, 0.99].map((share) => (milliseconds.length > 0 ? figure(percentile(milliseconds, share)) : "–"));
