/** The entries of whatever came out of storage; none if it is no object. */
export const asRecord = (stored: unknown): Readonly<Record<string, unknown>> =>
  typeof stored === "object" ? { ...stored } : {};
