import type { Edit } from "@prosewell/humanizer";
import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import type { ReviewMessages } from "../messages.ts";
import { Change } from "./Change.tsx";
import { card, words } from "./NoteCard.css.ts";
import { change, reason } from "./Notes.css.ts";

interface NoteCardProps {
  readonly edit: Edit;
  /** Id of the edit's mark, which the card must not cover. */
  readonly markId: string;
  readonly messages: ReviewMessages;
  readonly onClose: () => void;
}

const gap = 16;

export function NoteCard({ edit, markId, messages, onClose }: NoteCardProps) {
  const lying = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const over = lying.current?.getBoundingClientRect();
    const mark = document.getElementById(markId)?.getBoundingClientRect();
    if (over && mark && over.height > 0 && mark.bottom + gap > over.top) scrollBy({ top: mark.bottom + gap - over.top });
  }, [markId]);

  return (
    <div ref={lying} className={card}>
      <output className={words}>
        <span className={change}>
          <Change edit={edit} messages={messages} />
        </span>
        <span className={reason}>{edit.reason}</span>
      </output>
      <Button look="quiet" aria-label={messages.closeNote} onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}
