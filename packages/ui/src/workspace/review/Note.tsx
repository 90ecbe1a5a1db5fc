import { Change } from "./Change.tsx";
import { EditActions, type EditActionsProps } from "./EditActions.tsx";
import { change, handled, note, reason, rule, ruleName } from "./Notes.css.ts";
import type { ActiveEdit } from "./use-active-edit.ts";

interface NoteProps extends EditActionsProps {
  readonly active: ActiveEdit;
}

/** The reason for an edit, in the margin; the way back to its place. */
export function Note({ active, ...about }: NoteProps) {
  const { edit, decided, messages } = about;
  const link = active.link("note", edit.id);
  return (
    <li className={note} data-active={active.active === edit.id ? "" : undefined}>
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
      {active.chosen?.edit === edit.id ? (
        <div className={handled} data-at={active.chosen.at}>
          <EditActions {...about} />
        </div>
      ) : null}
    </li>
  );
}
