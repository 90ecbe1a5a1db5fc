import type { Edit } from "@prosewell/humanizer";
import type { ReviewMessages } from "../messages.ts";
import { after, arrow, before } from "./Notes.css.ts";
import { visible } from "./visible.ts";

interface ChangeProps {
  readonly edit: Edit;
  readonly messages: Pick<ReviewMessages, "removed">;
}

/** Before → after. */
export function Change({ edit, messages }: ChangeProps) {
  return (
    <>
      {edit.before === "" ? null : <del className={before}>{visible(edit.before)}</del>}
      {edit.before === "" ? null : (
        <span className={arrow} aria-hidden="true">
          →
        </span>
      )}
      {edit.after === "" ? <em>{messages.removed}</em> : <ins className={after}>{visible(edit.after)}</ins>}
    </>
  );
}
