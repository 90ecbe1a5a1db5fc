import { createDetector } from "@prosewell/detector";
import { createHumanizer, type Humanizer } from "@prosewell/humanizer";
import { countWords } from "@prosewell/prose";
import { figure, percent } from "../report/figures.ts";
import type { Part, Section } from "../report/section.ts";
import { oneProcess } from "./one-process.ts";
import { peersPart } from "./peers-part.ts";
import { timeToFirstBlock, timeToStop } from "./streaming.ts";
import { createTaggerAlone } from "./tagger-alone.ts";
import { textOf } from "../text-of.ts";
import { medianOf, processorTime } from "./timing.ts";

const sizes = [1_000, 10_000, 100_000];

/** How fast the engine is, beside the tagger alone and what else runs offline in the same run. */
export async function speed(): Promise<Section> {
  const humanizer = await createHumanizer();
  return {
    title: "Speed",
    intro: "Standard tone and strength, on the everyday passages strung together (in each further round with a word more, so that no paragraph is met twice), after warm-up. Speeds belong to the machine, ratios travel.",
    skipped: [],
    parts: [throughput(humanizer), await streaming(humanizer), startAndMemory(), await peersPart(sizes, humanizer, await createDetector())],
  };
}

function throughput(humanizer: Humanizer): Part {
  const tag = createTaggerAlone();
  const runs = sizes.map((size) => {
    const text = textOf(size);
    return { size, words: countWords(text), engine: processorTime(() => humanizer.humanize({ text })), tagger: processorTime(() => tag(text)) };
  });
  const growth = (key: "engine" | "tagger", index: number) => {
    const [less, more] = [runs[index - 1], runs[index]];
    return less && more ? `${figure(more[key] / less[key])} ×` : "";
  };
  return {
    title: "Words a second",
    note: "Processor time of one thread. Growth: time against the row above, for ten times the words. Share: speed of the engine against that of the tagger (wink-nlp) alone.",
    table: {
      header: ["words", "ms", "words/s", "growth", "tagger words/s", "tagger growth", "share"],
      rows: runs.map(({ size, words, engine, tagger }, index) => [
        figure(size, 0),
        [
          figure(engine),
          figure((1000 * words) / engine, 0),
          growth("engine", index),
          figure((1000 * words) / tagger, 0),
          growth("tagger", index),
          percent(tagger / engine),
        ],
      ]),
    },
  };
}

async function streaming({ engine }: Humanizer): Promise<Part> {
  const short = textOf(2_000);
  const long = textOf(100_000);
  const first = [await medianOf(() => timeToFirstBlock(engine, short)), await medianOf(() => timeToFirstBlock(engine, long))];
  const stop = await medianOf(() => timeToStop(engine, long));
  return {
    title: "Streaming",
    note: "Median milliseconds until the first block is there, and from the moment that a stop is due until the engine has let go.",
    table: {
      header: ["measure", "ms"],
      rows: [
        ["first block of 2,000 words", [figure(first[0] ?? 0)]],
        ["first block of 100,000 words", [figure(first[1] ?? 0)]],
        ["stop in 100,000 words", [figure(stop)]],
      ],
    },
  };
}

function startAndMemory(): Part {
  const rows = sizes.map((size) => ({ size, ...oneProcess(textOf(size)) }));
  return {
    title: "Start and memory",
    note: "Of a process that does nothing else. Milliseconds from its start until Node itself is there, and until tagger and language identifier are as well; peak resident megabytes then, and after one rewrite.",
    table: {
      header: ["words", "Node, ms", "engine, ms", "engine loaded, MB", "after one rewrite, MB"],
      rows: rows.map(({ size, node, ready, loaded, rewritten }) => [figure(size, 0), [node, ready, loaded, rewritten].map((value) => figure(value, 0))]),
    },
  };
}
