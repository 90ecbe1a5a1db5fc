import type { Edit } from "@prosewell/humanizer";
import type { ReviewMessages } from "../messages.ts";
import { Change } from "./Change.tsx";
import { change, note, reason, rule, ruleName } from "./Notes.css.ts";
import type { ActiveEdit } from "./use-active-edit.ts";

interface NoteProps {
  readonly edit: Edit;
  readonly active: ActiveEdit;
  readonly messages: ReviewMessages;
}

/** The reason for an edit, in the margin; the way back to its place. */
export function Note({ edit, active, messages }: NoteProps) {
  const link = active.link("note", edit.id);
  return (
    <li className={note} data-active={active.active === edit.id ? "" : undefined}>
      <a className={change} title={messages.toMark(edit)} {...link}>
        <Change edit={edit} messages={messages} />
      </a>
      <p id={`${link.id}-reason`} className={reason}>
        {edit.reason}
      </p>
      {edit.evidence ? (
        <details className={rule}>
          <summary className={ruleName}>{messages.ruleName(edit.rule)}</summary>
          {edit.evidence}
        </details>
      ) : (
        <p className={rule}>{messages.ruleName(edit.rule)}</p>
      )}
    </li>
  );
}
