import type { Edit, Hint, Shortfall } from "@prosewell/humanizer";
import { useEffect, useId, useRef } from "react";
import type { EditActionsProps } from "./EditActions.tsx";
import { Hints } from "./Hints.tsx";
import { Note } from "./Note.tsx";
import { groupsOf } from "./groups.ts";
import { aside, group as groupClass, heading, list } from "./Notes.css.ts";
import { Shortfalls } from "./Shortfalls.tsx";
import type { ActiveEdit } from "./use-active-edit.ts";
import { useGradually } from "./use-gradually.ts";

interface NotesProps extends Omit<EditActionsProps, "edit"> {
  readonly active: ActiveEdit;
  readonly hints: readonly Hint[];
  readonly shortfalls: readonly Shortfall[];
  /** Wordings that were refused. */
  readonly refused: readonly Edit[];
  readonly onShow: (start: number, end: number) => void;
}

/** From so many notes on they stand in lists of some, and lists out of sight are not laid out. */
const long = 200;

export function Notes({ active, hints, shortfalls, refused, onShow, ...about }: NotesProps) {
  const { edits, original, messages } = about;
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const noteId = active.active === null ? null : active.idOf("note", active.active);

  const groups = edits.length > long ? groupsOf(edits) : [edits];
  const there = useGradually(groups.length);

  // Scrolls the margin alone: `scrollIntoView` would move the page under the reader.
  useEffect(() => {
    const note = noteId === null ? null : document.getElementById(noteId)?.closest("li");
    if (!note || !scroller.current) return;
    const [{ top, bottom }, view] = [note.getBoundingClientRect(), scroller.current.getBoundingClientRect()];
    if (top < view.top) scroller.current.scrollTop += top - view.top;
    else if (bottom > view.bottom) scroller.current.scrollTop += bottom - view.bottom;
    // A note that is chosen grows by what can be done with it, so it is looked at again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [noteId, active.chosen]);

  return (
    <aside className={aside} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {messages.editsHeading(edits.length)}
      </h2>
      <div ref={scroller} className={list}>
        {groups.slice(0, there).map((group, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a group is nothing but its place
          <ol key={index} className={groups.length > 1 ? groupClass : undefined}>
            {group.map((edit) => (
              <Note
                key={edit.id}
                edit={edit}
                isActive={active.active === edit.id}
                chosenAt={active.chosen?.edit === edit.id ? active.chosen.at : null}
                links={active.links}
                {...about}
              />
            ))}
          </ol>
        ))}
        <Shortfalls shortfalls={shortfalls} refused={refused} original={original} messages={messages.model} onShow={onShow} />
        <Hints hints={hints} original={original} messages={messages.hints} onShow={onShow} />
      </div>
    </aside>
  );
}
