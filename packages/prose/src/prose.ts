import type { BlockKind } from "./document.ts";

/** Whether a block of this kind holds prose that may be rewritten. */
export const isProse = (kind: BlockKind): boolean => kind !== "opaque";
