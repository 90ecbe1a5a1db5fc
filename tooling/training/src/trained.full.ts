import { unpack } from "@prosewell/detector/training";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { addedPassages } from "./added.ts";
import { passages, type Passage } from "./passages.ts";
import { numberOf } from "./random.ts";
import { trainOn } from "./trained.ts";

const [train, dev, more] = [passages("train"), passages("dev"), addedPassages()];
if (!train || !dev || !more) process.stderr.write("Skipped: the detector's corpora are not in CORPUS_DIR.\n");

/** One topic in sixteen takes the whole way from passages to weights, in a fraction of the time. */
const someOf = (all: readonly Passage[] | null): Passage[] => (all ?? []).filter(({ topic }) => numberOf(topic) % 16 === 0);
const data = { train: someOf(train), dev: someOf(dev), more: someOf(more) };

test.skipIf(!train || !dev || !more)("the same passages give the same weights, byte for byte, and the same measures", () => {
  const once = trainOn(data, () => {});
  const again = trainOn(data, () => {});
  expect(Buffer.from(again.packed).equals(Buffer.from(once.packed))).toBe(true);
  expect(again.measured).toEqual(once.measured);
  const { lexicons } = unpack(Uint8Array.from(inflateRawSync(once.packed)));
  expect(lexicons.map(({ ids }) => ids.length)).toEqual(once.grams);
  expect(once.grams.every((count) => count > 0)).toBe(true);
});
