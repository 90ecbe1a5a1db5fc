import { idOf } from "@prosewell/detector/training";
import { fitFew } from "./calibrate.ts";
import { fitLogistic, logitOf, type Example, type SparseRow } from "./logistic.ts";
import { numberOf } from "./random.ts";
import type { Sample } from "./sample.ts";
import { sparseRowOf, vocabularyOf, type GramCounts } from "./vocabulary.ts";

/**
 * What every detector must beat: logistic regressions on word 1–2-grams, on character 2–4-grams of the text as it is
 * written, and on the style features, stacked by a fourth.
 */
export interface Reference {
  readonly scoreOf: (sample: Sample) => number;
}

const [shortest, longest] = [2, 4];
const leastPassages = 3;
const cost = 100;
const epochs = 6;
const innerParts = 3;

const known = new WeakMap<Sample, GramCounts>();

/** Words and pairs of words, as one family. */
function wordsOf({ grams }: Sample): GramCounts {
  const [words, pairs] = grams;
  if (!words || !pairs) return { ids: new Uint32Array(), times: new Uint8Array() };
  return { ids: Uint32Array.from([...words.ids, ...pairs.ids]), times: Uint8Array.from([...words.times, ...pairs.times]) };
}

/** The character 2–4-grams of a text. */
function charactersOf(sample: Sample): GramCounts {
  const before = known.get(sample);
  if (before) return before;
  const { text } = sample.passage;
  const times = new Map<number, number>();
  for (let at = 0; at < text.length; at += 1) {
    let hash = 0;
    for (let length = 1; length <= longest && at + length <= text.length; length += 1) {
      hash = Math.imul(hash ^ text.charCodeAt(at + length - 1), 0x9e3779b1);
      hash ^= hash >>> 15;
      if (length >= shortest) times.set(idOf(hash), (times.get(idOf(hash)) ?? 0) + 1);
    }
  }
  const counts = { ids: Uint32Array.from(times.keys()), times: Uint8Array.from(times.values(), (count) => Math.min(255, count)) };
  known.set(sample, counts);
  return counts;
}

/** One of the three: how it sees a sample, once it has seen those that it learns from. */
type View = (samples: readonly Sample[]) => { readonly columns: number; readonly rowOf: (sample: Sample) => SparseRow };

const ofGrams =
  (of: (sample: Sample) => GramCounts): View =>
  (samples) => {
    const vocabulary = vocabularyOf(samples.map(of), leastPassages);
    return { columns: vocabulary.ids.length, rowOf: (sample) => sparseRowOf(of(sample), vocabulary) };
  };

const style: View = (samples) => {
  const width = samples[0]?.style.length ?? 0;
  const columns = Uint32Array.from({ length: width }, (_, column) => column);
  const means = columns.map(() => 0);
  const mean = Float64Array.from(means, (_, column) => samples.reduce((total, sample) => total + (sample.style[column] ?? 0), 0) / samples.length);
  const deviation = Float64Array.from(means, (_, column) => Math.sqrt(samples.reduce((total, sample) => total + ((sample.style[column] ?? 0) - (mean[column] ?? 0)) ** 2, 0) / samples.length) || 1);
  const rowOf = ({ style: values }: Sample) => ({ columns, values: Float32Array.from(values, (value, column) => (value - (mean[column] ?? 0)) / (deviation[column] ?? 1) / Math.sqrt(width)) });
  return { columns: width, rowOf };
};

const views: readonly View[] = [ofGrams(wordsOf), ofGrams(charactersOf), style];

export function fitReference(samples: readonly Sample[]): Reference {
  const partOf = ({ passage }: Sample) => numberOf(`${passage.topic}q`) % innerParts;
  const learned = views.map((view) => {
    const { columns, rowOf } = view(samples);
    const examples = samples.map((sample): Example => ({ row: rowOf(sample), isPositive: sample.isGenerated }));
    const inner = samples.map(() => 0);
    for (let part = 0; part < innerParts; part += 1) {
      const isIn = (at: number) => partOf(samples[at] as Sample) === part;
      const model = fitLogistic(examples.filter((_, at) => !isIn(at)), columns, { cost, epochs });
      examples.forEach(({ row }, at) => (isIn(at) ? (inner[at] = logitOf(model, row)) : undefined));
    }
    return { rowOf, inner, whole: fitLogistic(examples, columns, { cost, epochs }) };
  });
  const [height = 0, ...shares] = fitFew(samples.map((_, at) => [1, ...learned.map(({ inner }) => inner[at] ?? 0)]), samples.map(({ isGenerated }) => isGenerated));
  return { scoreOf: (sample) => learned.reduce((total, { rowOf, whole }, at) => total + (shares[at] ?? 0) * logitOf(whole, rowOf(sample)), height) };
}
