"use client";

import { CookieForm, type CookieFormMessages } from "@prosewell/ui";
import { type AskedPurposes, useConsent } from "./use-consent.ts";

interface ConsentSettingsProps {
  readonly messages: CookieFormMessages;
  readonly saved: string;
  readonly purposes: AskedPurposes;
}

/** The same answers as the question's, to be changed at any time. */
export function ConsentSettings({ messages, saved, purposes }: ConsentSettingsProps) {
  const { values, save } = useConsent(purposes, saved);
  return <CookieForm messages={messages} purposes={purposes} values={values} onSave={save} />;
}
