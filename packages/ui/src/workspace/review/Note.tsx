import { memo } from "react";
import { Change } from "./Change.tsx";
import { wordingOf } from "./decisions.ts";
import { EditActions, type EditActionsProps } from "./EditActions.tsx";
import { change, handled, note, reason, rule, ruleName } from "./Notes.css.ts";
import type { EditLinks, Place } from "./use-active-edit.ts";

interface NoteProps extends EditActionsProps {
  readonly isActive: boolean;
  /** Where it was chosen, if it was: there it can be handled. */
  readonly chosenAt: Place | null;
  readonly links: EditLinks;
}

/** Of many notes, most are not concerned by what a person points at or decides; the chosen one always is. */
const looksSame = (one: NoteProps, other: NoteProps) =>
  one.chosenAt === null &&
  other.chosenAt === null &&
  one.edit === other.edit &&
  one.isActive === other.isActive &&
  one.links === other.links &&
  one.messages === other.messages &&
  wordingOf(one.edit, one.decided.decisions) === wordingOf(other.edit, other.decided.decisions);

/** The reason for an edit, in the margin; the way back to its place. */
export const Note = memo(function Note({ isActive, chosenAt, links, ...about }: NoteProps) {
  const { edit, decided, messages } = about;
  const link = links.link("note", edit.id);
  return (
    <li className={note} data-active={isActive ? "" : undefined}>
      <a className={change} title={messages.toMark(edit)} {...link}>
        <Change edit={edit} decisions={decided.decisions} messages={messages} />
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
      {chosenAt ? (
        <div className={handled} data-at={chosenAt}>
          <EditActions {...about} />
        </div>
      ) : null}
    </li>
  );
}, looksSame);
