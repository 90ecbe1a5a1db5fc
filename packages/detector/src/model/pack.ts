import type { Forest } from "./forest.ts";
import { tableOf, type Lexicon } from "./lexicon.ts";
import type { Model, Settings } from "./model.ts";

/** What stands before the columns: the sizes to cut them by, and what is too small to pack. */
interface Head {
  readonly lexicons: readonly { readonly count: number; readonly gapBytes: number; readonly step: number; readonly bias: number }[];
  readonly forest: { readonly base: number; readonly nodesPerTree: number; readonly nodes: number; readonly step: number; readonly cuts: readonly number[] };
  readonly settings: Settings;
}

/** Weights are kept in so many steps on either side of nothing, which reach so many times the typical weight. */
const steps = 7;
const reach = 3.5;
/** The leaves of the trees are kept in so many, since hundreds of them add up. */
const leafSteps = 32_767;

/** A model as bytes, before compression: columns of like numbers, which compress best. */
export function pack({ lexicons, forest, settings }: Model): Uint8Array {
  const columns = lexicons.map(({ ids, weights, bias }) => {
    const typical = Math.sqrt(weights.reduce((total, weight) => total + weight * weight, 0) / Math.max(1, weights.length));
    const step = (typical * reach) / steps || 1;
    const rounded = Int8Array.from(weights, (weight) => Math.max(-steps, Math.min(steps, Math.round(weight / step))));
    return { gaps: gapsOf(ids), rounded, step, bias };
  });
  const leafStep = forest.values.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / leafSteps || 1;
  const head: Head = {
    lexicons: columns.map(({ gaps, rounded, step, bias }) => ({ count: rounded.length, gapBytes: gaps.length, step, bias })),
    forest: { base: forest.base, nodesPerTree: forest.nodesPerTree, nodes: forest.values.length, step: leafStep, cuts: forest.cuts.map(({ length }) => length) },
    settings,
  };
  const text = new TextEncoder().encode(JSON.stringify(head));
  return joined([
    bytesOf(Uint32Array.of(text.length)),
    text,
    ...columns.map(({ gaps }) => gaps),
    ...columns.map(({ rounded }) => bytesOf(rounded)),
    bytesOf(forest.features),
    forest.bins,
    bytesOf(Int16Array.from(forest.values, (value) => Math.round(value / leafStep))),
    ...forest.cuts.map(bytesOf),
  ]);
}

/** The model that `pack` made these bytes from, its weights rounded. */
export function unpack(bytes: Uint8Array): Model {
  let at = 0;
  // A copy of its own lies where wider numbers may begin.
  const take = (length: number): ArrayBuffer => {
    at += length;
    return bytes.slice(at - length, at).buffer;
  };
  const [length = 0] = new Uint32Array(take(4));
  const head: Head = JSON.parse(new TextDecoder().decode(take(length)));
  const ids = head.lexicons.map(({ count, gapBytes }) => idsOf(new Uint8Array(take(gapBytes)), count));
  const lexicons = head.lexicons.map(({ count, step, bias }, family): Lexicon => {
    const known = ids[family] ?? new Uint32Array();
    return { ids: known, table: tableOf(known), weights: new Float32Array(new Int8Array(take(count))).map((weight) => weight * step), bias };
  });
  const { base, nodesPerTree, nodes, step: leafStep, cuts } = head.forest;
  const forest: Forest = {
    base,
    nodesPerTree,
    features: new Uint16Array(take(2 * nodes)),
    bins: new Uint8Array(take(nodes)),
    values: new Float32Array(new Int16Array(take(2 * nodes))).map((value) => value * leafStep),
    cuts: cuts.map((count) => new Float32Array(take(4 * count))),
  };
  return { lexicons, forest, settings: head.settings };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array => new Uint8Array(buffer, byteOffset, byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const escape = 255;

/** Ascending numbers as the gaps between them; a byte of 255 says that another follows. */
function gapsOf(ids: Uint32Array): Uint8Array {
  const bytes: number[] = [];
  let before = 0;
  for (const id of ids) {
    let gap = id - before;
    while (gap >= escape) {
      bytes.push(escape);
      gap -= escape;
    }
    bytes.push(gap);
    before = id;
  }
  return Uint8Array.from(bytes);
}

function idsOf(gaps: Uint8Array, count: number): Uint32Array {
  const ids = new Uint32Array(count);
  let at = 0;
  let id = 0;
  for (const gap of gaps) {
    id += gap;
    if (gap === escape) continue;
    ids[at] = id;
    at += 1;
  }
  return ids;
}
