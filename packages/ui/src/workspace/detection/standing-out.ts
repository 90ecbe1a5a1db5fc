import type { Detection, JudgedSentence } from "@prosewell/detector";

/** More than a reader looks through. */
const most = 8;

/** The sentences with reasons, the most telling first. */
export const standingOut = ({ sentences }: Detection): readonly JudgedSentence[] =>
  sentences
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted((one, other) => Math.abs(other.probability - 0.5) - Math.abs(one.probability - 0.5))
    .slice(0, most);
