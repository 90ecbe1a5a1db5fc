"use client";

import X from "lucide-react/icons/x";
import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { IconButton } from "../IconButton/IconButton.tsx";
import { actions as actionsClass, body, dialog, head, title as titleClass } from "./Dialog.css.ts";
import { onPressBeside } from "./press-beside.ts";
import { TopLayer } from "./top-layer.ts";

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** What can be answered, the likeliest first. */
  readonly actions?: ReactNode;
  /** Told when the person closes it: by its button, by Escape, or by a press beside it. */
  readonly onClose: () => void;
}

/** A question that comes first. The browser keeps the focus in it, and gives it back. */
export function Dialog({ open, title, closeLabel, children, actions, onClose }: DialogProps) {
  const id = useId();
  const [element, setElement] = useState<HTMLDialogElement | null>(null);

  const pressedBeside = useEffectEvent(() => onClose());

  useEffect(() => {
    if (!open || !element) return undefined;
    const listening = new AbortController();
    onPressBeside(element, pressedBeside, listening.signal);
    // A caret in a long text that can no longer be reached costs Chromium a tenth of a second in each frame, in which it looks for a better place.
    getSelection()?.removeAllRanges();
    element.showModal();
    return () => {
      listening.abort();
      element.close();
    };
  }, [open, element]);

  // Its owner closes it. A file input in it that is cancelled is none of its business.
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== element) return;
    event.preventDefault();
    onClose();
  };
  // Where the browser would not wait. The news comes late: by then its owner may have closed it, or opened it again.
  const closed = () => {
    if (open && !element?.open) onClose();
  };

  return (
    <dialog ref={setElement} className={dialog} aria-labelledby={id} onCancel={cancelled} onClose={closed}>
      <TopLayer value={element}>
        <div className={head}>
          <h2 id={id} className={titleClass}>
            {title}
          </h2>
          <IconButton label={closeLabel} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </div>
        <div className={body}>{children}</div>
        {actions ? <div className={actionsClass}>{actions}</div> : null}
      </TopLayer>
    </dialog>
  );
}
