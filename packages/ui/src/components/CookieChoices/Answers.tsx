import type { ReactNode } from "react";
import { Button } from "../Button/Button.tsx";
import { answer, answers } from "./CookieChoices.css.ts";

export interface AnswersMessages {
  readonly acceptAll: string;
  readonly rejectAll: string;
}

interface AnswersProps {
  readonly messages: AnswersMessages;
  readonly onAll: (granted: boolean) => void;
  /** The third way. */
  readonly other: ReactNode;
}

/** To refuse is no harder than to agree. */
export function Answers({ messages, onAll, other }: AnswersProps) {
  return (
    <div className={answers}>
      <div className={answer}>
        <Button onClick={() => onAll(true)}>{messages.acceptAll}</Button>
      </div>
      <div className={answer}>
        <Button onClick={() => onAll(false)}>{messages.rejectAll}</Button>
      </div>
      <div className={answer}>{other}</div>
    </div>
  );
}
