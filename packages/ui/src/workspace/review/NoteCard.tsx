import type { Edit } from "@prosewell/humanizer";
import X from "lucide-react/icons/x";
import { Button } from "../../components/Button/Button.tsx";
import type { ReviewMessages } from "../messages.ts";
import { Change } from "./Change.tsx";
import { card, words } from "./NoteCard.css.ts";
import { change, reason } from "./Notes.css.ts";

interface NoteCardProps {
  readonly edit: Edit;
  readonly messages: ReviewMessages;
  readonly onClose: () => void;
}

export function NoteCard({ edit, messages, onClose }: NoteCardProps) {
  return (
    <div className={card}>
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
