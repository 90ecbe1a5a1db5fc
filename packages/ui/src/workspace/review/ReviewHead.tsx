import { Stamp } from "../../components/Stamp/Stamp.tsx";
import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { factsIn } from "./facts.ts";
import { figures, findings } from "./Review.css.ts";

interface ReviewHeadProps {
  readonly outcome: Outcome;
  /** Words of the output as it stands. */
  readonly words: number;
  readonly messages: ReviewMessages;
}

/** In a shorter text one phrase more or less makes a rate in 1,000 words leap; where no marks are known, none can be counted. */
const fewestWordsForRates = 150;

/** The proof and the figures. */
export function ReviewHead({ outcome: { result }, words, messages }: ReviewHeadProps) {
  return (
    <div className={findings}>
      <Stamp>{messages.proof(factsIn(result.proof.kept))}</Stamp>
      <div className={figures}>
        {result.words.in < fewestWordsForRates || result.coverage === "cleanup" ? null : <p>{messages.marks(Math.round(result.marks.before), Math.round(result.marks.after))}</p>}
        <p>{messages.words(words)}</p>
      </div>
    </div>
  );
}
