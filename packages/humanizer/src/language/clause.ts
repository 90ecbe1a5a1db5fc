import type { Token } from "../rule.ts";

/** What a run of words is, as far as parts of speech can tell; `unclear` whenever they leave room for doubt. */
export type Shape = "clause" | "phrase" | "unclear";

const finiteAuxiliary = /^(?:is|are|am|was|were|has|have|had|does|do|did|will|would|can|could|may|might|must|should|ca|wo|['’](?:s|re|m|ve|ll|d))$/iu;
const subjectPronoun = /^(?:it|they|we|he|she|you|I|there|this|that|these|those)$/iu;
/** Words that put what follows under something else: "when the tide turned" is no sentence. */
const subordinator = /^(?:when|whenever|where|wherever|if|while|as|because|since|although|though|unless|until|whereas|for|than|what|who|how|why|which|that)$/iu;
const relative = /^(?:that|which|who|whom|whose|what|where|when|how|why|than)$/iu;
const participle = /(?:ed|en|wn|lt|nt|ght|pt|de|ne)$/u;

/** Reads a run from its start to its first finite verb: "the tide turned" is a clause, "a tide that turned" a phrase. */
export function shapeOf(run: readonly Token[]): Shape {
  if (run[0]?.partOfSpeech === "ADP") return "unclear";
  if (run[0] && subordinator.test(run[0].text) && !/^(?:AUX|VERB)$/u.test(run[1]?.partOfSpeech ?? "")) return "unclear";
  let hasSubject = false;
  let hasGap = false;
  for (const [index, token] of run.entries()) {
    const word = token.text;
    if (token.partOfSpeech === "PUNCT" || token.partOfSpeech === "CCONJ") hasGap ||= word === ",";
    else if (index > 0 && relative.test(word)) return hasSubject ? "phrase" : "unclear";
    else if (subjectPronoun.test(word) && (token.partOfSpeech === "PRON" || index === 0)) {
      if (hasSubject) return hasGap ? "unclear" : "phrase";
      hasSubject = true;
    } else if (token.partOfSpeech === "SCONJ") return hasSubject ? "phrase" : "unclear";
    else if (token.partOfSpeech === "AUX" || token.partOfSpeech === "VERB") {
      const verdict = verbAt(run, index);
      if (verdict === "finite") return hasSubject && !hasGap ? "clause" : "unclear";
      if (verdict === "unclear") return "unclear";
      hasSubject ||= word.endsWith("ing");
    } else if (["NOUN", "PROPN", "NUM", "ADJ"].includes(token.partOfSpeech)) hasSubject = true;
  }
  return hasSubject ? "phrase" : "unclear";
}

/** Whether a finite verb stands anywhere in the run. */
export const hasFiniteVerb = (run: readonly Token[]): boolean =>
  run.some(({ partOfSpeech }, index) => (partOfSpeech === "AUX" || partOfSpeech === "VERB") && verbAt(run, index) === "finite");

function verbAt(run: readonly Token[], index: number): "finite" | "other" | "unclear" {
  const token = run[index];
  const before = run[index - 1];
  const after = run[index + 1];
  if (!token || (token.partOfSpeech === "VERB" && isMarked(run, index))) return "other";
  // "to find and share": the second verb belongs to the first one's "to".
  if (previousWord(run, index)?.partOfSpeech === "CCONJ" && !token.text.endsWith("s")) return "other";
  if (token.partOfSpeech === "AUX") return finiteAuxiliary.test(token.text) ? "finite" : "other";
  if (token.text.endsWith("ing")) return "other";
  if (!participle.test(token.text)) return "finite";
  if (before && subjectPronoun.test(before.text)) return "finite";
  return after?.partOfSpeech === "ADP" ? "other" : "unclear";
}

/** "to find", "to not only find". */
const isMarked = (run: readonly Token[], index: number) =>
  run.slice(0, index).findLast(({ partOfSpeech, text }) => partOfSpeech !== "ADV" && text !== "not")?.text.toLowerCase() === "to";

const previousWord = (run: readonly Token[], index: number) => run.slice(0, index).findLast(({ partOfSpeech }) => partOfSpeech !== "ADV");

/** Whether the run hangs on another clause from its first word on. */
export const isSubordinate = (run: readonly Token[]): boolean => run[0] !== undefined && subordinator.test(run[0].text);

/** The tokens that lie within a span. */
export const tokensWithin = (tokens: readonly Token[], start: number, end: number): readonly Token[] =>
  tokens.filter((token) => token.start >= start && token.end <= end);
