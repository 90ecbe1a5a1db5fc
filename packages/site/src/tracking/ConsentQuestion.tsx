"use client";

import { CookieChoices, type CookieChoicesMessages } from "@prosewell/ui";
import { isOpen } from "./consent.ts";
import { type AskedPurposes, useConsent } from "./use-consent.ts";

export interface ConsentQuestionProps {
  readonly messages: CookieChoicesMessages;
  /** Said once an answer is kept. */
  readonly saved: string;
  readonly purposes: AskedPurposes;
}

/** The question of the first visit; gone once it is answered. */
export function ConsentQuestion({ messages, saved, purposes }: ConsentQuestionProps) {
  const { answers, values, save } = useConsent(purposes, saved);
  return isOpen(answers) ? <CookieChoices messages={messages} purposes={purposes} values={values} onSave={save} /> : null;
}
