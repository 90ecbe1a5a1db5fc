import { type ConsentState, createStoredConsent, purposes, type Purpose } from "@prosewell/tracking";
import { isInUse } from "./purposes.ts";

/** The person's answers, kept in this browser; the same for the question and for the settings page. */
export const consent = createStoredConsent();

/** Every purpose with its answer; one that was not answered is not granted. */
export const granted = (answers: ConsentState): Readonly<Record<Purpose, boolean>> => ({
  analytics: answers.analytics ?? false,
  ads: answers.ads ?? false,
  replay: answers.replay ?? false,
});

/** Whether a purpose that this site uses still waits for an answer. */
export const isOpen = (answers: ConsentState): boolean => purposes.some((purpose) => isInUse(purpose) && answers[purpose] === undefined);
