import type { Token } from "../rule.ts";

/** What a noun phrase is about, and whether one or several are meant, when that shows. */
export interface NounPhrase {
  /** The head noun in lower case and in the singular, or the pronoun. */
  readonly head: string;
  readonly number: "singular" | "plural";
  /** Position of the head among the tokens. */
  readonly at: number;
}

const possessives = new Set("my your his her its our their whose".split(" "));
/** Nouns that only measure what follows "of": the phrase is about that. */
const measures = new Set("range variety number array lot series set host wealth kind sort type form degree level amount combination mix multitude".split(" "));
const longest = 14;

export const lowerOf = (token: Token | undefined): string => token?.text.toLowerCase() ?? "";
const is = (token: Token | undefined, ...parts: Token["partOfSpeech"][]) => token !== undefined && parts.includes(token.partOfSpeech);

const pluralWords = new Set("people children men women data media criteria phenomena they we these those you both many several few".split(" "));
const singularInS = /(?:ss|us|is|ics|news|series|species|always)$/;

export const numberOf = (noun: string): "singular" | "plural" =>
  pluralWords.has(noun) || (noun.endsWith("s") && !singularInS.test(noun)) ? "plural" : "singular";

export const singularOf = (noun: string): string => {
  if (numberOf(noun) === "singular" || !noun.endsWith("s")) return noun;
  if (noun.endsWith("ies") && noun.length > 4) return `${noun.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|z)es$/.test(noun) ? noun.slice(0, -2) : noun.slice(0, -1);
};

const phraseAt = (tokens: readonly Token[], at: number): NounPhrase => {
  const head = lowerOf(tokens[at]);
  return { head: singularOf(head), number: numberOf(head), at };
};

/** The noun phrase that starts at this token: the object of a verb, or what an adjective belongs to. */
export function nounPhraseAt(tokens: readonly Token[], from: number): NounPhrase | null {
  let head: number | null = null;
  for (let index = from; index < from + longest; index += 1) {
    const token = tokens[index];
    const lower = lowerOf(token);
    if (!token) break;
    if (lower === "-" || /^[*_“"‘'(]+$/u.test(lower)) {
      if (head !== null && lower !== "-") break;
    } else if (is(token, "NOUN", "PROPN")) {
      head = index;
    } else if (lower === "'s" || lower === "’s" || lower === "'" || lower === "’") {
      head = null;
    } else if (lower === "of" && head !== null && measures.has(singularOf(lowerOf(tokens[head])))) {
      head = null;
    } else if (head !== null) {
      break;
    } else if (is(token, "PRON") && !possessives.has(lower)) {
      return { head: lower, number: numberOf(lower), at: index };
    } else if (is(token, "VERB")) {
      if (!/(?:ing|ed)$/.test(lower)) break;
      if (!is(tokens[index + 1], "NOUN", "PROPN", "ADJ", "CCONJ")) return phraseAt(tokens, index);
    } else if (!is(token, "DET", "ADJ", "NUM", "PRON", "ADV", "CCONJ") && lower !== ",") {
      break;
    }
  }
  return head === null ? null : phraseAt(tokens, head);
}

const relatives = new Set("which that who whom what".split(" "));

/** The noun phrase that ends before this token, auxiliaries and adverbs left out: the subject of a verb. Null when unsure. */
export function subjectBefore(tokens: readonly Token[], at: number): NounPhrase | null {
  let end = at - 1;
  while (is(tokens[end], "AUX", "ADV", "PART")) end -= 1;
  const last = tokens[end];
  if (!last || relatives.has(lowerOf(last))) return null;
  if (is(last, "PRON") && !possessives.has(lowerOf(last))) return phraseAt(tokens, end);

  let start = end;
  while (is(tokens[start - 1], "NOUN", "PROPN", "ADJ", "DET", "NUM", "ADP") || lowerOf(tokens[start - 1]) === "-" || possessives.has(lowerOf(tokens[start - 1])) || /^['’]s?$/.test(lowerOf(tokens[start - 1]))) {
    start -= 1;
  }
  // The object of an inner clause ("the law that banned fires"), a list, or a clause whose parts cannot be told apart.
  const governor = tokens.slice(0, start).findLast((token) => !is(token, "ADV"));
  if (is(governor, "VERB", "AUX") || /^["“”]$/u.test(lowerOf(tokens[start - 1]))) return null;
  if (is(tokens[start - 1], "CCONJ") || is(tokens[start], "ADP") || (lowerOf(tokens[start - 1]) === "," && start > 2 && !is(tokens[0], "ADP", "SCONJ", "ADV") && lowerOf(tokens[0]) !== "according")) return null;
  const phrase = nounPhraseAt(tokens, start);
  return phrase && phrase.at <= end ? phrase : null;
}
