import { Notice } from "../components/Notice/Notice.tsx";
import { Legend } from "./Legend.tsx";
import type { WorkspaceMessages } from "./messages.ts";
import { empty, emptyTitle, foot, pane } from "./ResultPane.css.ts";
import type { Outcome, WorkspaceRuntime } from "./runtime.ts";

interface ResultPaneProps {
  readonly id: string;
  readonly messages: WorkspaceMessages["result"];
  readonly runtime: WorkspaceRuntime | null;
  readonly outcome: Outcome | null;
  readonly stale: boolean;
}

export function ResultPane({ id, messages, runtime, outcome, stale }: ResultPaneProps) {
  return (
    <section id={id} className={pane} aria-label={messages.label}>
      {runtime && outcome ? (
        <>
          <runtime.Review key={outcome.result.text} outcome={outcome} messages={runtime.reviewMessages} />
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
