import { families, readLinear, rowOf, scoreOf, type Forest, type Lexicon, type LinearReading } from "@prosewell/detector/training";
import { isBesidePeople } from "./added.ts";
import { boost } from "./boost.ts";
import { fitLogistic, logitOf } from "./logistic.ts";
import { numberOf } from "./random.ts";
import type { Sample } from "./sample.ts";
import { familiarityOf, sparseRowOf, unscaled, vocabularyOf, type GramCounts } from "./vocabulary.ts";

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
/**
 * What an assistant's passage beside a person's counts in the linear models. It shares its words with people's on the same matter, which would
 * weaken what they know of the corpus; the trees, which see how it is written, take it for a whole one.
 */
const besideWeight = 0.1;
/** The trees learn from what a linear model says of topics that it has not seen. */
const innerParts = 3;
const treeOptions = { rounds: 800, depth: 3, rate: 0.05, rows: 0.6, features: 0.35, penalty: 5, least: 5, bins: 24, seed: 3 };

/** More evidence in the words, or more that was said before, must never make a text seem less likely to be generated. */
const rising: ReadonlySet<number> = new Set(Array.from({ length: 2 * families.length }, (_, place) => place));

/** What the linear models count by themselves, beside the trees. */
export const linearShare = 0.1;

const innerPartOf = ({ passage }: Sample) => numberOf(`${passage.topic}q`) % innerParts;

/** Learns from some samples. */
export function fitStack(samples: readonly Sample[]): Stack {
  const learned = families.map(({ name }, family) => learnFamily(samples, samples.map(({ grams }) => grams[family] as GramCounts), name));
  const rows = samples.map(({ style }, at) => rowOf({ logits: learned.map(({ inner }) => inner[at] as number), familiar: learned.map(({ familiar }) => familiar[at] as number) }, style));
  const labels = samples.map(({ isGenerated }) => (isGenerated ? 1 : 0));
  return { lexicons: learned.map(({ whole }) => whole), forest: boost(rows, labels, { ...treeOptions, rising }) };
}

interface LearnedFamily {
  readonly whole: Lexicon;
  /** Of each sample, by a model that knows all parts of the topics but its own. */
  readonly inner: Float32Array;
  readonly familiar: Float32Array;
}

function learnFamily(samples: readonly Sample[], grams: readonly GramCounts[], name: string): LearnedFamily {
  const { least, cost } = settings[name] as { least: number; cost: number };
  const vocabulary = vocabularyOf(grams, least);
  const examples = samples.map(({ passage, isGenerated }, at) => ({
    row: sparseRowOf(grams[at] as GramCounts, vocabulary),
    isPositive: isGenerated,
    weight: isBesidePeople(passage) ? besideWeight : 1,
  }));
  const learn = (used: typeof examples) => fitLogistic(used, vocabulary.ids.length, { cost, epochs });
  const inner = new Float32Array(samples.length);
  for (let part = 0; part < innerParts; part += 1) {
    const isIn = samples.map((sample) => innerPartOf(sample) === part);
    const model = learn(examples.filter((_, at) => !isIn[at]));
    examples.forEach(({ row }, at) => (isIn[at] ? (inner[at] = logitOf(model, row)) : undefined));
  }
  const { weights, bias } = learn(examples);
  return { whole: { ids: vocabulary.ids, table: vocabulary.table, weights: unscaled(weights, vocabulary), bias }, inner, familiar: Float32Array.from(grams, (one) => familiarityOf(one, vocabulary)) };
}

const readAll = ({ tokens }: Sample, lexicons: readonly Lexicon[]): LinearReading => readLinear(lexicons, tokens, 0, tokens.count);

/** What a stack says of a sample: its score, and the evidence that it rests on. */
export function read({ lexicons, forest }: Stack, sample: Sample): { score: number; evidence: LinearReading["evidence"] } {
  const reading = readAll(sample, lexicons);
  return { score: scoreOf({ forest, linearShare }, reading, sample.style), evidence: reading.evidence };
}
