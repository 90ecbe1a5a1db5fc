const milliseconds = 86_400_000;

/** The number of the UTC day of a moment. */
export const dayOf = (now: number): number => Math.floor(now / milliseconds);

/** When a day ends, and the counts with it: 00:00 UTC. */
export const endOf = (day: number): Date => new Date((day + 1) * milliseconds);

/** The day whose counts are in force, and whether it begins with none. */
export interface Turn {
  readonly day: number;
  readonly isNew: boolean;
}

/**
 * Which day it is for a store that has counted for the day `kept`. A clock that is put back around midnight stays in the day it had
 * reached, and one that had run days ahead begins where it now is; neither forgets a count, for that would be a second allowance.
 */
export function turn(kept: number | undefined, today: number): Turn {
  if (kept === undefined || today > kept) return { day: today, isNew: true };
  return { day: today === kept - 1 ? kept : today, isNew: false };
}
