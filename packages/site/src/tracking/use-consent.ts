import type { CookiePurpose } from "@prosewell/ui";
import { type ConsentState, purposes as all, type Purpose } from "@prosewell/tracking";
import { toast } from "@prosewell/ui/toast";
import { useSyncExternalStore } from "react";
import { consent, granted } from "./consent.ts";

/** A purpose as it is asked about; `necessary` is shown, and cannot be refused. */
export type AskedPurpose = Purpose | "necessary";

export type AskedPurposes = readonly CookiePurpose<AskedPurpose>[];

const none: ConsentState = {};

/** The person's answers, and how they are given. What was not asked stays unanswered. */
export function useConsent(asked: AskedPurposes, saved: string) {
  const answers = useSyncExternalStore(consent.subscribe, consent.get, () => none);
  return {
    answers,
    values: { ...granted(answers), necessary: true },
    save: (given: Readonly<Record<AskedPurpose, boolean>>) => {
      const answered = all.filter((purpose) => asked.some(({ id }) => id === purpose));
      consent.choose(Object.fromEntries(answered.map((purpose) => [purpose, given[purpose]])));
      toast({ message: saved, type: "success" });
    },
  };
}
