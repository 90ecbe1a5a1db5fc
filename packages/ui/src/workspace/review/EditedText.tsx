import type { Ref } from "react";
import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { type Decisions, decidedText } from "./decisions.ts";
import { Mark } from "./Mark.tsx";
import { page, rest as restClass } from "./Review.css.ts";
import { segmentsOf } from "./segments.ts";
import type { ActiveEdit } from "./use-active-edit.ts";

interface EditedTextProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly outcome: Outcome;
  /** Absent where the changes are hidden. */
  readonly active: ActiveEdit | null;
  readonly decisions: Decisions;
  readonly messages: ReviewMessages;
}

export function EditedText({ ref, outcome: { original, result, rest }, active, decisions, messages }: EditedTextProps) {
  return (
    <div ref={ref} className={page} dir="auto">
      {active
        ? segmentsOf(original, result.edits).map((segment) =>
            "edit" in segment ? (
              <Mark key={segment.edit.id} edit={segment.edit} decisions={decisions} active={active} messages={messages} />
            ) : (
              <span key={segment.start} data-start={segment.start}>
                {segment.text}
              </span>
            ),
          )
        : decidedText(original, result.edits, decisions)}
      {rest === "" ? null : <span className={restClass}>{rest}</span>}
    </div>
  );
}
