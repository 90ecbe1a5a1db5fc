import type { Edit } from "@prosewell/humanizer";
import { type MouseEvent, useMemo, useState } from "react";

/** The two places in which an edit stands. */
export type Place = "mark" | "note";

const other: Record<Place, Place> = { mark: "note", note: "mark" };

interface Chosen {
  readonly edit: string;
  /** Where the person is: at the mark the note may be out of sight, at the note it is not. */
  readonly at: Place;
}

/** One edit at a time is in view: the one under the pointer, else the one that was chosen last. */
export const useActiveEdit = (scope: string) => {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  // The same for as long as the review is: what is drawn with it need not be drawn again for another edit's sake.
  const links = useMemo(() => {
    const idOf = (place: Place, edit: string) => `${scope}-${place}-${edit}`;
    /** What an edit's link needs at this place: it leads to the other one. */
    const link = (place: Place, edit: string) => ({
      id: idOf(place, edit),
      href: `#${idOf(other[place], edit)}`,
      onFocus: () => setChosen({ edit, at: place }),
      onPointerEnter: () => setPointed(edit),
      onPointerLeave: () => setPointed(null),
      onClick(event: MouseEvent) {
        event.preventDefault();
        setChosen({ edit, at: place });
        // A note always leads into the text. A mark leads to its note from the keyboard only: the pointer sees the note at once.
        if (place === "note" || event.detail === 0) document.getElementById(idOf(other[place], edit))?.focus();
      },
    });
    return { idOf, link };
  }, [scope]);
  const { idOf } = links;

  const markOf = (edit: Edit) => document.getElementById(idOf("mark", edit.id));
  /** Chooses an edit and brings its place into view; the focus stays where it is. */
  const show = (edit: Edit | undefined) => {
    if (!edit) return;
    setChosen({ edit: edit.id, at: "mark" });
    markOf(edit)?.scrollIntoView({ block: "nearest" });
  };
  /** Goes to an edit's place, which chooses it. */
  const visit = (edit: Edit | undefined) => edit && markOf(edit)?.focus();

  return { show, visit, active: pointed ?? chosen?.edit ?? null, chosen, links, idOf, release: () => setChosen(null) };
};

export type ActiveEdit = ReturnType<typeof useActiveEdit>;
export type EditLinks = ActiveEdit["links"];
