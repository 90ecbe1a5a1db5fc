import type { Edit, Strength } from "@prosewell/humanizer";
import { useRef } from "react";
import { Button } from "../components/Button/Button.tsx";
import { Notice } from "../components/Notice/Notice.tsx";
import { Legend } from "./Legend.tsx";
import type { WorkspaceMessages } from "./messages.ts";
import { empty, emptyTitle, foot, pane as paneClass } from "./ResultPane.css.ts";
import type { Again } from "./engines/again.ts";
import type { Coming, Served } from "./engines/served.ts";
import type { DecisionHistory } from "./review/decision-history.ts";
import type { Decisions } from "./review/decisions.ts";
import type { Outcome, WorkspaceRuntime } from "./runtime.ts";

interface ResultPaneProps {
  readonly id: string;
  readonly messages: WorkspaceMessages["result"];
  readonly runtime: WorkspaceRuntime | null;
  readonly outcome: Outcome | null;
  /** A text that is on its way stands in front of it. */
  readonly coming: Coming | null | undefined;
  readonly served: Served | null;
  readonly decisions: Decisions;
  readonly decisionHistory: DecisionHistory | undefined;
  /** Another number is another review, even of the same output. */
  readonly opened: number;
  readonly stale: boolean;
  /** What brings a stale result up to date; absent while that is under way. */
  readonly renew: { readonly label: string; readonly start: () => void } | null;
  readonly onStrengthen: (strength: Strength) => void;
  readonly onStronger: (sentences: readonly string[]) => void;
  readonly onAgain: (again: Again) => void;
  readonly onLock: (words: string) => void;
  readonly onCopy: (words: number) => void;
  readonly onDecide: (decisions: Decisions, history: DecisionHistory) => void;
  readonly onUndo: (edits: readonly Edit[]) => void;
}

export function ResultPane({ id, messages, runtime, outcome, coming, served, decisions, decisionHistory, opened, stale, renew, onStrengthen, onStronger, onAgain, onLock, onCopy, onDecide, onUndo }: ResultPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const Shown = coming?.Shown ?? served?.Coming;
  const andStay = (run: () => void) => {
    run();
    // What was pressed may be gone with the next result.
    pane.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={pane} id={id} className={paneClass} tabIndex={-1} aria-label={messages.label}>
      {coming && Shown ? (
        <Shown {...coming} />
      ) : runtime && outcome ? (
        <>
          <runtime.Review
            key={`${opened} ${outcome.result.text}`}
            {...{ outcome, decisions, decisionHistory, onCopy, onDecide, onUndo }}
            isStale={stale}
            detect={runtime.detect}
            onStrengthen={(strength) => andStay(() => onStrengthen(strength))}
            // With the language model it would be the whole text again that is sent.
            onStronger={served ? undefined : (sentences) => andStay(() => onStronger(sentences))}
            onAgain={served ? (span) => andStay(() => onAgain({ outcome, span })) : undefined}
            onLock={(words) => andStay(() => onLock(words))}
          />
          {stale ? (
            <div className={foot}>
              <Notice actions={renew ? <Button onClick={() => andStay(renew.start)}>{renew.label}</Button> : null}>{messages.stale}</Notice>
            </div>
          ) : null}
        </>
      ) : (
        <div className={empty}>
          <p className={emptyTitle}>{messages.emptyTitle}</p>
          <p>{messages.emptyText}</p>
          <Legend words={messages.legend} />
        </div>
      )}
    </section>
  );
}
