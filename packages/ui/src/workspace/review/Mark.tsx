import type { Edit } from "@prosewell/humanizer";
import { added, mark, removed } from "./Mark.css.ts";
import type { ActiveEdit } from "./use-active-edit.ts";
import { visible } from "./visible.ts";

interface MarkProps {
  readonly edit: Edit;
  readonly active: ActiveEdit;
}

/** An edit in its place in the text; the way to its note. */
export function Mark({ edit, active }: MarkProps) {
  return (
    <a
      className={mark}
      data-active={active.active === edit.id ? "" : undefined}
      aria-describedby={`${active.idOf("note", edit.id)}-reason`}
      {...active.link("mark", edit.id)}
    >
      {edit.before === "" ? null : <del className={removed}>{visible(edit.before)}</del>}
      {edit.after === "" ? null : <ins className={added}>{edit.after}</ins>}
    </a>
  );
}
