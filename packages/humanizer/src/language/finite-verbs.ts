import type { Token } from "../rule.ts";
import { hiddenVerb } from "./hidden-verb.ts";
import { readLoneVerb } from "./lone-verb.ts";
import { lowerOf } from "./noun-phrase.ts";
import { auxiliaryGroup, endOfGroup, type FiniteVerb } from "./verb-group.ts";
import { denial, is, linking, plainBefore } from "./verb-words.ts";

/** The finite verbs of a run of tokens, in order; null when a word in it may be one or not, and nothing around it tells. */
export function finiteVerbs(run: readonly Token[]): readonly FiniteVerb[] | null {
  // A capital within a sentence makes a name, whatever the tag says.
  const tokens = run.map((token, at): Token => (at > 0 && is(token, "VERB") && /^\p{Lu}/u.test(token.text) ? { ...token, partOfSpeech: "PROPN" } : token));
  const found: FiniteVerb[] = [];
  /** Where the last verb without a subject stands ("to find"), which another may be joined to. */
  let bare = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // "over-parameterized"
    if (!is(token, "VERB", "AUX") || tokens[at - 1]?.text === "-" || tokens[at + 1]?.text === "-") continue;
    if (lowerOf(tokens[plainBefore(tokens, at)]) === "to") {
      bare = at;
      at = endOfGroup(tokens, at);
    } else if (is(token, "AUX")) {
      const group = auxiliaryGroup(tokens, at);
      // "They have, for years, sold it": the verb is further on.
      if (group?.main === at && tokens[at + 1]?.text === ",") return null;
      if (group) found.push(group);
      at = group ? Math.max(at, group.main) : endOfGroup(tokens, at);
    } else {
      const reading = readLoneVerb(tokens, at, found.at(-1), bare);
      if (reading === "unclear") return null;
      if (reading === "bare") bare = at;
      if (reading === "third" || reading === "base" || reading === "past") found.push(plainVerb(tokens, at, reading));
    }
  }
  if (found[0] && !hasOnlyRelative(tokens, found[0].at)) return found;
  // "The letter questions the view that he held": what is found may only tell of a noun.
  const relative = found.length > 0 ? tokens.findIndex((token, at) => at > 0 && relatives.test(lowerOf(token))) : tokens.length;
  const hidden = hiddenVerb(tokens.slice(0, relative));
  return hidden ? [plainVerb(tokens, hidden.at, hidden.form), ...found] : found;
}

const relatives = /^(?:that|which|who)$/u;
const hasOnlyRelative = (tokens: readonly Token[], first: number) => tokens.slice(1, first).some((token, index) => relatives.test(lowerOf(token)) && is(tokens[index], "NOUN"));

const plainVerb = (tokens: readonly Token[], at: number, form: "third" | "base" | "past"): FiniteVerb => ({
  at,
  main: at,
  tense: form === "past" ? "past" : "present",
  voice: linking.test(lowerOf(tokens[at])) ? "linking" : "active",
  beside: form,
  denied: denial.test(lowerOf(tokens[at - 1])),
});
