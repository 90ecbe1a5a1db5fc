import type { Edit } from "@prosewell/humanizer";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import type { ReviewMessages } from "../messages.ts";
import { type Decisions, isUndone, wordingOf } from "./decisions.ts";
import { added, mark, removed, undone } from "./Mark.css.ts";
import type { EditLinks } from "./use-active-edit.ts";
import { isRemoval, visible } from "./visible.ts";

interface MarkProps {
  readonly edit: Edit;
  /** Whether it is the one in view. */
  readonly isActive: boolean;
  readonly decisions: Decisions;
  readonly links: EditLinks;
  readonly messages: Pick<ReviewMessages, "before" | "after" | "removed" | "undone">;
}

/** An edit in its place in the text; the way to its note. */
export function Mark({ edit, isActive, decisions, links, messages }: MarkProps) {
  return (
    <a
      className={mark}
      data-start={edit.start}
      data-end={edit.end}
      data-active={isActive ? "" : undefined}
      aria-describedby={`${links.idOf("note", edit.id)}-reason`}
      {...links.link("mark", edit.id)}
    >
      {isUndone(edit, decisions) ? (
        <>
          <VisuallyHidden>{messages.undone} </VisuallyHidden>
          <span className={undone}>{edit.before}</span>
        </>
      ) : (
        <Changed before={edit.before} after={wordingOf(edit, decisions)} messages={messages} />
      )}
    </a>
  );
}

function Changed({ before, after, messages }: Pick<Edit, "before" | "after"> & Pick<MarkProps, "messages">) {
  return (
    <>
      {before === "" ? null : (
        <>
          <VisuallyHidden>{messages.before} </VisuallyHidden>
          <del className={removed}>{visible(before)}</del>
        </>
      )}
      {isRemoval(before, after) ? (
        <>
          <VisuallyHidden> {messages.removed}</VisuallyHidden>
          {after}
        </>
      ) : (
        <>
          <VisuallyHidden> {messages.after} </VisuallyHidden>
          <ins className={added}>{after}</ins>
        </>
      )}
    </>
  );
}
