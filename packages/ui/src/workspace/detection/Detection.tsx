import type { Detection as Judgement } from "@prosewell/detector";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { caution, detection, scores, start as startClass } from "./Detection.css.ts";
import type { DetectionMessages } from "./messages.ts";
import { Reasons } from "./Reasons.tsx";
import { JudgedText } from "./JudgedText.tsx";

/** Judges a text. Rejects when the detector cannot be had, and with a `RangeError` where the text is longer than it reads. */
export type Detect = (text: string) => Promise<Judgement>;

interface DetectionProps {
  readonly detect: Detect;
  readonly original: string;
  /** The output as it stands. */
  readonly text: string;
  readonly messages: DetectionMessages;
}

interface Judged {
  readonly text: string;
  readonly before: Judgement;
  readonly after: Judgement;
}

/** What our detector makes of the text, before and after. Asked for by the person, for one result at a time. */
export function Detection({ detect, original, text, messages }: DetectionProps) {
  const [status, setStatus] = useState<"idle" | "checking" | "failed" | "tooLong">("idle");
  const [judged, setJudged] = useState<Judged | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const check = async () => {
    setStatus("checking");
    try {
      const [before, after] = await Promise.all([detect(original), detect(text)]);
      setJudged({ text, before, after });
      setStatus("idle");
    } catch (error) {
      setStatus(error instanceof RangeError ? "tooLong" : "failed");
    }
  };

  // The button that was pressed may be gone with the answer.
  useEffect(() => {
    if (judged && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [judged]);

  const isCurrent = judged?.text === text;

  return (
    <section className={detection} aria-label={messages.label}>
      {isCurrent ? null : (
        <div className={startClass}>
          <Button aria-disabled={status === "checking"} onClick={status === "checking" ? undefined : () => void check()}>
            {judged ? messages.checkAgain : messages.check}
          </Button>
          <output>{status === "checking" ? messages.checking : null}</output>
        </div>
      )}
      {status === "failed" || status === "tooLong" ? <Notice kind="problem">{messages[status]}</Notice> : null}
      {judged && isCurrent ? (
        <>
          <h3 ref={heading} tabIndex={-1}>
            {messages.title}
          </h3>
          <div className={scores}>
            <JudgedText label={messages.before} judgement={judged.before} messages={messages} />
            <JudgedText label={messages.after} judgement={judged.after} messages={messages} />
          </div>
          <Reasons text={text} judgement={judged.after} of={messages.after} messages={messages} />
          <p className={caution}>
            {messages.caution}{" "}
            <a href={messages.methods.href}>{messages.methods.label}</a>
          </p>
        </>
      ) : null}
    </section>
  );
}
