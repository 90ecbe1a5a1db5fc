import { styleNames } from "../features/style.ts";
import { binOf, binsOf, leavesOf, rootsAsking } from "../model/forest.ts";
import type { Model } from "../model/model.ts";
import { type Judged, rowOf, slopeAt } from "../model/score.ts";
import { type Manner, manners } from "./manners.ts";

/** A trait's worth in a text: how far the logit falls once its measures are those of people's prose. */
export interface Trait {
  readonly manner: Manner;
  readonly effect: number;
  readonly isMore: boolean;
}

const mostTold = 4;
/** What a trait must be worth, as a logit of the text, to be told. */
const leastEffect = 0.15;

const located = manners.map((manner) => ({ manner, measures: placesOf(manner.measures), lead: placesOf(manner.lead) }));

function placesOf(names: readonly string[]): number[] {
  return names.map((name) => styleNames.indexOf(name));
}

/** The trees that ask for each manner's measures, found once for a model. */
const asking = new WeakMap<Model, readonly Uint32Array[]>();

function askingIn(model: Model, offset: number): readonly Uint32Array[] {
  const known = asking.get(model) ?? located.map(({ measures }) => rootsAsking(model.forest, new Set(measures.map((place) => place + offset))));
  asking.set(model, known);
  return known;
}

/** What each trait is worth in a text of some parts. */
export function traitsOf(model: Model, parts: readonly Judged[]): Trait[] {
  const { forest, settings } = model;
  const words = parts.reduce((total, part) => total + part.words, 0);
  const effects = located.map(() => 0);
  const distances = located.map(() => 0);
  for (const part of parts) {
    const row = rowOf(part.linear, part.style);
    const offset = row.length - part.style.length;
    const bins = binsOf(forest, row);
    const share = part.words / words;
    located.forEach(({ measures, lead }, at) => {
      const roots = askingIn(model, offset)[at];
      const neutral = bins.slice();
      for (const place of measures) neutral[offset + place] = binOf(forest.cuts[offset + place] ?? new Float32Array(), settings.typical[place] ?? 0);
      effects[at] = (effects[at] ?? 0) + share * slopeAt(settings.calibration, part.words) * (leavesOf(forest, bins, roots) - leavesOf(forest, neutral, roots));
      for (const place of lead) distances[at] = (distances[at] ?? 0) + share * ((part.style[place] ?? 0) - (settings.typical[place] ?? 0));
    });
  }
  return located.map(({ manner }, at) => ({ manner, effect: effects[at] ?? 0, isMore: (distances[at] ?? 0) > 0 }));
}

/** What in the manner of a whole text speaks for the side that it leans to, the strongest first. */
export function mannerOf(model: Model, parts: readonly Judged[], isGenerated: boolean): string[] {
  const side = isGenerated ? 1 : -1;
  const isAsGenerated = ({ manner, isMore }: Trait) => isMore === (manner.generatedHas === "more");
  return traitsOf(model, parts)
    .filter((trait) => side * trait.effect >= leastEffect && isAsGenerated(trait) === isGenerated)
    .toSorted((one, other) => side * (other.effect - one.effect))
    .slice(0, mostTold)
    .map(({ manner }) => (isGenerated ? manner.generated : manner.human));
}
