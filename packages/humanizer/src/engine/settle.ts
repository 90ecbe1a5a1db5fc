import type { Change } from "./passage.ts";

/**
 * Of changes that claim the same characters, the first in the list wins; a group stands or falls as one. Returns the
 * winners in the order of the text.
 */
export function settle(candidates: readonly Change[]): Change[] {
  const taken: Change[] = [];
  for (const contenders of together(candidates)) {
    if (contenders.every((change) => taken.every((other) => !clash(change, other)))) taken.push(...contenders);
  }
  return taken.toSorted((one, other) => one.start - other.start);
}

/** Touching is clashing too: two edits side by side would be shown, and undone, as one. */
const clash = (one: Change, other: Change) => one.start <= other.end && other.start <= one.end;

function together(candidates: readonly Change[]): Change[][] {
  const groups = new Map<string, Change[]>();
  for (const [index, change] of candidates.entries()) {
    const key = change.group === undefined ? `${index}` : `${change.rule}\u0000${change.group}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()];
}
