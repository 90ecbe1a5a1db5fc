import type { Result } from "@prosewell/humanizer";

type Kept = Result["proof"]["kept"];

/** Kinds that the proof counts to keep a text's shape; a reader would not call them facts. */
const shape: ReadonlySet<string> = new Set<keyof Kept>(["structure", "markup", "connective"]);

/** How many facts were checked and kept: numbers, names, quotations and all else whose change would change what is said. */
export const factsIn = (kept: Kept): number =>
  Object.entries(kept).reduce((total, [kind, count]) => (shape.has(kind) ? total : total + count), 0);
