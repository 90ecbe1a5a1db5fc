import { rhythm } from "./Statistics.css.ts";

/** More strokes than this would be a grey field. */
export const mostDrawn = 80;

const height = 40;
const step = 4;

interface RhythmProps {
  readonly label: string;
  /** Words of each sentence. */
  readonly sentences: readonly number[];
  /** What a stroke of full height stands for, so that two drawings can be held against each other. */
  readonly longest: number;
  /** How many strokes there is room for. */
  readonly room: number;
}

/** The lengths of sentences, a stroke for each. What it shows is told beside it in figures. */
export function Rhythm({ label, sentences, longest, room }: RhythmProps) {
  const strokes = sentences.map((words, index) => `M${step * index + step / 2} ${height}v-${((height * words) / longest).toFixed(1)}`).join("");
  return (
    <svg className={rhythm} style={{ inlineSize: `${room / 2}rem` }} role="img" aria-label={label} viewBox={`0 0 ${step * room} ${height}`} preserveAspectRatio="none">
      <path d={strokes} fill="none" stroke="currentColor" strokeWidth={step / 2} />
    </svg>
  );
}
