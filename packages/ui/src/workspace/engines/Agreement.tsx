import type { Revealable } from "@prosewell/humanizer";
import { useState } from "react";
import { Button } from "../../components/Button/Button.tsx";
import { Dialog } from "../../components/Dialog/Dialog.tsx";
import { Switch } from "../../components/Switch/Switch.tsx";
import { revealables } from "./agreement.ts";
import { group, legend } from "./Engines.css.ts";
import type { EnginesMessages } from "./messages.ts";
import { Says } from "./Says.tsx";

export interface Terms {
  readonly reveal: readonly Revealable[];
  readonly isRemembered: boolean;
}

interface AgreementProps {
  readonly open: boolean;
  /** What was agreed to before. */
  readonly terms: Terms;
  readonly messages: EnginesMessages["agreement"];
  readonly onAgree: (terms: Terms) => void;
  /** The text stays on the device. */
  readonly onBack: () => void;
  /** Nothing is decided. */
  readonly onClose: () => void;
}

/** Says, before the first text goes, where to and what of it, and asks. */
export function Agreement({ open, ...asked }: AgreementProps) {
  const { messages, onClose } = asked;
  const [terms, setTerms] = useState(asked.terms);
  const [before, setBefore] = useState(asked.terms);
  // Each time it is opened it begins with what holds.
  if (before !== asked.terms) {
    setBefore(asked.terms);
    setTerms(asked.terms);
  }
  const show = (kind: Revealable, isShown: boolean) =>
    setTerms({ ...terms, reveal: revealables.filter((each) => (each === kind ? isShown : terms.reveal.includes(each))) });

  return (
    <Dialog
      open={open}
      title={messages.title}
      closeLabel={messages.back}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" onClick={() => asked.onAgree(terms)}>
            {messages.agree}
          </Button>
          <Button look="quiet" onClick={asked.onBack}>
            {messages.back}
          </Button>
        </>
      }
    >
      <Says sentences={messages.says} />
      <fieldset className={group}>
        <legend className={legend}>{messages.reveal.legend}</legend>
        {revealables.map((kind) => (
          <Switch key={kind} label={messages.reveal.kinds[kind]} checked={terms.reveal.includes(kind)} onChange={(isShown) => show(kind, isShown)} />
        ))}
      </fieldset>
      <Switch label={messages.remember} description={messages.rememberHint} checked={terms.isRemembered} onChange={(isRemembered) => setTerms({ ...terms, isRemembered })} />
    </Dialog>
  );
}
