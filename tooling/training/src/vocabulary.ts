import { families, idBits, idOf, placeIn, tableOf, type Tokens } from "@prosewell/detector/training";
import type { SparseRow } from "./logistic.ts";

/** What a passage has of one family: which grams, and how often. */
export interface GramCounts {
  readonly ids: Uint32Array;
  readonly times: Uint8Array;
}

/** The grams of a passage, family by family. */
export function countGrams(tokens: Tokens): GramCounts[] {
  return families.map(({ read }) => {
    const times = new Map<number, number>();
    const { count, ids } = read(tokens, 0, tokens.count);
    for (const gram of ids.subarray(0, count)) times.set(idOf(gram), (times.get(idOf(gram)) ?? 0) + 1);
    return { ids: Uint32Array.from(times.keys()), times: Uint8Array.from(times.values(), (found) => Math.min(255, found)) };
  });
}

/** The grams of a family that are worth a weight, and how rare each is. */
export interface Vocabulary {
  readonly ids: Uint32Array;
  readonly table: Uint32Array;
  readonly rarity: Float32Array;
}

/** Takes the grams that stand in at least so many of the passages. */
export function vocabularyOf(passages: readonly GramCounts[], least: number): Vocabulary {
  const standIn = new Uint16Array(2 ** idBits);
  for (const { ids } of passages) for (const id of ids) standIn[id] = (standIn[id] as number) + 1;
  const found: number[] = [];
  for (let id = 0; id < standIn.length; id += 1) if ((standIn[id] as number) >= least) found.push(id);
  const ids = Uint32Array.from(found);
  const rarity = Float32Array.from(ids, (id) => Math.log((1 + passages.length) / (1 + (standIn[id] as number))) + 1);
  return { ids, table: tableOf(ids), rarity };
}

/** Brings a text's cost to about one, so that a penalty means the same for all families. */
const scale = 4;

/** A passage as the linear models see it: dampened counts, of a length that the number of its grams does not change. */
export function sparseRowOf({ ids, times }: GramCounts, { table, rarity }: Vocabulary): SparseRow {
  const places: number[] = [];
  const counts: number[] = [];
  ids.forEach((id, at) => {
    const place = placeIn(table, id);
    if (place < 0) return;
    places.push(place);
    counts.push(1 + Math.log(times[at] as number));
  });
  const norm = scale * Math.sqrt(counts.reduce((total, value) => total + value * value, 0) || 1);
  return { columns: Uint32Array.from(places), values: Float32Array.from(counts, (value, at) => (value * (rarity[places[at] as number] as number)) / norm) };
}

/** The share of a passage's grams that are known, those that come again counted again. */
export function familiarityOf({ ids, times }: GramCounts, { table }: Vocabulary): number {
  let all = 0;
  let known = 0;
  ids.forEach((id, at) => {
    const count = times[at] as number;
    all += count;
    if (placeIn(table, id) >= 0) known += count;
  });
  return all > 0 ? known / all : 0;
}

/** The weights of a linear model as a lexicon holds them: of a gram that stands there once. */
export const unscaled = (weights: Float32Array, { rarity }: Vocabulary): Float32Array => weights.map((weight, place) => (weight * (rarity[place] as number)) / scale);
