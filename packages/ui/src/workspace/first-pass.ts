import { firstPass } from "@prosewell/humanizer/first-pass";
import { Coming as Shown } from "./engines/Coming.tsx";
import type { Coming } from "./engines/served.ts";
import { inSlices } from "./in-slices.ts";
import { leadingPart } from "./measure.ts";
import type { Draft } from "./settings.ts";

/** In UTF-16 code units, some 3,000 words: what the page reads by itself without a long task, were it one paragraph. */
const longest = 20_000;

/** What can be shown of a run before the engine is there; `null` of a long text. Throws the signal's reason once it is aborted. */
export const precede = async ({ text, locked }: Pick<Draft, "text" | "locked">, wordsPerRun: number, signal: AbortSignal): Promise<Coming | null> => {
  if (text.length > longest) return null;
  const original = leadingPart(text, wordsPerRun);
  const { text: done } = await inSlices(firstPass({ text: original, locked }), signal);
  return { done, rest: text.slice(original.length), Shown };
};
