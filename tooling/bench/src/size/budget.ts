/** Bytes of packed first-load scripts that a home page may have on top of the framework alone. */
export const homeOverBare = 20 * 1024;
