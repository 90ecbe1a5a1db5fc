"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../Button/Button.tsx";
import { Container } from "../Container/Container.tsx";
import { Answers } from "./Answers.tsx";
import { cookieChoices, question, title as titleClass, words } from "./CookieChoices.css.ts";
import { CookieForm, type CookieFormMessages } from "./CookieForm.tsx";
import { answerAll, type CookiePurpose, type CookieValues } from "./purposes.ts";
import { useFoot } from "./use-foot.ts";

export interface CookieChoicesMessages extends CookieFormMessages {
  readonly title: string;
  /** Why it is asked, and where the answer can be changed. */
  readonly text: ReactNode;
  readonly choose: string;
}

interface CookieChoicesProps<Purpose extends string> {
  readonly messages: CookieChoicesMessages;
  readonly purposes: readonly CookiePurpose<Purpose>[];
  /** What is granted while there is no answer. */
  readonly values: CookieValues<Purpose>;
  readonly onSave: (values: CookieValues<Purpose>) => void;
}

/**
 * The question of consent at the foot of the window; the page can be used without an answer. It belongs at the very end of the
 * page, where it has room of its own, so that everything above it can be scrolled clear of it.
 */
export function CookieChoices<Purpose extends string>({ messages, purposes, values, onSave }: CookieChoicesProps<Purpose>) {
  const id = useId();
  const [choosing, setChoosing] = useState(false);
  const region = useRef<HTMLElement>(null);
  const form = useRef<HTMLFieldSetElement>(null);
  useFoot(region);

  // What was pressed is gone.
  useEffect(() => {
    if (choosing) form.current?.focus({ preventScroll: true });
  }, [choosing]);

  return (
    <section ref={region} className={cookieChoices} aria-labelledby={id} data-choosing={choosing ? "" : undefined}>
      <Container>
        <div className={question}>
          <div className={words}>
            <h2 id={id} className={titleClass}>
              {messages.title}
            </h2>
            <p>{messages.text}</p>
          </div>
          {choosing ? (
            <CookieForm ref={form} messages={messages} purposes={purposes} values={values} onSave={onSave} />
          ) : (
            <Answers
              messages={messages}
              onAll={(granted) => onSave(answerAll(purposes, values, granted))}
              other={<Button onClick={() => setChoosing(true)}>{messages.choose}</Button>}
            />
          )}
        </div>
      </Container>
    </section>
  );
}
