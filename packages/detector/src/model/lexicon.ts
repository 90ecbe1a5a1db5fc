/** The n-grams of a family that carry weight: a table from a gram's id to its place. */
export interface Lexicon {
  /** The ids that are known, ascending; an id is cut to `idBits` bits. */
  readonly ids: Uint32Array;
  /** What each of them adds to the evidence that a text is generated. */
  readonly weights: Float32Array;
  readonly bias: number;
  readonly table: Uint32Array;
}

/** Enough that two grams seldom share an id, few enough that the gaps between known ids pack well. */
export const idBits = 22;

const absent = -1;

/**
 * A table of places by id, half empty so that a look-up ends soon: an entry is an id, raised by one, and its place beside it,
 * so that most look-ups touch the memory once. An id's highest bits say where to look, so that ascending ids fill it in order.
 */
export function tableOf(ids: Uint32Array): Uint32Array {
  let size = 1024;
  while (size < ids.length * 2) size *= 2;
  const table = new Uint32Array(2 * size);
  const shift = shiftOf(table);
  for (let place = 0; place < ids.length; place += 1) {
    const id = ids[place] ?? 0;
    let slot = 2 * (id >>> shift);
    while (table[slot] !== 0) slot = (slot + 2) % table.length;
    table[slot] = id + 1;
    table[slot + 1] = place;
  }
  return table;
}

const shiftOf = ({ length }: Uint32Array): number => idBits - 30 + Math.clz32(length);

/** The place of an id in a table; negative where it is not known. */
export function placeIn(table: Uint32Array, id: number): number {
  const mask = table.length - 1;
  let slot = 2 * (id >>> shiftOf(table));
  for (let entry = table[slot] ?? 0; entry !== 0; entry = table[slot] ?? 0) {
    if (entry === id + 1) return table[slot + 1] ?? 0;
    slot = (slot + 2) & mask;
  }
  return absent;
}

/** The id that a gram is known by. */
export const idOf = (gram: number): number => gram & ((1 << idBits) - 1);

/** The place of a gram in the lexicon; negative where it is not known. */
export const placeOf = ({ table }: Lexicon, gram: number): number => placeIn(table, idOf(gram));
