import type { Detection } from "@prosewell/detector";

/** What the ruler shows; `null` where nobody can tell. */
export const scoreOf = ({ probability, range: [low, high] }: Detection) => (probability === null ? null : { low, high, estimate: probability });
