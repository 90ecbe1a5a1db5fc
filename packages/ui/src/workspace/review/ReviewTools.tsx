import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Keyboard from "lucide-react/icons/keyboard";
import Redo from "lucide-react/icons/redo-2";
import Undo from "lucide-react/icons/undo-2";
import type { ReactNode, RefObject } from "react";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import type { ReviewMessages } from "../messages.ts";
import { CopyButton } from "./CopyButton.tsx";
import { box, icons, roomy, toggle, tools, whole } from "./Review.css.ts";
import type { Decided } from "./use-decisions.ts";

interface ReviewToolsProps {
  readonly messages: ReviewMessages;
  /** What is copied. */
  readonly text: string;
  readonly copyButton: RefObject<HTMLButtonElement | null>;
  readonly onCopy: () => void;
  /** What else can be done with the whole of it. */
  readonly children: ReactNode;
  /** Absent where there is no edit to look at. */
  readonly edits: EditTools | null;
}

interface EditTools {
  readonly decided: Decided;
  readonly showChanges: boolean;
  readonly onShowChanges: (show: boolean) => void;
  /** One edit on, or back. */
  readonly onStep: (step: 1 | -1) => void;
  readonly onHelp: () => void;
}

const resting = (press: (() => void) | null) => ({ "aria-disabled": press === null, onClick: press ?? undefined });

/** What can be done with the output. What rests keeps its place and the focus. */
export function ReviewTools({ messages, text, copyButton, onCopy, children, edits }: ReviewToolsProps) {
  return (
    <div className={tools}>
      {edits ? (
        <>
          <label className={toggle}>
            <input className={box} type="checkbox" checked={edits.showChanges} onChange={({ target }) => edits.onShowChanges(target.checked)} />
            {messages.showChanges}
          </label>
          <div className={icons}>
            <span className={roomy}>
              <IconButton label={messages.shortcuts.does.previous} {...resting(edits.showChanges ? () => edits.onStep(-1) : null)}>
                <ArrowUp size={18} aria-hidden />
              </IconButton>
              <IconButton label={messages.shortcuts.does.next} {...resting(edits.showChanges ? () => edits.onStep(1) : null)}>
                <ArrowDown size={18} aria-hidden />
              </IconButton>
            </span>
            <IconButton label={messages.shortcuts.does.back} {...resting(edits.decided.back)}>
              <Undo size={18} aria-hidden />
            </IconButton>
            <IconButton label={messages.shortcuts.does.forward} {...resting(edits.decided.forward)}>
              <Redo size={18} aria-hidden />
            </IconButton>
            <span className={roomy}>
              <IconButton label={messages.shortcuts.title} onClick={edits.onHelp}>
                <Keyboard size={18} aria-hidden />
              </IconButton>
            </span>
          </div>
        </>
      ) : null}
      <div className={whole}>
        {children}
        <CopyButton ref={copyButton} text={text} messages={messages} onCopy={onCopy} />
      </div>
    </div>
  );
}
