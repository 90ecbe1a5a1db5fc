"use client";

import type { ErrorTexts } from "./texts.ts";

let remembered: ErrorTexts | undefined;

/**
 * Keeps the texts in the module, where no failing tree can take them away. They are noted while
 * rendering, and first of all: had a sibling failed, no effect would run.
 */
export function RememberErrorTexts({ texts }: { texts: ErrorTexts }) {
  remembered = texts;
  return null;
}

export const errorTexts = (): ErrorTexts | undefined => remembered;
