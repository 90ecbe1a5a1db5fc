import type { IdentifyLanguage, Strength } from "@prosewell/humanizer";
import { likeness, profileOf } from "../chunk/likeness.ts";
import type { Voice } from "../voice.ts";
import { isNewVoice, isSurer, isTurned } from "./english.ts";
import { factFailures, type Ground } from "./facts.ts";
import { formFailures, lengthFailure } from "./form.ts";
import type { Failure } from "./failure.ts";
import { isSameLanguage } from "./language.ts";

/** By what a wording is judged. */
export interface Bench extends Ground {
  readonly identify: IdentifyLanguage;
  readonly strength: Strength;
  /** The sample of the writer's prose that the model was shown. */
  readonly voice: Voice | null;
}

/**
 * How much of its runs of letters a wording must share with its original. Sentences of one language that have nothing to do with each
 * other share 0.1 to 0.2; of the market's rewrites that pass all else, those that share less than a third read as other statements.
 */
const nearest: Readonly<Record<Strength, number>> = { light: 0.55, standard: 0.42, strong: 0.35 };

/** Everything that is wrong with a wording of some sentences of the text; nothing where it can stand. `facts` are those of the original, in order. */
export function* judge(before: string, after: string, facts: readonly string[], bench: Bench): Generator<Failure> {
  if (after.trim() === "") {
    yield { code: "empty", advice: "Write a wording for every sentence." };
    return;
  }
  if (after === before) return;
  yield* formFailures(before, after);
  const length = lengthFailure(before, after);
  if (length) yield length;
  if (!isSameLanguage(before, after, bench.identify)) yield { code: "language", advice: "Write in the language of the original." };
  yield* factFailures(before, after, facts, bench);
  if (bench.language === "en") {
    if (isSurer(before, after)) yield { code: "certainty", advice: "It was surer than the original; keep hedges such as suggests, seems and likely, and claim no more." };
    if (isTurned(before, after)) yield { code: "direction", advice: "A comparison or a change was turned around; keep what rises rising, and what comes first first." };
    if (isNewVoice(before, after)) yield { code: "voice", advice: "Do not speak in the first person where the original does not." };
  }
  if (bench.voice?.isCopied(after)) yield { code: "copied", advice: "It took over words of the sample; take up its manner, and nothing that it says." };
  if (likeness(profileOf(before), profileOf(after)) < nearest[bench.strength]) yield { code: "strayed", advice: "It said something else; rewrite this very text, sentence by sentence, and keep its words for things." };
}
