import type { Call } from "./calls.ts";

/** How many calls wait for one provider. */
export const capacity = 200;

/**
 * A queue with one call more, and never more than {@link capacity}. The oldest makes room, a purchase only when nothing else
 * is left.
 */
export function enqueue(queue: readonly Call[], call: Call): Call[] {
  const longer = [...queue, call];
  const dispensable = longer.findIndex(({ method }) => method !== "purchase");
  if (longer.length > capacity) longer.splice(Math.max(dispensable, 0), 1);
  return longer;
}
