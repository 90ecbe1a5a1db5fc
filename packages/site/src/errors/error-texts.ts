"use client";

import type { ErrorTexts } from "./texts.ts";

/** Where the document failed before it could hand its texts over. */
const builtIn: ErrorTexts = {
  title: "Something went wrong",
  text: "This page could not be shown. Any text you were working on is kept in this browser. Reload the page to try again.",
  retry: "Try again",
  feedback: "Report feedback",
  feedbackFailed: "The feedback form could not be loaded.",
};

let remembered: ErrorTexts | undefined;

/**
 * Keeps the texts in the module, where no failing tree can take them away. They are noted while
 * rendering, and first of all: had a sibling failed, no effect would run.
 */
export function RememberErrorTexts({ texts }: { texts: ErrorTexts }) {
  remembered = texts;
  return null;
}

export const errorTexts = (): ErrorTexts => remembered ?? builtIn;
