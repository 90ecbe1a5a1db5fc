import { readFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createDetector, type Detector } from "@prosewell/detector";
import { countWords } from "@prosewell/prose";
import { figure, median } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { kilobytes, weigh } from "../size/weight.ts";
import { createTaggerAlone } from "../speed/tagger-alone.ts";
import { textOf } from "../text-of.ts";
import { processorTime } from "../speed/timing.ts";
import type { Speeds } from "./left-out.ts";

const sizes = [1_000, 10_000, 100_000];
const repetitive = "All work and no play makes a dull day for everyone here. ";

/** How fast the detector reads, beside the reference and the tagger. */
export function speedPart({ detect }: Detector, { reference }: Speeds): Part {
  const tag = createTaggerAlone();
  const texts = [
    ...sizes.map((size): [string, string] => [`${figure(size, 0)} words`, textOf(size)]),
    ["one sentence, 200 KB", repetitive.repeat(Math.ceil(200_000 / repetitive.length))] as [string, string],
    ["the same, 400 KB", repetitive.repeat(Math.ceil(400_000 / repetitive.length))] as [string, string],
  ];
  return {
    title: "Speed",
    note: `Processor time of one thread after warm-up. The tagger is wink-nlp's. The reference read ${figure(reference, 0)} words a second when it was measured (\`npm run leave-out\`).`,
    table: {
      header: ["text", "words", "ms", "words/s", "tagger words/s"],
      rows: texts.map(([name, text]) => {
        const words = countWords(text);
        const own = processorTime(() => detect(text));
        return [name, [figure(words, 0), figure(own), figure((1000 * words) / own, 0), figure((1000 * words) / processorTime(() => tag(text)), 0)]];
      }),
    },
  };
}

/** Bytes that are still needed once all rubbish is gone: what one sweep frees may let go of more. */
function memoryInUse(): number {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  for (let sweep = 0; sweep < 5; sweep += 1) collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const folder = new URL("./", import.meta.resolve("@prosewell/detector"));

/** What it costs to have the detector: bytes, time to load, memory. */
export async function weightPart(names: readonly string[]): Promise<Part> {
  const { raw, gzip, brotli } = weigh(names.map((name) => readFileSync(new URL(name, folder))));
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const started = process.cpuUsage();
    await createDetector();
    const { user, system } = process.cpuUsage(started);
    times.push((user + system) / 1000);
  }
  const before = memoryInUse();
  const kept = await createDetector();
  const grown = memoryInUse() - before;
  kept.detect("");
  return {
    title: "Size",
    note: "The package's code and weights, without the language identifier, which it shares with the rewriter. Load: median of five, processor time, the module and the identifier being there. Memory: what one more detector takes.",
    table: { header: ["measure", "value"], rows: [["raw, KB", [kilobytes(raw)]], ["gzip, KB", [kilobytes(gzip)]], ["brotli, KB", [kilobytes(brotli)]], ["load, ms", [figure(median(times))]], ["memory, MB", [figure(grown / 1024 / 1024)]]] },
  };
}
