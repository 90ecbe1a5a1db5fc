import { families, readLinear, rowOf, scoreOf, type Forest, type Lexicon, type LinearReading } from "@prosewell/detector/training";
import { boost } from "./boost.ts";
import { fitLogistic } from "./logistic.ts";
import { numberOf } from "./random.ts";
import type { Sample } from "./sample.ts";
import { sparseRowOf, unscaled, vocabularyOf, type GramCounts } from "./vocabulary.ts";

/** A linear model for each family of grams, and trees that weigh what they say together with the style. */
export interface Stack {
  readonly lexicons: readonly Lexicon[];
  readonly forest: Forest;
}

/** In how many passages a gram must stand, and what an error costs, family by family. */
const settings: Readonly<Record<string, { readonly least: number; readonly cost: number }>> = {
  words: { least: 4, cost: 200 },
  pairs: { least: 6, cost: 200 },
  letters: { least: 6, cost: 100 },
  joints: { least: 4, cost: 100 },
  build: { least: 12, cost: 100 },
};

const epochs = 6;
/** The trees learn from what a linear model says of topics that it has not seen. */
const innerParts = 3;
const treeOptions = { rounds: 800, depth: 3, rate: 0.05, rows: 0.6, features: 0.35, penalty: 5, least: 5, bins: 24, seed: 3 };

/** More evidence in the words, or more that was said before, must never make a text seem less likely to be generated. */
const rising: ReadonlySet<number> = new Set(Array.from({ length: 2 * families.length }, (_, place) => place));

/** What the linear models count by themselves, beside the trees. */
export const linearShare = 0.15;

const innerPartOf = ({ passage }: Sample) => numberOf(`${passage.topic}q`) % innerParts;

/** Learns from some samples. */
export function fitStack(samples: readonly Sample[]): Stack {
  const learned = families.map(({ name }, family) => learnFamily(samples, samples.map(({ grams }) => grams[family] as GramCounts), name));
  const rows = samples.map((sample) => {
    const reading = readAll(sample, learned.map(({ inner }) => inner[innerPartOf(sample)] as Lexicon));
    return rowOf(reading, sample.style);
  });
  const labels = samples.map(({ isGenerated }) => (isGenerated ? 1 : 0));
  return { lexicons: learned.map(({ whole }) => whole), forest: boost(rows, labels, { ...treeOptions, rising }) };
}

/** A family's linear model, and those that know all parts of the topics but one. */
function learnFamily(samples: readonly Sample[], grams: readonly GramCounts[], name: string): { whole: Lexicon; inner: readonly Lexicon[] } {
  const { least, cost } = settings[name] as { least: number; cost: number };
  const vocabulary = vocabularyOf(grams, least);
  const examples = samples.map(({ isGenerated }, at) => ({ row: sparseRowOf(grams[at] as GramCounts, vocabulary), isPositive: isGenerated }));
  const learn = (used: typeof examples): Lexicon => {
    const { weights, bias } = fitLogistic(used, vocabulary.ids.length, { cost, epochs });
    return { ids: vocabulary.ids, table: vocabulary.table, weights: unscaled(weights, vocabulary), bias };
  };
  const inner = Array.from({ length: innerParts }, (_, part) => learn(examples.filter((__, at) => innerPartOf(samples[at] as Sample) !== part)));
  return { whole: learn(examples), inner };
}

const readAll = ({ tokens }: Sample, lexicons: readonly Lexicon[]): LinearReading => readLinear(lexicons, tokens, 0, tokens.count);

/** What a stack says of a sample: its score, and the evidence that it rests on. */
export function read({ lexicons, forest }: Stack, sample: Sample): { score: number; evidence: LinearReading["evidence"] } {
  const reading = readAll(sample, lexicons);
  return { score: scoreOf({ forest, linearShare }, reading, sample.style), evidence: reading.evidence };
}
