import type { ReviewMessages } from "../messages.ts";
import type { Outcome } from "../runtime.ts";
import { Mark } from "./Mark.tsx";
import { page, rest as restClass } from "./Review.css.ts";
import { segmentsOf } from "./segments.ts";
import type { ActiveEdit } from "./use-active-edit.ts";

interface EditedTextProps {
  readonly outcome: Outcome;
  /** Absent where the changes are hidden. */
  readonly active: ActiveEdit | null;
  readonly messages: ReviewMessages;
}

export function EditedText({ outcome: { original, result, rest }, active, messages }: EditedTextProps) {
  return (
    <div className={page} dir="auto">
      {active
        ? segmentsOf(original, result.edits).map((segment) =>
            "edit" in segment ? <Mark key={segment.edit.id} edit={segment.edit} active={active} messages={messages} /> : <span key={segment.start}>{segment.text}</span>,
          )
        : result.text}
      {rest === "" ? null : <span className={restClass}>{rest}</span>}
    </div>
  );
}
