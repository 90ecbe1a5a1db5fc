import {
  band, drawing, ends as endsClass, figure as figureClass, graduation, highEnd, label as labelClass, narrowest, numeral, numerals, point, ruler, scoreRange, sentence as sentenceClass,
} from "./ScoreRange.css.ts";

interface Score {
  readonly low: number;
  readonly high: number;
  /** Where in the range it most likely lies. */
  readonly estimate: number;
}

interface ScoreRangeProps {
  /** What was measured. */
  readonly label: string;
  /** The range as it is read out, such as “20 to 45 of 100”, or that one cannot tell. */
  readonly figure: string;
  /** What the figure means. */
  readonly sentence: string;
  /** What stands at either end of the ruler. */
  readonly ends: { readonly low: string; readonly high: string };
  /** From 0 to 1; `null` where one cannot tell, and then there is nothing to draw. */
  readonly score: Score | null;
}

const marks = [0, 25, 50, 75, 100];
const percent = (share: number) => `${share * 100}%`;
const onRuler = (share: number) => Math.min(1, Math.max(0, share));

/** A line with a short stroke at every fifth unit and a long one at every mark. */
const strokes = Array.from({ length: 21 }, (_, at) => at * 5)
  .map((at) => `M${at} 0V${marks.includes(at) ? 10 : 5}`)
  .join("");

/** An estimate that says how sure it is: a range on a printed ruler. All that the drawing shows is said in words before it. */
export function ScoreRange({ label, figure, sentence, ends, score }: ScoreRangeProps) {
  return (
    <figure className={scoreRange}>
      <figcaption className={labelClass}>{label}</figcaption>
      <p className={figureClass}>{figure}</p>
      <p className={sentenceClass}>{sentence}</p>
      {score ? <Drawing ends={ends} score={score} /> : null}
    </figure>
  );
}

function Drawing({ ends, score }: { readonly ends: ScoreRangeProps["ends"]; readonly score: Score }) {
  const low = onRuler(score.low);
  return (
    <div className={drawing} aria-hidden="true">
      <div className={ruler}>
        <div className={band} style={{ insetInlineStart: `min(${percent(low)}, 100% - ${narrowest})`, inlineSize: percent(onRuler(score.high) - low) }} />
        <div className={point} style={{ insetInlineStart: percent(onRuler(score.estimate)) }} />
        <svg className={graduation} viewBox="0 0 100 10" preserveAspectRatio="none">
          <path d={`M0 0H100${strokes}`} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <div className={numerals}>
        {marks.map((mark) => (
          <span key={mark} className={numeral}>
            {mark}
          </span>
        ))}
      </div>
      <div className={endsClass}>
        <span>{ends.low}</span>
        <span className={highEnd}>{ends.high}</span>
      </div>
    </div>
  );
}
