/** Bytes of packed first-load scripts that a home page may have on top of the framework alone. */
export const homeOverBare = 20 * 1024;

/** Packed bytes of the tracking package's core with all four wrappers, and of what tracking may add to a first load. */
export const trackingBudget = 5 * 1024;

/** What else a home page may ask for at its first load: requests in all, packed bytes of its HTML with the styles in it, and of faces. */
export const homeFirstLoad = { requests: 18, html: 14 * 1024, faces: 36 * 1024 } as const;
