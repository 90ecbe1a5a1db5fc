import type { Source } from "./source.ts";

/** Where a text has what its file cannot have otherwise, up to the end of the part that is rewritten. */
export const lockedByFile = async (source: Source, text: string, original: string) => {
  const { lockedIn } = await import("./hand-edits.ts");
  return lockedIn(source, text).flatMap(([start, end]) => (start < original.length ? [[start, Math.min(end, original.length)] as const] : []));
};
