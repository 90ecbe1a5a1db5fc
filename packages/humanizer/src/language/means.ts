import type { Scene, Token } from "../rule.ts";
import { hangs, isContact, isGerund } from "./clause-words.ts";
import { finiteVerbs } from "./finite-verbs.ts";
import type { FiniteVerb } from "./verb-group.ts";

/** A sentence that opens with the way something is done: "By sharing a press, the villages save money." */
export interface Means {
  /** Its words after "by". */
  readonly tokens: readonly Token[];
  /** Where the comma after it stands. */
  readonly end: number;
  /** The clause after the comma, to the sentence's last mark. */
  readonly main: readonly Token[];
  /** The clause's first finite verb; positions are in {@link Means.main}, and its subject stands before it. */
  readonly verb: FiniteVerb;
}

const opener = /^By (?!doing |being |having )\p{Ll}+ing(?= )/u;
/** Marks that part a sentence into more than a means and what it does. */
const parts = /[;:—–()[\]“”"\n]| - |\.{3}/u;
const longestMeans = 18;
const longestSubject = 7;

export const isWord = ({ partOfSpeech }: Token): boolean => partOfSpeech !== "PUNCT";

/** The means that a sentence opens with; null when the sentence, or the clause's subject, has another shape. */
export function meansOf({ text, sentence, block, ...scene }: Scene): Means | null {
  const whole = text.slice(sentence.start, sentence.end);
  if (block.kind === "heading" || !opener.test(whole) || !/[.!]$/u.test(whole) || parts.test(whole)) return null;
  const tokens = scene.tokens();
  for (const [index, token] of tokens.entries()) {
    if (token.text !== ",") continue;
    const main = tokens.slice(index + 1, -1);
    const verb = finiteVerbs(main)?.[0];
    const means = tokens.slice(1, index);
    if (verb && isSubject(main.slice(0, verb.at))) return means.filter(isWord).length > longestMeans ? null : { tokens: means, end: token.start, main, verb };
  }
  return null;
}

function isSubject(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (!first || tokens.length > longestSubject || !/^(?:DET|PRON|NOUN|PROPN|ADJ)$/u.test(first.partOfSpeech)) return false;
  return tokens.every((token, at) => token.text !== "," && !isGerund(token) && !hangs(token) && !isContact(tokens, at));
}
