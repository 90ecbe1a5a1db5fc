import { type FocusEvent, type KeyboardEvent, useId, useState } from "react";
import { Notice } from "../../components/Notice/Notice.tsx";
import { countWords } from "../measure.ts";
import type { ReviewProps } from "../runtime.ts";
import { EditedText } from "./EditedText.tsx";
import { NoteCard } from "./NoteCard.tsx";
import { Notes } from "./Notes.tsx";
import { spread } from "./Review.css.ts";
import { ReviewHead } from "./ReviewHead.tsx";
import { Unchanged } from "./Unchanged.tsx";
import { useActiveEdit } from "./use-active-edit.ts";

/** The output with every change marked, explained and proved. */
export function Review({ outcome, messages, onStrengthen, onCopy }: ReviewProps) {
  const { result, rest } = outcome;
  const active = useActiveEdit(useId());
  const [showChanges, setShowChanges] = useState(true);
  const marked = showChanges && result.edits.length > 0;
  const pressed = result.edits.find(({ id }) => active.chosen?.at === "mark" && id === active.chosen.edit);
  const languageNotice = messages.languageNotice(result.language);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && active.release();
  // A window that is left has no next target, and whoever comes back to it finds the note as it was.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget && !currentTarget.contains(relatedTarget) && active.release();

  return (
    <>
      <ReviewHead outcome={outcome} messages={messages} showChanges={showChanges} onShowChanges={setShowChanges} onCopy={onCopy} />
      {languageNotice === null ? null : <Notice>{languageNotice}</Notice>}
      {rest === "" ? null : <Notice>{messages.carriedOver(result.words.in, countWords(rest))}</Notice>}
      {result.edits.length > 0 ? null : (
        <Unchanged messages={messages} strength={outcome.draft.strength} judged={languageNotice === null} onStrengthen={onStrengthen} />
      )}
      <div className={spread} data-notes={marked ? "" : undefined} role="presentation" onKeyDown={onKeyDown} onBlur={onBlur}>
        <EditedText outcome={outcome} active={marked ? active : null} messages={messages} />
        {marked ? <Notes edits={result.edits} active={active} messages={messages} /> : null}
        {marked && pressed ? <NoteCard edit={pressed} markId={active.idOf("mark", pressed.id)} messages={messages} onClose={active.release} /> : null}
      </div>
    </>
  );
}
