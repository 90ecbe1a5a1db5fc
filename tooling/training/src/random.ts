/** Numbers from 0 to 1 that are the same in every run with the same seed. */
export type Random = () => number;

/** Mulberry32: small, and even enough to shuffle by. */
export function randomOf(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Shuffles in place. */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const moved = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = moved;
  }
  return items;
}

/** A number from a text, even over its range: which part of the data a topic belongs to. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Half of all texts, the same in every run; which, not even the letters that they are made of tell. */
export const isInHalf = (text: string): boolean => randomOf(numberOf(text))() < 0.5;
