/** Where an FNV-1a hash begins. */
export const seed = 0x811c9dc5 | 0;

/** One more unit into an FNV-1a hash. */
export const fold = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193);

/** The hash of a word or mark, as a token has it. */
export function hashOf(text: string): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = fold(hash, text.charCodeAt(at));
  return hash;
}

/** Two hashes in order, as one. */
export const join = (left: number, right: number): number => Math.imul((left << 5) ^ (left >>> 27) ^ right, 0x9e3779b1);

/** Spreads a hash over all its bits, so that any of them can be an index. */
export function spread(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
