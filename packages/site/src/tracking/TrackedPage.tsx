"use client";

import { PageViews } from "@prosewell/tracking/next";
import { TrackingProvider } from "@prosewell/tracking/react";
import { tracking } from "./client.ts";
import { ConsentQuestion, type ConsentQuestionProps } from "./ConsentQuestion.tsx";

export const TrackedPage = (props: ConsentQuestionProps) => (
  <TrackingProvider client={tracking}>
    <PageViews />
    <ConsentQuestion {...props} />
  </TrackingProvider>
);
