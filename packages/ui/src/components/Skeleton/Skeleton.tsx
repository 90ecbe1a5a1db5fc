import { skeleton, word } from "./Skeleton.css.ts";

interface SkeletonProps {
  /** Lines of text that will stand there, about. */
  readonly lines?: number;
}

/** How wide the words of a sentence are, in ems; they are set over and over until the lines are full. */
const sentence = [1.6, 3.2, 4.8, 1.1, 2.4, 5.6, 2, 3.9, 0.9, 4.3, 2.8, 1.4, 6.1, 2.2, 3.5, 1.8, 4.6];
/** As many as the widest pane takes. */
const wordsInLine = 14;

/** A greeked paragraph where a text is on its way. The one who shows it says so in words, by `aria-busy` and a status. */
export function Skeleton({ lines = 5 }: SkeletonProps) {
  return (
    <div className={skeleton} style={{ maxBlockSize: `${lines}lh` }} aria-hidden="true">
      {Array.from({ length: lines * wordsInLine }, (_, at) => (
        <span key={at} className={word} style={{ inlineSize: `${sentence[at % sentence.length] ?? 1}em` }} />
      ))}
    </div>
  );
}
