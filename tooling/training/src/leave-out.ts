import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { auroc, caughtAt, type Scored } from "@prosewell/detector/training";
import { addedPassages, isAdded, isLearnable } from "./added.ts";
import { attacked, attacks } from "./attacks.ts";
import { assistantFolds, domainFolds, type Fold, generatorFolds, sourceFolds, topicFolds } from "./folds.ts";
import { passages, type Passage } from "./passages.ts";
import { fitReference } from "./reference.ts";
import { sampleOf, type Sample } from "./sample.ts";
import { fitStack, read } from "./stack.ts";

const folder = new URL("../results/", import.meta.url);

type Figures = ReturnType<typeof figuresOf>;

interface Row {
  readonly kind: Fold["kind"];
  readonly name: string;
  readonly human: number;
  readonly generated: number;
  readonly ours: Figures;
  readonly reference: Figures;
  /** Measured by an earlier run, of models as they were then. */
  readonly isEarlier?: boolean;
}

interface Results {
  readonly rows: Row[];
  readonly speeds: { ours: number; reference: number };
}

const file = new URL("leave-out.json", folder);
/**
 * With `--keep-reference` the reference is not learned anew where its figures are there: they change with the corpus, and not with
 * our model. Our own stay, marked as earlier ones, until they are measured anew. With `--go-on` only those that are marked so are:
 * what a run that was broken off had not come to.
 */
const goesOn = process.argv.includes("--go-on");
const kept: Results | null = (goesOn || process.argv.includes("--keep-reference")) && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
/** Whether a row is still to be measured. */
const isWanted = (kind: Fold["kind"], name: string): boolean => !goesOn || !kept?.rows.some((row) => row.kind === kind && row.name === name && !row.isEarlier);

/** What is told of one model on one part that was left out. */
const figuresOf = (scored: readonly Scored[]) => ({ auroc: auroc(scored), caughtAt1: caughtAt(scored, 0.01), caughtAt5: caughtAt(scored, 0.05) });

/** The same thing at each call, made at the first. */
function once<Thing>(make: () => Thing): () => Thing {
  const made: Thing[] = [];
  return () => {
    if (made.length === 0) made.push(make());
    return made[0] as Thing;
  };
}

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

const [train, dev, more] = [passages("train"), passages("dev"), addedPassages()];
if (!train || !dev || !more) {
  process.stderr.write("The detector's corpora are not in CORPUS_DIR: nothing to leave out.\n");
  process.exitCode = 1;
} else {
  const data = [...train, ...dev, ...more];
  const samples = data.map(sampleOf);
  const { rows, speeds }: Results = { rows: kept?.rows.map((row) => (isWanted(row.kind, row.name) ? { ...row, isEarlier: true } : row)) ?? [], speeds: { ours: goesOn ? (kept?.speeds.ours ?? 0) : 0, reference: kept?.speeds.reference ?? 0 } };
  mkdirSync(folder, { recursive: true });

  /** Learns from some samples; what comes back judges others and notes what both models make of them. */
  const learnFrom = (learned: readonly Sample[]) => {
    const stack = fitStack(learned);
    // The reference knows the corpus alone.
    const reference = once(() => fitReference(learned.filter(({ passage }) => !isAdded(passage))).scoreOf);
    speeds.ours ||= wordsASecond(data.slice(0, timed), (sample) => read(stack, sample));
    speeds.reference ||= wordsASecond(data.slice(0, timed), reference());
    return (kind: Fold["kind"], name: string, judged: readonly Sample[]) => {
      const generated = judged.filter(({ isGenerated }) => isGenerated).length;
      const row = { kind, name, human: judged.length - generated, generated };
      const figures = (scoreOf: (sample: Sample) => number) => figuresOf(judged.map((sample) => ({ score: scoreOf(sample), isGenerated: sample.isGenerated })));
      const isSame = (one: Row) => one.kind === kind && one.name === name;
      const before = kept?.rows.find((one) => isSame(one) && one.human === row.human && one.generated === generated);
      const full = { ...row, ours: figures((sample) => read(stack, sample).score), reference: before?.reference ?? figures(reference()) };
      const place = rows.findIndex(isSame);
      rows.splice(place < 0 ? rows.length : place, 1, full);
      writeFileSync(file, `${JSON.stringify({ rows, speeds }, null, 1)}\n`);
      const told = [full.ours, full.reference].map((found) => Object.values(found).map((share) => (100 * share).toFixed(2)).join(" "));
      process.stderr.write(`${kind}: ${name} ${told.join(" reference ")}\n`);
    };
  };

  // Who hides a generated text changes that, and not what people wrote.
  const isDev = (at: number) => at >= train.length && at < train.length + dev.length;
  const tell = once(() => learnFrom(samples.filter(({ passage }, at) => !isDev(at) && isLearnable(passage))));
  const seen = samples.filter((_, at) => isDev(at));
  for (const name of Object.keys(attacks).filter((attack) => isWanted("attacks", attack))) {
    tell()("attacks", name, seen.map((sample) => (sample.isGenerated ? sampleOf({ ...sample.passage, text: attacked(name, sample.passage.text) }) : sample)));
  }

  for (const { kind, name, learn, judge } of [...assistantFolds(data).toReversed(), ...sourceFolds(data), ...topicFolds(data), ...generatorFolds(data), ...domainFolds(data)]) {
    if (!isWanted(kind, name)) continue;
    const judged = judge.map((at) => samples[at] as Sample);
    const generated = judged.filter(({ isGenerated }) => isGenerated).length;
    // A part of one side alone has no ranking.
    if (generated === 0 || generated === judged.length) continue;
    learnFrom(learn.map((at) => samples[at] as Sample))(kind, name, judged);
  }
}
