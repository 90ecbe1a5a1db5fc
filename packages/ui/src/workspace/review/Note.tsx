import type { Edit } from "@prosewell/humanizer";
import { Badge } from "../../components/Badge/Badge.tsx";
import type { ReviewMessages } from "../messages.ts";
import { Change } from "./Change.tsx";
import { change, evidence, note, reason } from "./Notes.css.ts";
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
      {edit.evidence ? <p className={evidence}>{edit.evidence}</p> : null}
      <div>
        <Badge>{messages.ruleName(edit.rule)}</Badge>
      </div>
    </li>
  );
}
