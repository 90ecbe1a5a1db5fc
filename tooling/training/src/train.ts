import { deflateRawSync } from "node:zlib";
import { mkdirSync, writeFileSync } from "node:fs";
import { calibrated, pack, shareUpper, windows, type Model, type Settings } from "@prosewell/detector/training";
import { boundOf, calibrationOf, quantile, rangesOf, windowOf, type Outcome } from "./calibrate.ts";
import { sourceFolds, topicFolds, type Fold } from "./folds.ts";
import { addedPassages, isLearnable } from "./added.ts";
import { passages } from "./passages.ts";
import { sampleOf, type Sample } from "./sample.ts";
import { fitStack, linearShare, read } from "./stack.ts";
import { humanGroups, leastInGroup } from "./thresholds.ts";

const target = new URL("../../../packages/detector/src/model/weights.generated.ts", import.meta.url);
const published = new URL("../../../packages/detector/src/measured.generated.ts", import.meta.url);
const results = new URL("../results/", import.meta.url);
const tell = (line: string) => process.stderr.write(`${line}\n`);

/** No more false accusations than this in any group of human writing, when nothing from their source was known. */
const accused = 0.01;
/** A generated text is called human at most this often. */
const overlooked = 0.07;

const [train, dev, more] = [passages("train"), passages("dev"), addedPassages()];
if (!train || !dev || !more) {
  tell("The detector's corpora are not in CORPUS_DIR: nothing to train on.");
  process.exitCode = 1;
} else {
  const corpus = [...train, ...dev].map(sampleOf);
  const added = more.filter(isLearnable).map(sampleOf);
  const settings = settle(corpus, train.length, added);
  const model: Model = { ...fitStack([...corpus.slice(0, train.length), ...added]), settings };
  const packed = deflateRawSync(pack(model), { level: 9 });
  writeFileSync(target, `/** Made by \`npm run train\` in tooling/training. */\nexport const weights =\n  "${packed.toString("base64")}";\n`);
  tell(`weights: ${model.lexicons.map(({ ids }) => ids.length).join(" + ")} grams, ${Math.ceil(packed.length / 1024)} KB`);
}

/** Finds what turns scores into answers, from models that had not seen what they judge, and had seen what was added. The first `calibrating` samples calibrate; all set the bounds of the verdicts. */
function settle(all: readonly Sample[], calibrating: number, added: readonly Sample[]): Settings {
  const evidence: { window: ReturnType<typeof windows>[number]; isGenerated: boolean }[] = [];
  const scoresOf = (folds: readonly Fold[], withWindows: boolean): number[] => {
    const scores: number[] = [];
    for (const { name, kind, learn, judge } of folds) {
      const stack = fitStack([...learn.map((at) => all[at] as Sample), ...added]);
      for (const at of judge) {
        const sample = all[at] as Sample;
        const found = read(stack, sample);
        scores[at] = found.score;
        if (!withWindows || at >= calibrating) continue;
        const near = windows(sample.tokens, 0, sample.tokens.count, found.evidence);
        const middle = near[Math.floor(near.length / 2)];
        if (middle) evidence.push({ window: middle, isGenerated: sample.isGenerated });
      }
      tell(`${kind}: ${name}`);
    }
    return scores;
  };
  const known = scoresOf(topicFolds(all.map(({ passage }) => passage)), true);
  const foreign = scoresOf(sourceFolds(all.map(({ passage }) => passage)), false);
  const outcomes = all.map(({ isGenerated, words }, at): Outcome => ({ isGenerated, words, score: known[at] ?? 0, foreignScore: foreign[at] ?? 0 }));
  const learned = outcomes.slice(0, calibrating);
  const calibration = calibrationOf(learned);

  const logits = outcomes.map(({ foreignScore, words }) => calibrated(calibration, foreignScore, words));
  const inGroups = Object.values(humanGroups).map((isIn) => all.flatMap(({ passage, isGenerated }, at) => (!isGenerated && isIn(passage) ? [logits[at] ?? 0] : [])));
  const ai = Math.max(...inGroups.filter(({ length }) => length >= leastInGroup).map((group) => boundOf(group, accused)));
  const generated = logits.filter((_, at) => all[at]?.isGenerated);
  const accusations = Object.keys(humanGroups).map((group, place) => {
    const found = inGroups[place] ?? [];
    const hits = found.filter((logit) => logit >= ai).length;
    return { group, passages: found.length, accused: hits, upper: shareUpper(hits, found.length) };
  });
  const caught = generated.filter((logit) => logit >= ai).length;
  mkdirSync(results, { recursive: true });
  writeFileSync(new URL("accusations.json", results), `${JSON.stringify({ accusations, generated: generated.length, caught }, null, 1)}\n`);
  const learnedFrom = sidesOf([...learned, ...added]);
  const measured = JSON.stringify({ learned: learnedFrom, added: sidesOf(added), generated: generated.length, caught, accusations }, null, 2);
  writeFileSync(published, `import type { Measured } from "./measured.ts";\n\n/** Made by \`npm run train\` in tooling/training. */\nexport const found: Measured = ${measured};\n`);
  return {
    calibration,
    linearShare,
    ranges: rangesOf(learned, calibration),
    verdicts: { ai, human: quantile(generated, overlooked) },
    window: windowOf(evidence),
    mixed: { ai: 0.8, human: 0.2 },
    typical: typicalOf(all.slice(0, calibrating)),
  };
}

/** The mean of each measure of style over people's prose. */
function typicalOf(samples: readonly Sample[]): number[] {
  const human = samples.filter(({ isGenerated }) => !isGenerated);
  return Array.from(human[0]?.style ?? [], (_, place) => Number((human.reduce((total, { style }) => total + (style[place] ?? 0), 0) / human.length).toPrecision(4)));
}

function sidesOf(some: readonly { readonly isGenerated: boolean }[]) {
  const generated = some.filter(({ isGenerated }) => isGenerated).length;
  return { human: some.length - generated, generated };
}
