import type { Token } from "../rule.ts";
import { readForms } from "./inflection.ts";
import { subjectBefore } from "./noun-phrase.ts";
import { type Reading, readVerb } from "./verb-reading.ts";

/** How a form of `verb` is used where it stands. `follows` is where the words after the verb phrase begin. */
export function readingAt(tokens: readonly Token[], at: number, follows: number, verb: string): Reading | null {
  const forms = readForms(tokens[at]?.text.toLowerCase() ?? "", verb);
  return forms.length === 0 ? null : readVerb(tokens, { at, follows, forms, ambiguous: false });
}

/** The form of "be" that takes the place of another verb; null where it hangs on a subject that is not clear. */
export function copulaFor(tokens: readonly Token[], at: number, reading: Reading): string | null {
  switch (reading) {
    case "third":
      return "is";
    case "perfect":
      return "been";
    case "base":
      return bare(tokens, at);
    case "past": {
      const subject = subjectBefore(tokens, at);
      // A name in -s may be one thing: the United States.
      if (!subject || (subject.number === "plural" && tokens[subject.at]?.partOfSpeech === "PROPN")) return null;
      return subject.number === "plural" ? "were" : "was";
    }
    default:
      return null;
  }
}

const infinitive = /(?:^| )(?:to|can|could|may|might|must|shall|should|will|would|ca|wo|'ll|’ll|let|help)(?= |$)/iu;
const helped = new RegExp(`${infinitive.source}(?: (?:not|n't|n’t|also|\\p{L}+ly|often|always|both))* ?$`, "iu");

/** "Does not be" is no English. */
const supported = /(?:^| )(?:do|does|did)(?: (?:not|n't|n’t|\p{L}+ly))* ?$/iu;
/** "May the hall serve as": the subject stands between. */
const inverted = /(?:^| )(?:may|let|should|can|could|would|must|might|will|do|does|did) (?:the|an?|this|that|these|those|our|your|their|his|her|its|my|it|we|they|you) /iu;

function bare(tokens: readonly Token[], at: number): string | null {
  const before = tokens.slice(0, at).map(({ text }) => text);
  if (supported.test(before.slice(-4).join(" ")) || inverted.test(before.slice(-12).join(" "))) return null;
  if (helped.test(before.slice(-4).join(" "))) return "be";
  // "They can shape and serve as": what the second verb hangs on does not show.
  const joint = tokens.slice(0, at).findLast(({ partOfSpeech }) => partOfSpeech !== "ADV");
  return (joint?.partOfSpeech === "CCONJ" || joint?.text === ",") && infinitive.test(before.join(" ")) ? null : "are";
}
