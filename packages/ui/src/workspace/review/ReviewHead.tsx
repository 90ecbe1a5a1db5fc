import { Stamp } from "../../components/Stamp/Stamp.tsx";
import type { ReviewMessages } from "../messages.ts";
import { countWords } from "../measure.ts";
import type { Outcome, ReviewProps } from "../runtime.ts";
import { CopyButton } from "./CopyButton.tsx";
import { factsIn } from "./facts.ts";
import { box, figures, findings, head, toggle, tools } from "./Review.css.ts";

interface ReviewHeadProps {
  readonly outcome: Outcome;
  readonly messages: ReviewMessages;
  readonly showChanges: boolean;
  readonly onShowChanges: (show: boolean) => void;
  readonly onCopy: ReviewProps["onCopy"];
}

/** In a shorter text one phrase more or less makes a rate in 1,000 words leap. */
const fewestWordsForRates = 150;

/** The proof and the figures, and what can be done with the output. */
export function ReviewHead({ outcome: { result, rest }, messages, showChanges, onShowChanges, onCopy }: ReviewHeadProps) {
  return (
    <div className={head}>
      <div className={findings}>
        <Stamp>{messages.proof(factsIn(result.proof.kept))}</Stamp>
        <div className={figures}>
          {result.words.in < fewestWordsForRates ? null : <p>{messages.marks(Math.round(result.marks.before), Math.round(result.marks.after))}</p>}
          <p>{messages.words(result.words.out)}</p>
        </div>
      </div>
      <div className={tools}>
        {result.edits.length === 0 ? null : (
          <label className={toggle}>
            <input className={box} type="checkbox" checked={showChanges} onChange={({ target }) => onShowChanges(target.checked)} />
            {messages.showChanges}
          </label>
        )}
        <CopyButton text={result.text + rest} messages={messages} onCopy={() => onCopy?.(result.words.out + countWords(rest))} />
      </div>
    </div>
  );
}
