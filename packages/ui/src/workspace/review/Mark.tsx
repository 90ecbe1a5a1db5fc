import type { Edit } from "@prosewell/humanizer";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { ReviewMessages } from "../messages.ts";
import { added, mark, removed } from "./Mark.css.ts";
import type { ActiveEdit } from "./use-active-edit.ts";
import { visible } from "./visible.ts";

interface MarkProps {
  readonly edit: Edit;
  readonly active: ActiveEdit;
  readonly messages: Pick<ReviewMessages, "before" | "after" | "removed">;
}

/** An edit in its place in the text; the way to its note. */
export function Mark({ edit, active, messages }: MarkProps) {
  return (
    <a
      className={mark}
      data-active={active.active === edit.id ? "" : undefined}
      aria-describedby={`${active.idOf("note", edit.id)}-reason`}
      {...active.link("mark", edit.id)}
    >
      {edit.before === "" ? null : (
        <>
          <VisuallyHidden>{messages.before} </VisuallyHidden>
          <del className={removed}>{visible(edit.before)}</del>
        </>
      )}
      {edit.after === "" ? (
        <VisuallyHidden> {messages.removed}</VisuallyHidden>
      ) : (
        <>
          <VisuallyHidden> {messages.after} </VisuallyHidden>
          <ins className={added}>{edit.after}</ins>
        </>
      )}
    </a>
  );
}
