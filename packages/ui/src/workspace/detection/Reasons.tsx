import type { Detection } from "@prosewell/detector";
import { about as aboutClass, figure, quoted, reasons as reasonsClass, sentence, summary } from "./Detection.css.ts";
import type { JudgedMessages } from "./messages.ts";
import { standingOut } from "./standing-out.ts";

interface ReasonsProps {
  readonly text: string;
  readonly judgement: Detection;
  /** Which text they are about, where two were judged. */
  readonly of?: string;
  readonly messages: JudgedMessages;
}

/** What in the manner of the whole text speaks for the answer, then the sentences that speak loudest, and why; these are opened by whoever wants to know. */
export function Reasons({ text, judgement, of: about, messages }: ReasonsProps) {
  const sentences = standingOut(judgement);
  const hasNone = judgement.reasons.length === 0 && sentences.length === 0;

  return (
    <>
      {about === undefined || hasNone ? null : <h4 className={aboutClass}>{about}</h4>}
      <Whole judgement={judgement} />
      {sentences.length > 0 ? <Sentences text={text} sentences={sentences} messages={messages} /> : null}
    </>
  );
}

function Whole({ judgement: { reasons } }: Pick<ReasonsProps, "judgement">) {
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason.text}>{reason.text}</li>
      ))}
    </ul>
  );
}

function Sentences({ text, sentences, messages }: Omit<ReasonsProps, "judgement" | "of"> & { readonly sentences: Detection["sentences"] }) {
  return (
    <details className={reasonsClass}>
      <summary className={summary}>{messages.reasons(sentences.length)}</summary>
      <ul>
        {sentences.map(({ start, end, probability, reasons }) => (
          <li key={start} className={sentence}>
            <p className={quoted}>{text.slice(start, end)}</p>
            <p className={figure}>{messages.sentence(Math.round(probability * 100))}</p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason.text}>{reason.text}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
