import type { Edit } from "@prosewell/humanizer";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { ReviewMessages } from "../messages.ts";
import { after, arrow, before } from "./Notes.css.ts";
import { visible } from "./visible.ts";

interface ChangeProps {
  readonly edit: Edit;
  readonly messages: Pick<ReviewMessages, "before" | "after" | "removed">;
}

/** Before → after. */
export function Change({ edit, messages }: ChangeProps) {
  return (
    <>
      {edit.before === "" ? null : (
        <>
          <VisuallyHidden>{messages.before} </VisuallyHidden>
          <del className={before}>{visible(edit.before)}</del>
          <span className={arrow} aria-hidden="true">
            →
          </span>
        </>
      )}
      <VisuallyHidden>{messages.after} </VisuallyHidden>
      {edit.after === "" ? <em>{messages.removed}</em> : <ins className={after}>{visible(edit.after)}</ins>}
    </>
  );
}
