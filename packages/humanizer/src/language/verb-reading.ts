import type { Token } from "../rule.ts";
import type { VerbForm } from "./inflection.ts";
import { lowerOf } from "./noun-phrase.ts";

const perfect = new Set("have has had having 've ’ve 'd ’d".split(" "));
const passive = new Set("be is are was were been being am get gets got getting 're ’re 's ’s".split(" "));
const modals = new Set("to can could may might must shall should will would do does did don't help helps helped let ca wo 'll ’ll".split(" "));
const subjects = new Set("i you he she it we they who which that this these".split(" "));
const determiners = new Set("the a an this that these those my your his her its our their each every no any some of in for with by on as".split(" "));

/** `perfect` is the participle after "have": active, where the bare participle is passive. */
export type Reading = VerbForm | "perfect" | "past or participle";

/** The form in which a verb is written for a reading; null where past and participle cannot be told apart. */
export const formFor = (reading: Reading): VerbForm | null =>
  reading === "perfect" ? "participle" : reading === "past or participle" ? null : reading;

/** The nearest token to the left that is no adverb. */
const previous = (tokens: readonly Token[], at: number): Token | undefined => {
  let index = at - 1;
  while (tokens[index]?.partOfSpeech === "ADV" || /^(?:not|n't|n’t|also|all)$/.test(lowerOf(tokens[index]))) index -= 1;
  return tokens[index];
};

/** What no noun has right behind it, and a verb often has. */
const opensPhrase = /^(?:the|an?|this|these|those|its|their|our|his|her)$/;

/** "A brand that outlived its founder": the verb of a relative clause stands right behind its "that". */
const isRelative = (tokens: readonly Token[], at: number) =>
  lowerOf(tokens[at - 1]) === "that" && (tokens[at - 2]?.partOfSpeech === "NOUN" || tokens[at - 2]?.partOfSpeech === "PROPN");

/**
 * How a word that could be these forms of a verb is used here; null when it is no verb, or an adjective before its noun.
 * `ambiguous` verbs are also nouns (leverage, showcase): their bare forms need the tag or a clear word before them, and an
 * object. `follows` is where the words after the whole verb phrase begin.
 */
export function readVerb(
  tokens: readonly Token[],
  { at, follows, forms, ambiguous }: { at: number; follows: number; forms: readonly VerbForm[]; ambiguous: boolean },
): Reading | null {
  const token = tokens[at];
  const before = previous(tokens, at);
  const cue = lowerOf(before);
  if (!token) return null;
  const next = tokens[follows];
  if (lowerOf(tokens[at + 1]) === "-" || lowerOf(tokens[at - 1]) === "-") return null;
  const [form] = forms;

  if (form === "past") {
    if (isRelative(tokens, at)) return "past";
    if (perfect.has(cue)) return "perfect";
    if (passive.has(cue)) return "participle";
    // Before an article, what follows an adjective is a verb all the same: "the accused commenced the".
    const qualifies = !opensPhrase.test(lowerOf(next)) && (before?.partOfSpeech === "DET" || before?.partOfSpeech === "ADJ" || determiners.has(cue));
    if (before === undefined || qualifies) {
      return next?.partOfSpeech === "NOUN" || next?.partOfSpeech === "ADJ" ? null : "participle";
    }
    if (next && /^(?:by|in|from|through|with)$/.test(lowerOf(next)) && before.partOfSpeech !== "PRON") return "participle";
    // Only an active verb has its object right behind it.
    const object = next && before.partOfSpeech !== "CCONJ" && before.partOfSpeech !== "PUNCT" && ["DET", "ADJ", "NOUN", "PROPN", "PRON", "NUM"].includes(next.partOfSpeech);
    return before.partOfSpeech === "PRON" || object ? "past" : "past or participle";
  }
  if (form === "gerund") {
    const named = before !== undefined && (before.partOfSpeech === "DET" || before.partOfSpeech === "ADJ" || cue === "'s" || cue === "’s");
    return named || lowerOf(next) === "of" ? null : "gerund";
  }
  if (before?.partOfSpeech === "DET" || before?.partOfSpeech === "NUM" || /^(?:my|your|his|her|its|our|their|['’]s)$/.test(cue)) return null;
  if (modals.has(cue)) return form === "third" ? null : "base";
  if (ambiguous && (!next || next.partOfSpeech === "PUNCT")) return null;
  if (ambiguous && token.partOfSpeech !== "VERB" && !subjects.has(cue) && !opensPhrase.test(lowerOf(next))) return null;
  if (ambiguous && (before?.partOfSpeech === "ADJ" || before?.partOfSpeech === "ADP")) return null;
  return form ?? null;
}
