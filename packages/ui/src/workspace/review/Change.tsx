import type { Edit } from "@prosewell/humanizer";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { ReviewMessages } from "../messages.ts";
import { type Decisions, isUndone, wordingOf } from "./decisions.ts";
import { after, arrow, before, undone } from "./Notes.css.ts";
import { isRemoval, visible } from "./visible.ts";

interface ChangeProps {
  readonly edit: Edit;
  readonly decisions: Decisions;
  readonly messages: Pick<ReviewMessages, "before" | "after" | "removed" | "undone">;
}

/** Before → after; where the edit is undone, what stands there again. */
export function Change({ edit, decisions, messages }: ChangeProps) {
  if (isUndone(edit, decisions)) {
    return (
      <span className={undone}>
        {visible(edit.before)} <em>{messages.undone}</em>
      </span>
    );
  }
  const wording = wordingOf(edit, decisions);
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
      {isRemoval(edit.before, wording) ? <em>{messages.removed}</em> : <ins className={after}>{visible(wording)}</ins>}
    </>
  );
}
