import type { Detection } from "@prosewell/detector";
import { ButtonLink } from "../../components/Button/Button.tsx";
import { JudgedText } from "../detection/JudgedText.tsx";
import { Reasons } from "../detection/Reasons.tsx";
import { countWords } from "../measure.ts";
import { aside, judgement as judgementClass, next } from "./Judgement.css.ts";
import type { JudgementMessages } from "./messages.ts";

export interface JudgementProps {
  /** The part of the text that was judged. */
  readonly text: string;
  /** Whether there was more of it. */
  readonly isPart: boolean;
  readonly judgement: Detection;
  readonly messages: JudgementMessages;
}

/** What the detector makes of a text: the verdict with its range, the sentences behind it, and what it is worth. */
export function Judgement({ text, isPart, judgement, messages }: JudgementProps) {
  const words = countWords(text);
  return (
    <div className={judgementClass}>
      <JudgedText label={messages.text(words)} judgement={judgement} messages={messages} />
      {judgement.verdict === "unsure" ? <p>{adviceFor(judgement, messages)}</p> : null}
      {isPart ? <p className={aside}>{messages.firstWords(words)}</p> : null}
      <Reasons text={text} judgement={judgement} messages={messages} />
      <p className={aside}>
        {messages.caution} <a href={messages.methods.href}>{messages.methods.label}</a>
      </p>
      <div className={next}>
        <ButtonLink href={messages.humanize.href}>{messages.humanize.label}</ButtonLink>
      </div>
    </div>
  );
}

const adviceFor = ({ reliability }: Detection, { advice }: JudgementMessages) =>
  reliability === "not enough text" || reliability === "language not measured" ? advice[reliability] : advice.other;
