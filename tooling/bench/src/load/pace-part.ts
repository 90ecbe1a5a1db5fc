import { performance } from "node:perf_hooks";
import { createHumanizer } from "@prosewell/humanizer";
import { figure } from "../report/figures.ts";
import type { Part } from "../report/section.ts";
import { askAtAPace } from "./at-a-pace.ts";
import { percentiles } from "./figures.ts";
import { percentile } from "./percentile.ts";
import { rewriting, textsOf } from "./requests.ts";

const words = 1_000;
const rate = 20;
const seconds = 20;
const bar = 60;

/** How long 1,000 words take over HTTP at a steady pace, and how long they take without it. */
export async function pacePart(origin: string): Promise<Part> {
  const bare = await bareCalls();
  await askAtAPace(origin, rewriting(words), { rate, seconds: 3 });
  const volley = await askAtAPace(origin, rewriting(words), { rate, seconds });
  const times = volley.answers.filter(({ status }) => status === 200).map(({ milliseconds }) => milliseconds);
  const added = percentile(times, 0.5) - percentile(bare, 0.5);
  const verdict = percentile(times, 0.95) <= bar ? "kept" : "missed";
  return {
    title: `${figure(words, 0)} words, ${rate} requests a second`,
    note: `Milliseconds. The bar for the 95th percentile over HTTP is ${bar} ms: ${verdict}. HTTP adds ${figure(added)} ms to half of the calls.`,
    table: {
      header: ["call", "number", "p50", "p95", "p99"],
      rows: [
        ["the engine by itself", [figure(bare.length, 0), ...percentiles(bare)]],
        ["POST /api/humanize", [figure(times.length, 0), ...percentiles(times)]],
      ],
    },
  };
}

async function bareCalls(): Promise<number[]> {
  const { humanize } = await createHumanizer();
  const texts = textsOf(words);
  for (const text of texts) humanize({ text });
  return Array.from({ length: rate * seconds }, (_, call) => {
    const started = performance.now();
    humanize({ text: texts[call % texts.length] ?? "" });
    return performance.now() - started;
  });
}
