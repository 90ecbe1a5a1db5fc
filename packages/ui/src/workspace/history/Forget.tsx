import { useEffect, useRef } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import type { ShelfMessages } from "../shelf/messages.ts";
import { caution, goes } from "./Forget.css.ts";

interface ForgetProps {
  readonly open: boolean;
  readonly messages: ShelfMessages["forget"];
  readonly onConfirm: () => void;
  /** Everything stays. */
  readonly onBack: () => void;
}

/** Asks before everything is forgotten. The focus is on the way back, so that neither Enter nor a double click forgets. */
export function Forget({ open, messages, onConfirm, onBack }: ForgetProps) {
  const back = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) back.current?.focus();
  }, [open]);

  return (
    <Dialog
      open={open}
      title={messages.title}
      closeLabel={messages.back}
      onClose={onBack}
      actions={
        <>
          <Button ref={back} onClick={onBack}>
            {messages.back}
          </Button>
          <Button look="quiet" onClick={onConfirm}>
            {messages.confirm}
          </Button>
        </>
      }
    >
      <ul className={goes}>
        {messages.goes.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <p className={caution}>{messages.caution}</p>
    </Dialog>
  );
}
