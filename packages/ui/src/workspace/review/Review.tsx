import { type KeyboardEvent, useId, useState } from "react";
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
export function Review({ outcome, messages, onStrengthen }: ReviewProps) {
  const { result, rest } = outcome;
  const active = useActiveEdit(useId());
  const [showChanges, setShowChanges] = useState(true);
  const marked = showChanges && result.edits.length > 0;
  const chosen = result.edits.find(({ id }) => id === active.chosen);
  const languageNotice = messages.languageNotice(result.language);
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && active.release();

  return (
    <>
      <ReviewHead outcome={outcome} messages={messages} showChanges={showChanges} onShowChanges={setShowChanges} />
      {languageNotice === null ? null : <Notice>{languageNotice}</Notice>}
      {rest === "" ? null : <Notice>{messages.carriedOver(result.words.in, countWords(rest))}</Notice>}
      {result.edits.length > 0 ? null : (
        <Unchanged messages={messages} strength={outcome.draft.strength} judged={languageNotice === null} onStrengthen={onStrengthen} />
      )}
      <div className={spread} data-notes={marked ? "" : undefined} role="presentation" onKeyDown={onKeyDown}>
        <EditedText outcome={outcome} active={marked ? active : null} messages={messages} />
        {marked ? <Notes edits={result.edits} active={active} messages={messages} /> : null}
        {marked && chosen ? <NoteCard edit={chosen} markId={active.idOf("mark", chosen.id)} messages={messages} onClose={active.release} /> : null}
      </div>
    </>
  );
}
