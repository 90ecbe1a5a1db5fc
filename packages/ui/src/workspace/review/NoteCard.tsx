import X from "lucide-react/icons/x";
import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Change } from "./Change.tsx";
import { EditActions, type EditActionsProps } from "./EditActions.tsx";
import { below, card, words } from "./NoteCard.css.ts";
import { change, reason } from "./Notes.css.ts";

interface NoteCardProps extends EditActionsProps {
  /** Id of the edit's mark, which the card must not cover. */
  readonly markId: string;
  readonly onClose: () => void;
}

const gap = 16;

export function NoteCard({ markId, onClose, ...about }: NoteCardProps) {
  const { edit, decided, messages } = about;
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
          <Change edit={edit} decisions={decided.decisions} messages={messages} />
        </span>
        <span className={reason}>{edit.reason}</span>
      </output>
      <Button look="quiet" aria-label={messages.closeNote} onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
      <div className={below}>
        <EditActions {...about} />
      </div>
    </div>
  );
}
