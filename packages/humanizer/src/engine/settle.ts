import type { Change } from "./passage.ts";
import { firstEndingAfter } from "./spans.ts";

/** Changes that stand or fall together, each in a list; most are alone. */
export function groupsOf(changes: readonly Change[]): Change[][] {
  const groups = new Map<Change | string, Change[]>();
  for (const change of changes) {
    const key = change.group ?? change;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return [...groups.values()];
}

/** Of groups that claim the same characters, the first in the list wins. Returns the winners' changes in the order of the text. */
export function settle(groups: readonly (readonly Change[])[]): Change[] {
  const taken: Change[] = [];
  for (const group of groups) {
    if (group.every((change) => isFree(change, taken))) {
      for (const change of group) taken.splice(firstEndingAfter(taken, change.start), 0, change);
    }
  }
  return taken;
}

/** Touching is claiming too: two edits side by side would be shown, and undone, as one. */
function isFree({ start, end }: Change, taken: readonly Change[]): boolean {
  const next = taken[firstEndingAfter(taken, start - 1)];
  return next === undefined || next.start > end;
}
