import { Stamp } from "../../components/Stamp/Stamp.tsx";
import { modelEngine } from "../engines/model-engine.ts";
import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { Facts } from "./Facts.tsx";
import { factsIn } from "./facts.ts";
import { hasRates } from "./rates.ts";
import { figures, findings } from "./Review.css.ts";

interface ReviewHeadProps {
  readonly outcome: Outcome;
  /** Words of the output as it stands. */
  readonly words: number;
  readonly messages: ReviewMessages;
  /** Asked to show a stretch of the original where it stands. */
  readonly onShow: (start: number, end: number) => void;
}

/** The proof and the figures. */
export function ReviewHead({ outcome: { original, result }, words, messages, onShow }: ReviewHeadProps) {
  const count = factsIn(result.proof.kept);
  return (
    <div className={findings}>
      {count === 0 ? (
        <Stamp>{messages.proof(count)}</Stamp>
      ) : (
        <Facts original={original} language={result.language} messages={messages.facts} onShow={onShow}>
          <Stamp opens>{messages.proof(count)}</Stamp>
        </Facts>
      )}
      <div className={figures}>
        {result.engine === modelEngine ? <p>{messages.model.by}</p> : null}
        {hasRates(result) ? <p>{messages.marks(Math.round(result.marks.before), Math.round(result.marks.after))}</p> : null}
        <p>{messages.words(words)}</p>
      </div>
    </div>
  );
}
