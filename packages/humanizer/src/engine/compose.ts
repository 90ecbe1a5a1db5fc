import { applyChanges, type Change } from "./passage.ts";

/**
 * Two rounds as one: `first` turned the text into another, `second` that one into a third; what comes back leads from
 * the text straight to the third. Changes that meet merge, and speak in the name of the earlier round.
 */
export function compose(text: string, first: readonly Change[], second: readonly Change[]): readonly Change[] {
  if (second.length === 0) return first;
  const middle = applyChanges(text, first);
  let shift = 0;
  return clusters([...placed(first), ...second.map(late)]).map(({ places, from, to }) => {
    const start = from - shift;
    shift += places.reduce((sum, { growth }) => sum + growth, 0);
    return merged(places, { start, end: to - shift, middle: middle.slice(from, to), from });
  });
}

/** A change and the place that it takes in the text between the rounds. */
interface Place {
  readonly change: Change;
  readonly from: number;
  readonly to: number;
  /** By how much the text before it and after it came to lie further apart in the first round. */
  readonly growth: number;
  readonly isLate: boolean;
}

function placed(first: readonly Change[]): Place[] {
  let shift = 0;
  return first.map((change) => {
    const from = change.start + shift;
    const growth = change.after.length - (change.end - change.start);
    shift += growth;
    return { change, from, to: from + change.after.length, growth, isLate: false };
  });
}

const late = (change: Change): Place => ({ change, from: change.start, to: change.end, growth: 0, isLate: true });

interface Cluster {
  readonly places: Place[];
  readonly from: number;
  to: number;
}

/** Places that overlap or touch, together. */
function clusters(places: readonly Place[]): Cluster[] {
  const found: Cluster[] = [];
  for (const place of places.toSorted((one, other) => one.from - other.from || one.to - other.to)) {
    const last = found.at(-1);
    if (last && place.from <= last.to) {
      last.places.push(place);
      last.to = Math.max(last.to, place.to);
    } else {
      found.push({ places: [place], from: place.from, to: place.to });
    }
  }
  return found;
}

interface Ground {
  readonly start: number;
  readonly end: number;
  readonly middle: string;
  readonly from: number;
}

function merged(places: readonly Place[], { start, end, middle, from }: Ground): Change {
  const seconds = places.filter(({ isLate }) => isLate).map(({ change }) => change);
  const speaker = (places.find(({ isLate }) => !isLate) ?? places[0])?.change;
  if (!speaker) throw new RangeError("A cluster holds at least one change.");
  if (places.length === 1) return { ...speaker, start, end };
  return {
    start,
    end,
    after: applyChanges(middle, seconds.map((change) => ({ ...change, start: change.start - from, end: change.end - from }))),
    alternatives: [],
    rule: speaker.rule,
    group: places.find(({ change }) => change.group !== undefined)?.change.group,
    foreign: places.every(({ change }) => change.foreign === true),
  };
}
