/** Bounds that keep a hostile file from taking the device's time or memory. */
export interface Limits {
  /** Bytes of the file. */
  readonly bytes: number;
  /** Bytes of one part of a package once unpacked; what no part needs is not unpacked at all. */
  readonly partBytes: number;
  /** Files inside a package. */
  readonly entries: number;
  /** Elements of one part; the tree of more would not fit in the memory of a small device. */
  readonly elements: number;
  /** How deep elements may lie in one another. Word writes a table in a table at about 20. */
  readonly depth: number;
  /** Pages of a PDF. */
  readonly pages: number;
}

export const defaultLimits: Limits = {
  bytes: 10 * 1024 * 1024,
  partBytes: 32 * 1024 * 1024,
  entries: 5_000,
  elements: 1_000_000,
  depth: 200,
  pages: 1_000,
};
