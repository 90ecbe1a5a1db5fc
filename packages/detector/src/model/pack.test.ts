import { expect, test } from "vitest";
import { leaf } from "./forest.ts";
import { placeOf, tableOf } from "./lexicon.ts";
import type { Model } from "./model.ts";
import { pack, unpack } from "./pack.ts";

const ids = Uint32Array.of(3, 4, 700, 1_000_000);
const model: Model = {
  lexicons: [{ ids, table: tableOf(ids), weights: Float32Array.of(1, -1, 0.5, 2), bias: 0.25 }],
  forest: { base: 0.5, nodesPerTree: 3, features: Uint16Array.of(0, leaf, leaf), bins: Uint8Array.of(1, 0, 0), values: Float32Array.of(0, -1, 1), cuts: [Float32Array.of(0.5, 1.5)] },
  settings: {
    calibration: { height: 0, slope: 1, heightByLength: 0, slopeByLength: 0 },
    ranges: [{ below: 100, width: 1, reachesOne: 2, reachesZero: -2 }],
    verdicts: { ai: 3, human: -1 },
    window: { shares: [1], height: 0 },
    mixed: { ai: 0.8, human: 0.2 },
    linearShare: 0.3,
    typical: [1, 0.5],
  },
};
const restored = unpack(pack(model));

test("ids, trees and settings come back as they were", () => {
  expect(restored.lexicons[0]?.ids).toEqual(ids);
  expect(restored.forest).toEqual(model.forest);
  expect(restored.settings).toEqual(model.settings);
});

test("weights come back to the nearest step, with their sign", () => {
  const weights = restored.lexicons[0]?.weights ?? new Float32Array();
  model.lexicons[0]?.weights.forEach((weight, at) => expect(Math.abs((weights[at] ?? 0) - weight)).toBeLessThan(0.32));
});

test("a gram is found where it is known, and only there", () => {
  const [lexicon] = restored.lexicons;
  expect(lexicon && [3, 4, 700, 1_000_000, 5].map((id) => placeOf(lexicon, id))).toEqual([0, 1, 2, 3, -1]);
});
