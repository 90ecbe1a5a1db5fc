import type { Humanizer, Request, Result } from "@prosewell/humanizer";
import type { BenchText } from "../text-sets.ts";

export type Settings = Required<Pick<Request, "tone" | "strength">>;

/** A text and what became of it. */
export interface Outcome {
  readonly source: BenchText;
  readonly result: Result;
}

export const rewriteAll = (humanizer: Humanizer, texts: readonly BenchText[], settings: Settings): Outcome[] =>
  texts.map((source) => ({ source, result: humanizer.humanize({ ...settings, text: source.text }) }));
