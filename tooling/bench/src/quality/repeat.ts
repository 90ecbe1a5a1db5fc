import type { Humanizer } from "@prosewell/humanizer";
import type { Outcome, Settings } from "./outcome.ts";

/** Ids of the texts that a second run, over the first one's output, changes again. */
export const unsettled = (humanizer: Humanizer, outcomes: readonly Outcome[], settings: Settings): string[] =>
  outcomes
    .filter(({ result }) => humanizer.humanize({ ...settings, text: result.text }).text !== result.text)
    .map(({ source }) => source.id);

/** Ids of the texts that the same request, made again, answers differently. */
export const undetermined = (humanizer: Humanizer, outcomes: readonly Outcome[], settings: Settings): string[] =>
  outcomes
    .filter(({ source, result }) => JSON.stringify(humanizer.humanize({ ...settings, text: source.text })) !== JSON.stringify(result))
    .map(({ source }) => source.id);
