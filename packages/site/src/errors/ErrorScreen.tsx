"use client";

import { Button, ErrorPage } from "@prosewell/ui";
import { useEffect } from "react";
import { report, takesFeedback } from "../error-reporting/reporting.ts";
import { signal } from "../navigation/store.ts";
import { errorTexts } from "./error-texts.ts";
import { FeedbackButton } from "./FeedbackButton.tsx";

export interface ErrorScreenProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Stands where a page failed to render; reports the error and offers what can be done (E1, E3). */
export function ErrorScreen({ error, retry }: ErrorScreenProps) {
  useEffect(() => {
    report({ error });
    signal({ type: "failed" });
  }, [error]);

  const texts = errorTexts();
  const actions = (
    <>
      <Button look="primary" onClick={retry}>
        {texts.retry}
      </Button>
      {takesFeedback ? <FeedbackButton label={texts.feedback} failed={texts.feedbackFailed} /> : null}
    </>
  );
  return <ErrorPage title={texts.title} text={texts.text} actions={actions} />;
}
