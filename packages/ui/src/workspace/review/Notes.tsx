import type { Edit } from "@prosewell/humanizer";
import { useEffect, useId, useRef } from "react";
import type { ReviewMessages } from "../messages.ts";
import { Note } from "./Note.tsx";
import { aside, heading, list } from "./Notes.css.ts";
import type { ActiveEdit } from "./use-active-edit.ts";

interface NotesProps {
  readonly edits: readonly Edit[];
  readonly active: ActiveEdit;
  readonly messages: ReviewMessages;
}

export function Notes({ edits, active, messages }: NotesProps) {
  const id = useId();
  const scroller = useRef<HTMLOListElement>(null);
  const noteId = active.active === null ? null : active.idOf("note", active.active);

  // Scrolls the margin alone: `scrollIntoView` would move the page under the reader.
  useEffect(() => {
    const note = noteId === null ? null : document.getElementById(noteId)?.closest("li");
    if (!note || !scroller.current) return;
    const { scrollTop, clientHeight } = scroller.current;
    const end = note.offsetTop + note.offsetHeight;
    if (note.offsetTop < scrollTop) scroller.current.scrollTop = note.offsetTop;
    else if (end > scrollTop + clientHeight) scroller.current.scrollTop = end - clientHeight;
  }, [noteId]);

  return (
    <aside className={aside} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {messages.editsHeading(edits.length)}
      </h2>
      <ol ref={scroller} className={list}>
        {edits.map((edit) => (
          <Note key={edit.id} edit={edit} active={active} messages={messages} />
        ))}
      </ol>
    </aside>
  );
}
