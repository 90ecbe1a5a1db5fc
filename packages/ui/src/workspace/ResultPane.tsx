import type { Strength } from "@prosewell/humanizer";
import { useRef } from "react";
import { Notice } from "../components/Notice/Notice.tsx";
import { Legend } from "./Legend.tsx";
import type { WorkspaceMessages } from "./messages.ts";
import { empty, emptyTitle, foot, pane as paneClass } from "./ResultPane.css.ts";
import type { Outcome, WorkspaceRuntime } from "./runtime.ts";

interface ResultPaneProps {
  readonly id: string;
  readonly messages: WorkspaceMessages["result"];
  readonly runtime: WorkspaceRuntime | null;
  readonly outcome: Outcome | null;
  readonly stale: boolean;
  readonly onStrengthen: (strength: Strength) => void;
}

export function ResultPane({ id, messages, runtime, outcome, stale, onStrengthen }: ResultPaneProps) {
  const pane = useRef<HTMLElement>(null);
  const strengthen = (strength: Strength) => {
    onStrengthen(strength);
    // What was pressed may be gone with the next result.
    pane.current?.focus({ preventScroll: true });
  };

  return (
    <section ref={pane} id={id} className={paneClass} tabIndex={-1} aria-label={messages.label}>
      {runtime && outcome ? (
        <>
          <runtime.Review key={outcome.result.text} outcome={outcome} messages={runtime.reviewMessages} onStrengthen={strengthen} />
          {stale ? (
            <div className={foot}>
              <Notice>{messages.stale}</Notice>
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
