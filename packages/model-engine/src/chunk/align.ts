import { joined, likeness, profileOf, type Profile } from "./likeness.ts";

/** Sentences of the original and the sentences that stand for them; `from` inclusive, `to` exclusive. */
export interface Match {
  readonly original: { readonly from: number; readonly to: number };
  /** Empty where the answer has nothing for them; the original's is empty where the answer says something new. */
  readonly answer: { readonly from: number; readonly to: number };
}

/** How many sentences may become how many; the first is the usual one. */
const moves: readonly (readonly [original: number, answer: number])[] = [[1, 1], [1, 2], [2, 1], [1, 3], [3, 1], [2, 2]];

/** What two sentences do not share speaks against the pair, a little. */
const unlike = 0.15;
/** Joining and splitting need a better reason than chance. */
const cost = 0.05;
/** What is in its place is more likely what it was. */
const inPlace = 0.1;

/** How far from its place a sentence of a long text is looked for, in sentences, or as a share of them all. */
const [reach, share] = [8, 0.15];

interface Step {
  readonly score: number;
  readonly move: readonly [original: number, answer: number];
}

/** Pairs the sentences of a text with those of its rewrite, in order, by what they share. */
export function align(original: readonly string[], answer: readonly string[]): Match[] {
  const ours = original.map(profileOf);
  const theirs = answer.map(profileOf);
  const [rows, columns] = [original.length, answer.length];
  const steps: Step[][] = Array.from({ length: rows + 1 }, () => []);

  const average = Math.max(1, [...ours, ...theirs].reduce((sum, profile) => sum + massOf(profile), 0) / (rows + columns));

  const worth = (row: number, column: number, [height, width]: readonly [number, number]): number => {
    const [one, other] = [together(ours, row - height, row), together(theirs, column - width, column)];
    const near = likeness(one, other);
    const size = (massOf(one) + massOf(other)) / (2 * average);
    const away = Math.abs((row - height / 2) / rows - (column - width / 2) / columns);
    return (near - unlike * (1 - near)) * size + inPlace * (1 - away) - (height === 1 && width === 1 ? 0 : cost);
  };

  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      let best: Step = { score: row + column === 0 ? 0 : -Infinity, move: [0, 0] };
      const consider = (move: readonly [number, number], gain: number) => {
        const before = steps[row - move[0]]?.[column - move[1]];
        if (before && before.score + gain > best.score) best = { score: before.score + gain, move };
      };
      consider([1, 0], 0);
      consider([0, 1], 0);
      const isFar = Math.abs(row - (column * rows) / Math.max(1, columns)) > Math.max(reach, share * rows);
      if (!isFar) for (const move of moves) if (move[0] <= row && move[1] <= column) consider(move, worth(row, column, move));
      steps[row]?.push(best);
    }
  }
  return traced(steps, rows, columns);
}

const massOf = (profile: Profile): number => [...profile.values()].reduce((sum, count) => sum + count, 0);

const together = (profiles: readonly Profile[], from: number, to: number): Profile => joined(profiles.slice(from, to));

function traced(steps: readonly (readonly Step[])[], rows: number, columns: number): Match[] {
  const matches: Match[] = [];
  for (let row = rows, column = columns; row > 0 || column > 0; ) {
    const [height, width] = steps[row]?.[column]?.move ?? [0, 0];
    if (height + width === 0) break;
    matches.push({ original: { from: row - height, to: row }, answer: { from: column - width, to: column } });
    row -= height;
    column -= width;
  }
  return matches.toReversed();
}
