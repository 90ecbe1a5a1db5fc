import { styleNames } from "../features/style.ts";
import type { Model } from "../model/model.ts";
import { type Judged, logitOf } from "../model/score.ts";
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

const placesOf = (names: readonly string[]) => names.map((name) => styleNames.indexOf(name));
const located = manners.map((manner) => ({ manner, measures: placesOf(manner.measures), lead: placesOf(manner.lead) }));

/** What each trait is worth in a text of some parts. */
export function traitsOf(model: Model, parts: readonly Judged[]): Trait[] {
  const words = parts.reduce((total, part) => total + part.words, 0);
  const typical = model.settings.typical;
  return located.map(({ manner, measures, lead }) => {
    let effect = 0;
    let distance = 0;
    for (const part of parts) {
      const neutral = part.style.slice();
      for (const place of measures) neutral[place] = typical[place] ?? 0;
      effect += (part.words / words) * (part.logit - logitOf(model, part, neutral));
      distance += (part.words / words) * lead.reduce((total, place) => total + (part.style[place] ?? 0) - (typical[place] ?? 0), 0);
    }
    return { manner, effect, isMore: distance > 0 };
  });
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
