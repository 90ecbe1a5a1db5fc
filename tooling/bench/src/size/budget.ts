/** Bytes of packed first-load scripts that a home page may have on top of the framework alone. */
export const homeOverBare = 20 * 1024;

/** Packed bytes of the tracking package's core with all four wrappers, and of what tracking may add to a first load. */
export const trackingBudget = 5 * 1024;
