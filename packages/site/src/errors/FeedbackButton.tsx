"use client";

import { Button } from "@prosewell/ui";
import { useState } from "react";
import { askForFeedback } from "../error-reporting/reporting.ts";

interface FeedbackButtonProps {
  readonly label: string;
  /** Said when the dialog cannot be had: how else to tell us. */
  readonly failed: string;
}

/** Fetches the reporting service's dialog when it is pressed, and not before (E2). */
export function FeedbackButton({ label, failed }: FeedbackButtonProps) {
  const [hasFailed, setFailed] = useState(false);
  const ask = () => {
    setFailed(false);
    void askForFeedback(() => setFailed(true));
  };
  return (
    <>
      <Button onClick={ask}>{label}</Button>
      <output>{hasFailed ? failed : null}</output>
    </>
  );
}
