/** The n-grams of a family that carry weight: a table from a gram's id to its place. */
export interface Lexicon {
  /** The ids that are known, ascending; an id is cut to `idBits` bits. */
  readonly ids: Uint32Array;
  /** What each of them adds to the evidence that a text is generated. */
  readonly weights: Float32Array;
  readonly bias: number;
  readonly table: Int32Array;
}

/** Enough that two grams seldom share an id, few enough that the gaps between known ids pack well. */
export const idBits = 22;

const absent = -1;

/** A table of places by id, half empty so that a look-up ends soon. An id's highest bits say where to look, so that ascending ids fill it in order. */
export function tableOf(ids: Uint32Array): Int32Array {
  let size = 1024;
  while (size < ids.length * 2) size *= 2;
  const table = new Int32Array(size).fill(absent);
  const shift = shiftOf(table);
  for (let place = 0; place < ids.length; place += 1) {
    let slot = (ids[place] ?? 0) >>> shift;
    while (table[slot] !== absent) slot = (slot + 1) & (size - 1);
    table[slot] = place;
  }
  return table;
}

const shiftOf = ({ length }: Int32Array): number => idBits - 31 + Math.clz32(length);

/** The place of an id among those of a table; negative where it is not known. */
export function placeIn(ids: Uint32Array, table: Int32Array, id: number): number {
  const mask = table.length - 1;
  let slot = id >>> shiftOf(table);
  for (let place = table[slot] ?? absent; place !== absent; place = table[slot] ?? absent) {
    if (ids[place] === id) return place;
    slot = (slot + 1) & mask;
  }
  return absent;
}

/** The id that a gram is known by. */
export const idOf = (gram: number): number => gram & ((1 << idBits) - 1);

/** The place of a gram in the lexicon; negative where it is not known. */
export const placeOf = ({ ids, table }: Lexicon, gram: number): number => placeIn(ids, table, idOf(gram));
