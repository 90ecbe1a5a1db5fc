import { deflateRawSync } from "node:zlib";
import { calibrated, pack, shareUpper, windows, type Model, type Settings } from "@prosewell/detector/training";
import type { Measured } from "@prosewell/detector/measured";
import { isLearnable } from "./added.ts";
import { boundOf, calibrationOf, quantile, rangesOf, windowOf, type Outcome } from "./calibrate.ts";
import { sourceFolds, topicFolds, type Fold } from "./folds.ts";
import type { Passage } from "./passages.ts";
import { sampleOf, type Sample } from "./sample.ts";
import { fitStack, linearShare, read } from "./stack.ts";
import { humanGroups, leastInGroup } from "./thresholds.ts";

/** No more false accusations than this in any group of human writing, when nothing from their source was known. */
const accused = 0.01;
/** A generated text is called human at most this often. */
const overlooked = 0.07;

export interface Trained {
  /** The model as the detector's package carries it. */
  readonly packed: Uint8Array;
  /** How many grams each family has. */
  readonly grams: readonly number[];
  readonly measured: Measured;
}

/** From passages to weights: the same ones every time. The train passages and what is added are learned from; dev helps to set the bounds. `tell` hears of each part that is done. */
export function trainOn({ train, dev, more }: { readonly train: readonly Passage[]; readonly dev: readonly Passage[]; readonly more: readonly Passage[] }, tell: (line: string) => void): Trained {
  const corpus = [...train, ...dev].map(sampleOf);
  const added = more.filter(isLearnable).map(sampleOf);
  const { settings, measured } = settle(corpus, train.length, added, tell);
  const model: Model = { ...fitStack([...corpus.slice(0, train.length), ...added]), settings };
  return { packed: deflateRawSync(pack(model), { level: 9 }), grams: model.lexicons.map(({ ids }) => ids.length), measured };
}

/** Finds what turns scores into answers, from models that had not seen what they judge, and had seen what was added, apart from what shares their topics. The first `calibrating` samples calibrate; all set the bounds of the verdicts. */
function settle(all: readonly Sample[], calibrating: number, added: readonly Sample[], tell: (line: string) => void): { readonly settings: Settings; readonly measured: Measured } {
  const evidence: { window: ReturnType<typeof windows>[number]; isGenerated: boolean }[] = [];
  const scoresOf = (folds: readonly Fold[], withWindows: boolean): number[] => {
    const scores: number[] = [];
    for (const { name, kind, learn, judge } of folds) {
      const judged = new Set(judge.map((at) => all[at]?.passage.topic));
      const stack = fitStack([...learn.map((at) => all[at] as Sample), ...added.filter(({ passage }) => !judged.has(passage.topic))]);
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
  const measured = { learned: sidesOf([...learned, ...added]), added: sidesOf(added), generated: generated.length, caught, accusations };
  const settings = {
    calibration,
    linearShare,
    ranges: rangesOf(learned, calibration),
    verdicts: { ai, human: quantile(generated, overlooked) },
    window: windowOf(evidence),
    mixed: { ai: 0.8, human: 0.2 },
    typical: typicalOf(all.slice(0, calibrating)),
  };
  return { settings, measured };
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
