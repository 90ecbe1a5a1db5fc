/** The durations of a page's tasks in ms. */
export type Tasks = readonly number[];

/**
 * The longest task that is a page's own: each is held against the one of a bare page that stands at its place, from the longest
 * down, since what the browser does for both is no work of ours.
 */
export function longestOwn(page: Tasks, bare: Tasks): number {
  const ordered = bare.toSorted((one, other) => other - one);
  return Math.max(0, ...page.toSorted((one, other) => other - one).map((task, index) => task - (ordered[index] ?? 0)));
}
