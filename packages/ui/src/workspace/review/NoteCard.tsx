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
  onClose(): void;
}

export function NoteCard({ edit, messages, onClose }: NoteCardProps) {
  return (
    <div className={card}>
      <div className={words} role="status">
        <p className={change}>
          <Change edit={edit} messages={messages} />
        </p>
        <p className={reason}>{edit.reason}</p>
      </div>
      <Button look="quiet" aria-label={messages.closeNote} onClick={onClose}>
        <X size={18} aria-hidden />
      </Button>
    </div>
  );
}
