import type { Call } from "./calls.ts";

/** How many calls wait for one provider. */
export const capacity = 200;

/**
 * Adds to a queue that never outgrows {@link capacity}. The oldest call makes room, a purchase only when nothing else is
 * left.
 */
export function enqueue<Entry extends { readonly call: Call }>(queue: readonly Entry[], entry: Entry): { queue: Entry[]; dropped?: Entry } {
  const longer = [...queue, entry];
  if (longer.length <= capacity) return { queue: longer };
  const dispensable = longer.findIndex(({ call }) => call.method !== "purchase");
  const [dropped] = longer.splice(Math.max(dispensable, 0), 1);
  return dropped ? { queue: longer, dropped } : { queue: longer };
}
