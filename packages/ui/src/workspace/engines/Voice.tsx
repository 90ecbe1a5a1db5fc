import type { longestVoice as longest } from "@prosewell/humanizer";
import { useId, useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { TextArea } from "../../components/TextArea/TextArea.tsx";
import { count, field, label, sheet } from "./Engines.css.ts";
import type { VoiceMessages } from "./messages.ts";
import { Says } from "./Says.tsx";

/** The most UTF-16 code units of a sample; the compiler checks that the server takes as many. */
export const longestVoice: typeof longest = 4000;

interface VoiceProps {
  readonly open: boolean;
  readonly sample: string | null;
  readonly messages: VoiceMessages;
  /** Keeps a sample, or none; rejects where the browser keeps nothing. */
  readonly onSave: (sample: string | null) => Promise<void>;
  readonly onClose: () => void;
}

/** A piece of the person's own writing, by which the language model hears how they write. */
export function Voice({ open, sample, messages, onSave, onClose }: VoiceProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const text = draft ?? sample ?? "";
  const close = () => {
    setDraft(null);
    setRefused(false);
    onClose();
  };
  const save = (kept: string | null) => void onSave(kept).then(close, () => setRefused(true));

  return (
    <Dialog
      open={open}
      title={messages.title}
      closeLabel={messages.close}
      onClose={close}
      actions={
        <>
          <Button look="primary" onClick={() => save(text.trim() || null)}>
            {messages.save}
          </Button>
          {sample === null ? null : (
            <Button look="quiet" onClick={() => save(null)}>
              {messages.remove}
            </Button>
          )}
        </>
      }
    >
      <Says sentences={messages.says} />
      <label className={label} htmlFor={id}>
        {messages.label}
      </label>
      <div className={sheet}>
        <div className={field}>
          <TextArea id={id} value={text} maxLength={longestVoice} spellCheck={false} autoComplete="off" aria-describedby={`${id}-count`} onChange={({ target }) => setDraft(target.value)} />
        </div>
      </div>
      <p id={`${id}-count`} className={count}>
        {messages.count(text.length, longestVoice)}
      </p>
      <div aria-live="polite">{refused ? <Notice kind="problem">{messages.refused}</Notice> : null}</div>
    </Dialog>
  );
}
