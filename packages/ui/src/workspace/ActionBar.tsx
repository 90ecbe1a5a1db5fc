import { type ReactNode, useId, useRef } from "react";
import { Button } from "../components/Button/Button.tsx";
import { ProgressBar } from "../components/ProgressBar/ProgressBar.tsx";
import { bar, buttons, main, progress, shortcut, sign as signClass, standing as standingClass, status, tally, toResult } from "./ActionBar.css.ts";
import { CancelButton } from "./CancelButton.tsx";
import { counted, fill } from "./fill.ts";
import type { WorkspaceMessages } from "./messages.ts";
import { useEarlyPress } from "./use-early-press.ts";
import { isRunning, type Run } from "./workspace-state.ts";

type ActionMessages = Pick<WorkspaceMessages, "locale" | "input" | "run">;

interface ActionBarProps {
  readonly messages: ActionMessages;
  readonly run: Run;
  readonly words: number | null;
  /** The most words that can be rewritten at once. */
  readonly wordsPerRun: number;
  /** Where the text is kept, for as long as there is room for it here. */
  readonly kept: ReactNode;
  /** How many words are left today. */
  readonly standing: string;
  readonly resultId: string;
  /** What else can be done with the input; not while a run reads it. */
  readonly children: ReactNode;
  readonly onStart: () => void;
  readonly onCancel: () => void;
}

const statusOf = ({ status: at }: Run, { run }: ActionMessages) =>
  ({ idle: "", loading: run.loading, preceded: run.preceded, working: run.working, done: run.done, cancelled: run.cancelled, failed: "" })[at];

export function ActionBar({ messages, run, words, wordsPerRun, kept, standing, resultId, children, onStart, onCancel }: ActionBarProps) {
  const running = isRunning({ run });
  const start = useRef<HTMLButtonElement>(null);
  const sign = useRef<HTMLDivElement>(null);
  const signId = useId();
  const alive = useEarlyPress(sign, onStart);
  const tooLong = words !== null && words > wordsPerRun;
  const { locale } = messages;

  return (
    <div className={bar}>
      {alive ? null : (
        <div ref={sign} id={signId} popover="manual" className={signClass}>
          {messages.run.loading}
        </div>
      )}
      {running ? (
        <div className={progress}>
          <ProgressBar label={messages.run.working} share={run.status === "working" ? run.share : null} />
        </div>
      ) : null}
      <div className={tally}>
        <span>{words === null ? null : counted(messages.input.wordCount, words, locale)}</span>
        {run.status === "idle" ? <span>{kept}</span> : null}
        <span className={standingClass}>{standing}</span>
        {run.status === "idle" ? <span className={shortcut}>{messages.run.shortcut}</span> : null}
        <output className={status}>{statusOf(run, messages)}</output>
        {run.status === "done" ? (
          <a className={toResult} href={`#${resultId}`}>
            {messages.run.toResult}
          </a>
        ) : null}
      </div>
      <div className={buttons}>
        {running ? <CancelButton label={messages.run.cancel} heir={start} onCancel={onCancel} /> : children}
        <div className={main}>
          {/* Stays where it is while it rests: the second press of a double click must not meet Cancel. */}
          <Button
            ref={start}
            look="primary"
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-disabled={running}
            popoverTarget={alive ? undefined : signId}
            popoverTargetAction={alive ? undefined : "show"}
            onClick={running ? undefined : onStart}
          >
            {tooLong ? fill(messages.run.humanizeFirst, { limit: wordsPerRun }, locale) : messages.run.humanize}
          </Button>
        </div>
      </div>
    </div>
  );
}
