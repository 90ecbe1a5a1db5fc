import { mkdirSync, writeFileSync } from "node:fs";
import { auroc, caughtAt, type Scored } from "@prosewell/detector/training";
import { domainFolds, generatorFolds, sourceFolds, topicFolds } from "./folds.ts";
import { passages, type Passage } from "./passages.ts";
import { fitReference } from "./reference.ts";
import { sampleOf, type Sample } from "./sample.ts";
import { fitStack, read } from "./stack.ts";

const folder = new URL("../results/", import.meta.url);

/** What is told of one model on one part that was left out. */
const figuresOf = (scored: readonly Scored[]) => ({ auroc: auroc(scored), caughtAt1: caughtAt(scored, 0.01), caughtAt5: caughtAt(scored, 0.05) });

/** Enough passages that the clock and the compiler do not matter. */
const timed = 500;

/** How many words of fresh passages a model reads in a second of processor time. */
function wordsASecond(fresh: readonly Passage[], judge: (sample: Sample) => unknown): number {
  const busy = () => process.cpuUsage().user / 1e6;
  const started = busy();
  let words = 0;
  for (const passage of fresh) {
    const sample = sampleOf(passage);
    judge(sample);
    words += sample.words;
  }
  return Math.round(words / (busy() - started));
}

const [train, dev] = [passages("train"), passages("dev")];
if (!train || !dev) {
  process.stderr.write("The detector's corpus is not in CORPUS_DIR: nothing to leave out.\n");
  process.exitCode = 1;
} else {
  const data = [...train, ...dev];
  const samples = data.map(sampleOf);
  mkdirSync(folder, { recursive: true });
  const rows = [];
  const speeds = { ours: 0, reference: 0 };
  for (const { kind, name, learn, judge } of [...sourceFolds(data), ...generatorFolds(data), ...domainFolds(data), ...topicFolds(data)]) {
    const learned = learn.map((at) => samples[at] as Sample);
    const judged = judge.map((at) => samples[at] as Sample);
    const generated = judged.filter(({ isGenerated }) => isGenerated).length;
    // A part of one side alone has no ranking.
    if (generated === 0 || generated === judged.length) continue;
    const stack = fitStack(learned);
    const ours = figuresOf(judged.map((sample) => ({ score: read(stack, sample).score, isGenerated: sample.isGenerated })));
    const { scoreOf } = fitReference(learned);
    const reference = figuresOf(judged.map((sample) => ({ score: scoreOf(sample), isGenerated: sample.isGenerated })));
    speeds.ours ||= wordsASecond(data.slice(0, timed), (sample) => read(stack, sample));
    speeds.reference ||= wordsASecond(data.slice(0, timed), scoreOf);
    rows.push({ kind, name, human: judged.length - generated, generated, ours, reference });
    writeFileSync(new URL("leave-out.json", folder), `${JSON.stringify({ rows, speeds }, null, 1)}\n`);
    process.stderr.write(`${kind}: ${name} ${(100 * ours.auroc).toFixed(2)} (${(100 * reference.auroc).toFixed(2)}) ${(100 * ours.caughtAt1).toFixed(1)} (${(100 * reference.caughtAt1).toFixed(1)})\n`);
  }
}
