"use client";

import { type Ref, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Switch } from "../Switch/Switch.tsx";
import { visuallyHidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { Answers, type AnswersMessages } from "./Answers.tsx";
import { foot, form, list, purpose } from "./CookieChoices.css.ts";
import { answerAll, type CookiePurpose, type CookieValues } from "./purposes.ts";

export interface CookieFormMessages extends AnswersMessages {
  /** What the purposes are called as a group. */
  readonly purposes: string;
  readonly save: string;
}

interface CookieFormProps<Purpose extends string> {
  readonly ref?: Ref<HTMLFieldSetElement>;
  readonly messages: CookieFormMessages;
  readonly purposes: readonly CookiePurpose<Purpose>[];
  /** What is granted now. */
  readonly values: CookieValues<Purpose>;
  readonly onSave: (values: CookieValues<Purpose>) => void;
}

/** Consent purpose by purpose, with the short answers below. */
export function CookieForm<Purpose extends string>({ ref, messages, purposes, values, onSave }: CookieFormProps<Purpose>) {
  const [changed, setChanged] = useState<Partial<CookieValues<Purpose>>>({});
  const chosen = { ...values, ...changed };
  const save = (answer: CookieValues<Purpose>) => {
    setChanged({});
    onSave(answer);
  };

  return (
    <fieldset ref={ref} className={form} tabIndex={-1}>
      <legend className={visuallyHidden}>{messages.purposes}</legend>
      <ul className={list}>
        {purposes.map(({ id, label, description, fixed = false }) => (
          <li key={id} className={purpose}>
            <Switch
              label={label}
              description={description}
              checked={fixed || chosen[id]}
              disabled={fixed}
              onChange={(granted) => setChanged((before) => ({ ...before, [id]: granted }))}
            />
          </li>
        ))}
      </ul>
      <div className={foot}>
        <Answers
          messages={messages}
          onAll={(granted) => save(answerAll(purposes, values, granted))}
          // The second press of a double click was meant for what stood here before.
          other={<Button onClick={({ detail }) => detail > 1 || save(chosen)}>{messages.save}</Button>}
        />
      </div>
    </fieldset>
  );
}
