import type { Token } from "../rule.ts";
import { lowerOf, numberOf, singularOf } from "./noun-phrase.ts";
import { plainBefore } from "./verb-words.ts";

/** Verbs that are nouns as well, and that a tagger may take for one. */
const twoSided = new Set(
  "address affect aim appeal attack attempt attract balance bind blend block boost break bring build call carry cast cause center centre challenge change charge claim clash combine comment compete concern contrast control counter cover cut damage deal decrease delay demand design detail display double draw drive ease employ enrich exceed exhibit experience exploit express extend face fall favor feature figure fill find focus force form frame fuel function fund give grant group guide halt handle harm help highlight hinder hit hold honor host hurt impact include increase influence introduce issue judge keep label lack land launch lead lean leave level limit link list make map mark market match measure merge mix model move name need note offer oppose outline pair pass pay permit pick pit place plan play point pose position practice present press produce profile progress promise promote provide pull purchase push put question raise range rank rate reach rebound record reduce reform reject release rely remain rent repeat report request require research result return reveal reverse reward rise risk root rule run schedule score seek sell serve set shape share shift show sign signal span spark spend spread spring stand start state stem store stress stretch strike struggle study supply support surge survey sustain take target tax test threaten tie top total touch trace track trade train transfer travel treat trend trigger trust turn use value view visit voice vote warrant waste watch witness work yield".split(
    " ",
  ),
);

/** Their past looks the same. */
const unmarked = new Set("cast cut hit hurt let put read set spread".split(" "));

const possessive = /^(?:my|your|his|her|its|our|their|whose)$/u;

type Form = "third" | "base" | "past";

/** The form in which a word can be a verb although its tag says otherwise, since it agrees with the noun before it. */
export function hiddenAt(tokens: readonly Token[], at: number): Form | null {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (!token || !next || !/^(?:NOUN|ADJ|VERB)$/u.test(token.partOfSpeech) || !/^(?:DET|ADJ|ADP|NOUN|NUM|PRON|ADV|VERB)$/u.test(next.partOfSpeech)) return null;
  const form = formAfter(tokens[plainBefore(tokens, at)], lowerOf(token));
  return form === "past" && /^(?:ADP|VERB)$/u.test(next.partOfSpeech) ? null : form;
}

/** The one word of a clause without a verb that can be it. */
export function hiddenVerb(tokens: readonly Token[]): { readonly at: number; readonly form: Form } | null {
  const candidates = tokens.flatMap((_, at) => {
    const form = hiddenAt(tokens, at);
    return form ? [{ at, form }] : [];
  });
  // What only agrees with another candidate is that one's object: "causes damage".
  const free = candidates.filter(({ at }) => !candidates.some((other) => other.at === plainBefore(tokens, at)));
  return (free.length === 1 && free[0]) || null;
}

function formAfter(subject: Token | undefined, word: string): Form | null {
  const isEach = lowerOf(subject) === "each";
  if (!isEach && (!/^(?:NOUN|PROPN|PRON)$/u.test(subject?.partOfSpeech ?? "") || possessive.test(lowerOf(subject)))) return null;
  if (/\p{L}{3}(?<!e)ed$/u.test(word)) return "past";
  // A name in -s is one all the same: "Philips questions the trend".
  if (subject?.partOfSpeech === "PROPN" && word.endsWith("s")) return twoSided.has(singularOf(word)) ? "third" : null;
  if (!isEach && numberOf(lowerOf(subject)) === "plural") return twoSided.has(word) && !unmarked.has(word) ? "base" : null;
  return word.endsWith("s") && twoSided.has(singularOf(word)) ? "third" : null;
}
